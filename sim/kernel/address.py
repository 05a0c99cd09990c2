"""Addresses inside compiled code: call what lies there, read and write there, copy whole tables.

Everything replaceable (card effects, hooks, strategies) is called through its address, so the kernel is compiled
once and a card or a strategy alone. None of these checks anything: only addresses that Python put into the record
come here.
"""

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

WORD = ir.IntType(64)
BYTE = ir.IntType(8)


def _call(builder, returns, args):
    address, table, me = args
    kind = ir.FunctionType(returns, [table.type, WORD])
    return builder.call(builder.inttoptr(address, kind.as_pointer()), [table, me])


@intrinsic
def call_effect(typingctx, address, table, me):
    """Run the effect that lies at an address."""

    def codegen(context, builder, signature, args):
        _call(builder, ir.VoidType(), args)
        return context.get_dummy_value()

    return types.void(types.int64, table, types.int64), codegen


@intrinsic
def call_answer(typingctx, address, table, me):
    """Ask the function that lies at an address."""

    def codegen(context, builder, signature, args):
        return _call(builder, WORD, args)

    return types.int64(types.int64, table, types.int64), codegen


@intrinsic
def address_of(typingctx, table):
    """Where a table lies."""

    def codegen(context, builder, signature, args):
        return builder.ptrtoint(args[0], WORD)

    return types.int64(table), codegen


@intrinsic
def record_at(typingctx, address, like):
    """The table that lies at an address, of the same kind as `like`."""

    def codegen(context, builder, signature, args):
        return builder.inttoptr(args[0], args[1].type)

    return like(types.int64, like), codegen


@intrinsic
def copy_bytes(typingctx, target, source, count):
    """Copy memory from one address to another."""

    def codegen(context, builder, signature, args):
        pointer = BYTE.as_pointer()
        memcpy = builder.module.declare_intrinsic("llvm.memcpy", [pointer, pointer, WORD])
        target, source = (builder.inttoptr(a, pointer) for a in args[:2])
        builder.call(memcpy, [target, source, args[2], ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


def _element(builder, address, index, kind):
    return builder.gep(builder.inttoptr(address, kind.as_pointer()), [index], source_etype=kind)


@intrinsic
def peek(typingctx, address, index):
    """The index-th 64-bit integer behind an address."""

    def codegen(context, builder, signature, args):
        return builder.load(_element(builder, args[0], args[1], WORD), typ=WORD)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def peek_number(typingctx, address, index):
    """The index-th 64-bit floating point number behind an address."""

    def codegen(context, builder, signature, args):
        return builder.load(_element(builder, args[0], args[1], ir.DoubleType()), typ=ir.DoubleType())

    return types.float64(types.int64, types.int64), codegen


@intrinsic
def poke(typingctx, address, index, value):
    """Write the index-th 64-bit integer behind an address."""

    def codegen(context, builder, signature, args):
        builder.store(args[2], _element(builder, args[0], args[1], WORD))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


@intrinsic
def count_bits(typingctx, word):
    """How many bits of a 64-bit word are set."""

    def codegen(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.uint64), codegen


@intrinsic
def lowest_bit(typingctx, word):
    """The number of the lowest set bit; 64 if none is set."""

    def codegen(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), codegen
