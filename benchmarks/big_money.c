/* Big Money against Big Money with one Smithy, written by hand for nothing but this match-up: the yardstick for the
   kernel (see big_money.py). Two players, 8 Provinces; both menus as in strategies/dominion: Province, Gold,
   (Smithy while none is owned,) Silver. Same rules as the kernel: the discard pile is shuffled under the rest of the
   deck, ties go to fewer turns, rotated seats. Prints games per second and the Smithy player's share of the wins. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COPPER, SILVER, GOLD, ESTATE, PROVINCE, SMITHY, CARDS };
static const int COIN[CARDS] = {1, 2, 3, 0, 0, 0};

typedef struct {
    uint64_t a, b;
    int8_t deck[128], hand[128], discard[128], play[128];
    int decks, hands, discards, plays, smithies, provinces, turns;
} Player;

static int supply[CARDS];

static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next(Player *p) { /* xoroshiro128++ */
    uint64_t a = p->a, b = p->b, r = rotl(a + b, 17) + a;
    b ^= a;
    p->a = rotl(a, 49) ^ b ^ (b << 21);
    p->b = rotl(b, 28);
    return r;
}

static inline int below(Player *p, uint64_t n) { /* Lemire's method, as in the kernel */
    uint64_t m = (next(p) >> 32) * n;
    if ((m & 0xffffffff) < n) {
        uint64_t t = (0x100000000ull - n) % n;
        while ((m & 0xffffffff) < t) m = (next(p) >> 32) * n;
    }
    return (int)(m >> 32);
}

static void reshuffle(Player *p) {
    int n = p->discards;
    memmove(p->deck + n, p->deck, p->decks);
    memcpy(p->deck, p->discard, n);
    for (int i = n - 1; i > 0; i--) {
        int j = below(p, i + 1);
        int8_t card = p->deck[i];
        p->deck[i] = p->deck[j];
        p->deck[j] = card;
    }
    p->decks += n;
    p->discards = 0;
}

static inline void draw(Player *p, int count) {
    if (p->decks < count && p->discards > 0) reshuffle(p);
    if (count > p->decks) count = p->decks;
    for (int i = 0; i < count; i++) p->hand[p->hands++] = p->deck[--p->decks];
}

static uint64_t mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

static void start(Player *p, uint64_t seed) {
    p->a = mix(seed * 2 + 1);
    p->b = mix(seed * 2 + 2);
    p->decks = p->hands = p->plays = p->smithies = p->provinces = p->turns = 0;
    for (int i = 0; i < 10; i++) p->discard[i] = i < 7 ? COPPER : ESTATE;
    p->discards = 10;
    draw(p, 5);
}

static void turn(Player *p, int wants_smithy) {
    int coins = 0, kept = 0;
    p->turns++;
    for (int i = 0; i < p->hands; i++)
        if (p->hand[i] == SMITHY) {
            p->hand[i] = p->hand[--p->hands];
            p->play[p->plays++] = SMITHY;
            draw(p, 3);
            break;
        }
    for (int i = 0; i < p->hands; i++) {
        int8_t card = p->hand[i];
        if (COIN[card]) {
            coins += COIN[card];
            p->play[p->plays++] = card;
        } else
            p->hand[kept++] = card;
    }
    p->hands = kept;
    int buy = -1;
    if (coins >= 8) buy = PROVINCE;
    else if (coins >= 6 && supply[GOLD]) buy = GOLD;
    else if (coins >= 4 && wants_smithy && !p->smithies && supply[SMITHY]) buy = SMITHY;
    else if (coins >= 3 && supply[SILVER]) buy = SILVER;
    if (buy >= 0) {
        supply[buy]--;
        p->discard[p->discards++] = (int8_t)buy;
        p->smithies += buy == SMITHY;
        p->provinces += buy == PROVINCE;
    }
    memcpy(p->discard + p->discards, p->play, p->plays);
    p->discards += p->plays;
    memcpy(p->discard + p->discards, p->hand, p->hands);
    p->discards += p->hands;
    p->plays = p->hands = 0;
    draw(p, 5);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000;
    static Player seats[2];
    double smithy = 0;
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (long game = 0; game < games; game++) {
        int smithy_seat = 1 - (int)(game & 1);
        supply[SILVER] = 40;
        supply[GOLD] = 30;
        supply[PROVINCE] = 8;
        supply[SMITHY] = 10;
        for (int s = 0; s < 2; s++) start(&seats[s], (uint64_t)(game / 2) * 2 + s);
        int empty = 0, seat = 0;
        for (int t = 0; t < 400; t++) {
            turn(&seats[seat], seat == smithy_seat);
            empty = (supply[SILVER] == 0) + (supply[GOLD] == 0) + (supply[SMITHY] == 0);
            if (supply[PROVINCE] == 0 || empty >= 3) break;
            seat = 1 - seat;
        }
        Player *me = &seats[smithy_seat], *other = &seats[1 - smithy_seat];
        if (me->provinces != other->provinces) smithy += me->provinces > other->provinces;
        else if (me->turns != other->turns) smithy += me->turns < other->turns;
        else smithy += 0.5;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec);
    printf("%.0f %.6f\n", games / seconds, smithy / games);
    return 0;
}
