"""Reports: sections of question, table, figure and reading aid, laid out on one self-contained page."""

from analyses.report.make import make_report
from analyses.report.section import Section
from analyses.report.write import write_report

__all__ = ["Section", "make_report", "write_report"]
