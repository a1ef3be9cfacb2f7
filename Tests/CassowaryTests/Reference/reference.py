"""What SciPy's general linear programs say of systems, to compare a solver with.

Reads requests as JSON lines and answers each with one. A request has "systems"; of those, one linear program is made
in which each has variables of its own, so that a minimum of the sum is a minimum of each. Answers, for each system:
  errors  the smallest possible sum of violations at each level, given the levels above
  spread  for each variable asked about, how far it can move from the given value (at most 1) without changing those
"""

import json
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, vstack


class Program:
    """Rows over free variables and, for each row that is not required, its violation."""

    def __init__(self, systems):
        self.count = 0
        self.lower = []
        self.upper = []
        self.equal = ([], [], [], [])
        self.atMost = ([], [], [], [])
        # The rows of atMost that hold exactly from now on.
        self.tight = []
        self.violations = []
        self.offsets = []
        for system in systems:
            offset = self.variables(system["variableCount"], -numpy.inf)
            self.offsets.append(offset)
            violations = []
            for row in system["rows"]:
                terms = [(offset + v, c) for v, c in zip(row["variables"], row["coefficients"])]
                violations.append(self.row(terms, row["relation"], row["constant"], row["priority"] < 1000))
            self.violations.append(violations)

    def variables(self, count, lower):
        first = self.count
        self.count += count
        self.lower += [lower] * count
        self.upper += [numpy.inf] * count
        return first

    def row(self, terms, relation, constant, isSoft):
        violations = []
        if isSoft and relation <= 0:
            violations.append(self.variables(1, 0))
            terms = terms + [(violations[-1], -1)]
        if isSoft and relation >= 0:
            violations.append(self.variables(1, 0))
            terms = terms + [(violations[-1], 1)]
        if relation > 0:
            terms = [(v, -c) for v, c in terms]
            constant = -constant
        self.append(self.equal if relation == 0 else self.atMost, terms, constant)
        return violations

    @staticmethod
    def append(part, terms, constant):
        rows, columns, values, constants = part
        for column, value in terms:
            rows.append(len(constants))
            columns.append(column)
            values.append(value)
        constants.append(constant)

    def matrix(self, part):
        rows, columns, values, constants = part
        if not constants:
            return None, None
        return coo_matrix((values, (rows, columns)), shape=(len(constants), self.count)).tocsc(), constants

    def minimise(self, cost):
        atMost, atMostConstants = self.matrix(self.atMost)
        equal, equalConstants = self.matrix(self.equal)
        if self.tight:
            tightConstants = [atMostConstants[i] for i in self.tight]
            equal = vstack([equal, atMost[self.tight]]) if equal is not None else atMost[self.tight]
            equalConstants = (equalConstants or []) + tightConstants
        # HiGHS gives up on a rare program, or takes it for infeasible; then another of its ways finds the answer.
        for method, presolve, tolerance in (
            ("highs", True, 1e-9), ("highs", False, 1e-9), ("highs", False, 1e-7), ("highs-ipm", True, 1e-7),
        ):
            result = linprog(
                cost, A_ub=atMost, b_ub=atMostConstants, A_eq=equal, b_eq=equalConstants,
                bounds=numpy.array([self.lower, self.upper]).T, method=method,
                options={
                    "presolve": presolve, "primal_feasibility_tolerance": tolerance,
                    "dual_feasibility_tolerance": tolerance})
            if result.status == 0:
                return result
        raise RuntimeError(result.message)

    def lessen(self, groups):
        """Minimises the sum of each group of violations and stays among the solutions that do so. Answers the sums."""
        cost = numpy.zeros(self.count)
        for group in groups:
            cost[group] += 1
        if not cost.any():
            return [0.0 for _ in groups]
        result = self.minimise(cost)
        # Whatever has a price at one best solution is at its bound in all of them.
        for column in numpy.flatnonzero(numpy.abs(result.lower.marginals) > 1e-7):
            self.upper[column] = self.lower[column]
        if self.atMost[3]:
            priced = numpy.flatnonzero(numpy.abs(result.ineqlin.marginals) > 1e-7)
            self.tight = sorted(set(self.tight).union(int(i) for i in priced))
        return [float(sum(result.x[v] for v in group)) for group in groups]


def answer(request):
    systems = request["systems"]
    program = Program(systems)
    levels = [sorted({r["priority"] for r in s["rows"] if r["priority"] < 1000}, reverse=True) for s in systems]
    errors = [[] for _ in systems]
    for level in range(max(map(len, levels), default=0)):
        groups = []
        for system, own, violations in zip(systems, levels, program.violations):
            wanted = own[level] if level < len(own) else None
            groups.append([v for row, vs in zip(system["rows"], violations) if row["priority"] == wanted for v in vs])
        for error, own, total in zip(errors, levels, program.lessen(groups)):
            if level < len(own):
                error.append(total)

    ties = [[] for _ in systems]
    if request.get("ties"):
        orders = [
            [i for i, r in sorted(enumerate(s["rows"]), key=lambda e: (-e[1]["rank"], e[0])) if r["priority"] < 1000]
            for s in systems
        ]
        for step in range(max(map(len, orders), default=0)):
            groups = [v[o[step]] if step < len(o) else [] for o, v in zip(orders, program.violations)]
            for tie, order, total in zip(ties, orders, program.lessen(groups)):
                if step < len(order):
                    tie.append(total)

    spread = [[0.0 for _ in s.get("asked", [])] for s in systems]
    for step in range(max((len(s.get("asked", [])) for s in systems), default=0)):
        lower, upper = list(program.lower), list(program.upper)
        asked = []
        for index, (system, offset) in enumerate(zip(systems, program.offsets)):
            if step < len(system["asked"]):
                variable = system["asked"][step]
                column = offset + variable
                program.lower[column] = system["values"][variable] - 1
                program.upper[column] = system["values"][variable] + 1
                asked.append((index, column, system["values"][variable]))
        for sign in (1, -1):
            cost = numpy.zeros(program.count)
            for _, column, _ in asked:
                cost[column] = sign
            x = program.minimise(cost).x
            for index, column, value in asked:
                spread[index][step] = max(spread[index][step], abs(float(x[column]) - value))
        program.lower, program.upper = lower, upper
    return {"errors": errors, "ties": ties, "spread": spread}


def patient(request):
    """Answers in halves what is too hard at once."""
    try:
        return answer(request)
    except RuntimeError:
        systems = request["systems"]
        if len(systems) == 1:
            raise
        half = len(systems) // 2
        first = patient({**request, "systems": systems[:half]})
        second = patient({**request, "systems": systems[half:]})
        return {key: first[key] + second[key] for key in first}


for line in sys.stdin:
    try:
        reply = patient(json.loads(line))
    except Exception as problem:
        reply = {"problem": f"{type(problem).__name__}: {problem}"}
    print(json.dumps(reply), flush=True)
