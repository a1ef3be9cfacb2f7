#include "include/linked_displays.h"

void shoji_register_linked_displays(void) {
  if (shoji_register_displays) shoji_register_displays();
}
