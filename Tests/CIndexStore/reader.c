// The toolchain brings the library that reads its index, but no headers of it; these are its calls, as LLVM documents them.
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void *Handle;
enum { definition = 1 << 1, reference = 1 << 2, writing = 1 << 4, implicit = 1 << 8, childOf = 1 << 9 };
enum { recordDependency = 2, instanceProperty = 19 };

typedef struct {
  Handle (*store_create)(const char *, Handle *);
  void (*store_dispose)(Handle);
  bool (*store_units)(Handle, unsigned, void *, bool (*)(void *, IndexText));
  Handle (*unit_create)(Handle, const char *, Handle *);
  void (*unit_dispose)(Handle);
  IndexText (*unit_module)(Handle);
  IndexText (*unit_file)(Handle);
  bool (*unit_dependencies)(Handle, void *, bool (*)(void *, Handle));
  int (*dependency_kind)(Handle);
  IndexText (*dependency_name)(Handle);
  IndexText (*dependency_file)(Handle);
  Handle (*record_create)(Handle, const char *, Handle *);
  void (*record_dispose)(Handle);
  bool (*record_occurrences)(Handle, void *, bool (*)(void *, Handle));
  Handle (*occurrence_symbol)(Handle);
  uint64_t (*occurrence_roles)(Handle);
  void (*occurrence_place)(Handle, unsigned *, unsigned *);
  bool (*occurrence_relations)(Handle, void *, bool (*)(void *, Handle));
  uint64_t (*relation_roles)(Handle);
  Handle (*relation_symbol)(Handle);
  int (*symbol_kind)(Handle);
  IndexText (*symbol_usr)(Handle);
  IndexText (*symbol_name)(Handle);
} Calls;

typedef struct {
  Calls calls;
  Handle store;
  const char *module;
  IndexText file;
  IndexText owner;
  void *context;
  void (*take)(void *, const IndexOccurrence *);
} Reader;

static char *copied(IndexText text) { return strndup(text.bytes ? text.bytes : "", text.length); }

static bool isSame(IndexText a, IndexText b) {
  return a.length == b.length && memcmp(a.bytes, b.bytes, a.length) == 0;
}

static bool takeRelation(void *context, Handle relation) {
  Reader *reader = context;
  if (reader->calls.relation_roles(relation) & childOf) {
    reader->owner = reader->calls.symbol_name(reader->calls.relation_symbol(relation));
  }
  return true;
}

static bool takeOccurrence(void *context, Handle occurrence) {
  Reader *reader = context;
  uint64_t roles = reader->calls.occurrence_roles(occurrence);
  if (!(roles & (definition | reference))) return true;
  Handle symbol = reader->calls.occurrence_symbol(occurrence);
  reader->owner = (IndexText){.bytes = "", .length = 0};
  reader->calls.occurrence_relations(occurrence, reader, takeRelation);
  IndexOccurrence found = {.file = reader->file,
                           .symbol = reader->calls.symbol_usr(symbol),
                           .name = reader->calls.symbol_name(symbol),
                           .owner = reader->owner,
                           .isDefinition = (roles & definition) != 0,
                           .isImplicit = (roles & implicit) != 0,
                           .isWrite = (roles & writing) != 0,
                           .isProperty = reader->calls.symbol_kind(symbol) == instanceProperty};
  unsigned column;
  reader->calls.occurrence_place(occurrence, &found.line, &column);
  reader->take(reader->context, &found);
  return true;
}

static bool takeDependency(void *context, Handle dependency) {
  Reader *reader = context;
  if (reader->calls.dependency_kind(dependency) != recordDependency) return true;
  if (!isSame(reader->calls.dependency_file(dependency), reader->file)) return true;
  char *name = copied(reader->calls.dependency_name(dependency));
  Handle record = reader->calls.record_create(reader->store, name, NULL);
  free(name);
  if (!record) return true;
  reader->calls.record_occurrences(record, reader, takeOccurrence);
  reader->calls.record_dispose(record);
  return true;
}

static bool takeUnit(void *context, IndexText unitName) {
  Reader *reader = context;
  char *name = copied(unitName);
  Handle unit = reader->calls.unit_create(reader->store, name, NULL);
  free(name);
  if (!unit) return true;
  IndexText module = reader->calls.unit_module(unit);
  reader->file = reader->calls.unit_file(unit);
  char *file = copied(reader->file);
  // Files that were renamed leave their units behind.
  if (module.length == strlen(reader->module) && memcmp(module.bytes, reader->module, module.length) == 0 &&
      access(file, R_OK) == 0) {
    reader->calls.unit_dependencies(unit, reader, takeDependency);
  }
  free(file);
  reader->calls.unit_dispose(unit);
  return true;
}

const char *readIndex(const char *library, const char *store, const char *module, void *context,
                      void (*take)(void *, const IndexOccurrence *)) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
  Reader reader = {.module = module, .context = context, .take = take};
  struct {
    void *call;
    const char *name;
  } names[] = {
      {&reader.calls.store_create, "store_create"},
      {&reader.calls.store_dispose, "store_dispose"},
      {&reader.calls.store_units, "store_units_apply_f"},
      {&reader.calls.unit_create, "unit_reader_create"},
      {&reader.calls.unit_dispose, "unit_reader_dispose"},
      {&reader.calls.unit_module, "unit_reader_get_module_name"},
      {&reader.calls.unit_file, "unit_reader_get_main_file"},
      {&reader.calls.unit_dependencies, "unit_reader_dependencies_apply_f"},
      {&reader.calls.dependency_kind, "unit_dependency_get_kind"},
      {&reader.calls.dependency_name, "unit_dependency_get_name"},
      {&reader.calls.dependency_file, "unit_dependency_get_filepath"},
      {&reader.calls.record_create, "record_reader_create"},
      {&reader.calls.record_dispose, "record_reader_dispose"},
      {&reader.calls.record_occurrences, "record_reader_occurrences_apply_f"},
      {&reader.calls.occurrence_symbol, "occurrence_get_symbol"},
      {&reader.calls.occurrence_roles, "occurrence_get_roles"},
      {&reader.calls.occurrence_place, "occurrence_get_line_col"},
      {&reader.calls.occurrence_relations, "occurrence_relations_apply_f"},
      {&reader.calls.relation_roles, "symbol_relation_get_roles"},
      {&reader.calls.relation_symbol, "symbol_relation_get_symbol"},
      {&reader.calls.symbol_kind, "symbol_get_kind"},
      {&reader.calls.symbol_usr, "symbol_get_usr"},
      {&reader.calls.symbol_name, "symbol_get_name"},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char name[80];
    snprintf(name, sizeof name, "indexstore_%s", names[i].name);
    void *call = dlsym(handle, name);
    if (!call) return "libIndexStore.so lacks a call that is needed";
    memcpy(names[i].call, &call, sizeof call);
  }
  reader.store = reader.calls.store_create(store, NULL);
  if (!reader.store) return "there is no index";
  reader.calls.store_units(reader.store, 0, &reader, takeUnit);
  reader.calls.store_dispose(reader.store);
  return NULL;
}
