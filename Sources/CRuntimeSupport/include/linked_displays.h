#pragma once

// Modules that are found by being linked: see also linked_interface_builder.h.

/// Registers the displays that are linked with the process. Weak: a module that is linked beside the app defines it, or none
/// does.
extern void shoji_register_displays(void) __attribute__((weak));

/// Calls `shoji_register_displays` where it is defined.
void shoji_register_linked_displays(void);
