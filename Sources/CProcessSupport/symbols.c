#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "main_thread.h"

// The dynamic linker knows the functions that a file offers to others. Those of the program itself stand in its file only, in a table that
// is read when somebody first asks.

struct function {
  uintptr_t start, end;
  const char *name;
};

static struct function *functions;
static size_t function_count;
static pthread_once_t once = PTHREAD_ONCE_INIT;
/// The address at which the program's own file was loaded.
static uintptr_t program_start, program_end, program_bias;

static int find_program(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size, (void)context;
  program_bias = object->dlpi_addr;
  program_start = UINTPTR_MAX;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = program_bias + header->p_vaddr, end = start + header->p_memsz;
    if (start < program_start) program_start = start;
    if (end > program_end) program_end = end;
  }
  // The first object is the program.
  return 1;
}

static int compare(const void *left, const void *right) {
  uintptr_t first = ((const struct function *)left)->start, second = ((const struct function *)right)->start;
  return (first > second) - (first < second);
}

/// Takes the functions out of a table, of which every number may be wrong.
static void read_table(const unsigned char *file, size_t size) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0
      || header->e_shentsize != sizeof(ElfW(Shdr)) || header->e_shoff > size
      || header->e_shnum > (size - header->e_shoff) / sizeof(ElfW(Shdr))) {
    return;
  }
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum || table->sh_offset > size
        || table->sh_size > size - table->sh_offset) {
      continue;
    }
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (names->sh_offset > size || names->sh_size > size - names->sh_offset || names->sh_size == 0
        || file[names->sh_offset + names->sh_size - 1] != 0) {
      continue;
    }
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    size_t count = table->sh_size / sizeof *symbols;
    functions = malloc((count + 1) * sizeof *functions);
    for (size_t symbol = 0; functions && symbol < count; symbol++) {
      const ElfW(Sym) *one = &symbols[symbol];
      if (ELF64_ST_TYPE(one->st_info) != STT_FUNC || !one->st_value || one->st_name >= names->sh_size) continue;
      uintptr_t start = program_bias + one->st_value;
      functions[function_count++] = (struct function){
          start, start + (one->st_size ? one->st_size : 1), (const char *)file + names->sh_offset + one->st_name};
    }
    qsort(functions, function_count, sizeof *functions, compare);
    return;
  }
}

static void read_program(void) {
  dl_iterate_phdr(find_program, NULL);
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0) return;
  if (fstat(file, &status) == 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) read_table(bytes, (size_t)status.st_size);
  }
  close(file);
}

const char *shoji_function_name(uintptr_t address, bool *is_in_program) {
  pthread_once(&once, read_program);
  *is_in_program = address >= program_start && address < program_end;
  if (*is_in_program) {
    size_t low = 0, high = function_count;
    while (low < high) {
      size_t middle = low + (high - low) / 2;
      if (functions[middle].start <= address) low = middle + 1; else high = middle;
    }
    // Of names for one place, or within another function, the first that reaches as far.
    for (size_t index = low; index > 0 && low - index < 8; index--) {
      if (address < functions[index - 1].end) return functions[index - 1].name;
    }
  }
  Dl_info found;
  return dladdr((const void *)address, &found) ? found.dli_sname : NULL;
}

bool shoji_is_in_program(uintptr_t address, uintptr_t *bias) {
  pthread_once(&once, read_program);
  *bias = program_bias;
  return address >= program_start && address < program_end;
}

extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags)
    __attribute__((weak));

char *shoji_demangled(const char *name) {
  return swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}

const char *shoji_swift_library(void) {
  Dl_info found;
  return swift_demangle && dladdr((const void *)swift_demangle, &found) ? found.dli_fname : NULL;
}

const char *shoji_library(uintptr_t address) {
  Dl_info found;
  return dladdr((const void *)address, &found) ? found.dli_fname : NULL;
}
