#include "include/linked_interface_builder.h"

void shoji_register_linked_interface_builder(void) {
  if (shoji_register_interface_builder) shoji_register_interface_builder();
}
