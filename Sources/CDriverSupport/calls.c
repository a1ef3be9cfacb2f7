#define _GNU_SOURCE
#include "calls.h"

#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define IS_FUNCTION_SLOT(type) ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT)
#elif defined(__aarch64__)
#define IS_FUNCTION_SLOT(type) ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT)
#else
#define IS_FUNCTION_SLOT(type) 0
#endif

struct redirection {
  const struct redirected_call *calls;
  size_t count;
  bool has_found_first;
  bool has_failed;
};

/// Writes one entry of a table, which the linker may have made read-only.
static bool write_slot(void **slot, void *function, const ElfW(Phdr) *read_only, ElfW(Addr) base) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t address = (uintptr_t)slot, start = address & ~(page - 1);
  if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) return false;
  __atomic_store_n(slot, function, __ATOMIC_RELEASE);
  if (!read_only) return true;
  // The linker protects whole pages only.
  uintptr_t first = base + read_only->p_vaddr, end = (first + read_only->p_memsz) & ~(page - 1);
  if (start >= (first & ~(page - 1)) && start < end) mprotect((void *)start, page, PROT_READ);
  return true;
}

static void redirect_table(
  struct redirection *redirection, const ElfW(Rela) *entries, size_t size, const ElfW(Sym) *symbols,
  const char *names, const ElfW(Phdr) *read_only, ElfW(Addr) base
) {
  for (size_t entry = 0; entry < size / sizeof *entries; entry++) {
    if (!IS_FUNCTION_SLOT(ELF64_R_TYPE(entries[entry].r_info))) continue;
    const char *name = names + symbols[ELF64_R_SYM(entries[entry].r_info)].st_name;
    for (size_t call = 0; call < redirection->count; call++) {
      if (strcmp(name, redirection->calls[call].name) != 0) continue;
      void **slot = (void **)(base + entries[entry].r_offset);
      if (!write_slot(slot, redirection->calls[call].function, read_only, base)) {
        redirection->has_failed = true;
      } else if (call == 0) {
        redirection->has_found_first = true;
      }
    }
  }
}

static int redirect_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  const ElfW(Dyn) *dynamic = NULL;
  const ElfW(Phdr) *read_only = NULL;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type == PT_DYNAMIC) dynamic = (const void *)(object->dlpi_addr + header->p_vaddr);
    if (header->p_type == PT_GNU_RELRO) read_only = header;
  }
  if (!dynamic) return 0;
  ElfW(Addr) values[DT_JMPREL + 1] = {0};
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    if (dynamic->d_tag > 0 && dynamic->d_tag <= DT_JMPREL) values[dynamic->d_tag] = dynamic->d_un.d_ptr;
  }
  // The kernel's own object has addresses that nobody has relocated, and calls nothing.
  if (values[DT_STRTAB] < object->dlpi_addr || !values[DT_SYMTAB]) return 0;
  const ElfW(Sym) *symbols = (const void *)values[DT_SYMTAB];
  const char *names = (const void *)values[DT_STRTAB];
  if (values[DT_RELA]) {
    redirect_table(
      context, (const void *)values[DT_RELA], values[DT_RELASZ], symbols, names, read_only,
      object->dlpi_addr);
  }
  if (values[DT_JMPREL] && values[DT_PLTREL] == DT_RELA) {
    redirect_table(
      context, (const void *)values[DT_JMPREL], values[DT_PLTRELSZ], symbols, names, read_only,
      object->dlpi_addr);
  }
  return 0;
}

bool shoji_redirect_calls(const struct redirected_call *calls, size_t count) {
  struct redirection redirection = {.calls = calls, .count = count};
  dl_iterate_phdr(redirect_object, &redirection);
  return redirection.has_found_first && !redirection.has_failed;
}
