#include "KiwiRival.h"

#if !__has_include(<kiwi/kiwi.h>)
#error "kiwi's headers are missing: run Benchmarks/run once, which downloads them"
#endif

#include <kiwi/kiwi.h>
#include <malloc.h>

#include <vector>

namespace {

/* As in kiwi's own benchmark of an Enaml dialog; strengths there are weights, not levels. */
double strength(int level) {
  switch (level) {
    case 0: return kiwi::strength::required;
    case 1: return kiwi::strength::strong;
    case 2: return kiwi::strength::create(0, 100, 0);
    case 3: return kiwi::strength::create(0, 1, 0, 1.25);
    case 4: return kiwi::strength::medium;
    default: return kiwi::strength::weak;
  }
}

kiwi::RelationalOperator relation(int relation) {
  return relation == 0 ? kiwi::OP_EQ : relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
}

}  // namespace

struct KiwiRival {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

KiwiRival *kiwi_rival_create(
  int variables, const int *edits, int edit_count, const KiwiTerm *terms, const KiwiRow *rows, int row_count) {
  auto *rival = new KiwiRival;
  rival->variables.resize(variables);
  rival->constraints.reserve(row_count);
  for (int i = 0; i < edit_count; i++) {
    rival->solver.addEditVariable(rival->variables[edits[i]], kiwi::strength::strong);
  }
  for (int i = 0; i < row_count; i++) {
    const KiwiRow &row = rows[i];
    std::vector<kiwi::Term> list;
    list.reserve(row.count);
    for (int k = row.first; k < row.first + row.count; k++) {
      list.emplace_back(rival->variables[terms[k].variable], terms[k].coefficient);
    }
    rival->constraints.emplace_back(
      kiwi::Expression(std::move(list), -row.constant), relation(row.relation), strength(row.level));
    rival->solver.addConstraint(rival->constraints.back());
  }
  rival->solver.updateVariables();
  return rival;
}

void kiwi_rival_suggest(KiwiRival *rival, int variable, double value) {
  rival->solver.suggestValue(rival->variables[variable], value);
}

void kiwi_rival_replace(KiwiRival *rival, int row, double constant) {
  kiwi::Constraint &old = rival->constraints[row];
  kiwi::Constraint replacement(
    kiwi::Expression(old.expression().terms(), -constant), old.op(), old.strength());
  rival->solver.removeConstraint(old);
  rival->solver.addConstraint(replacement);
  old = replacement;
}

void kiwi_rival_update(KiwiRival *rival) { rival->solver.updateVariables(); }

double kiwi_rival_value(const KiwiRival *rival, int variable) { return rival->variables[variable].value(); }

void kiwi_rival_destroy(KiwiRival *rival) { delete rival; }

size_t kiwi_rival_heap(void) { return mallinfo2().uordblks; }
