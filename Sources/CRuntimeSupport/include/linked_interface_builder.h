#pragma once

/// Registers the module that makes the objects of Interface Builder's documents. Weak: a module that is linked beside the app
/// defines it, or none does.
extern void shoji_register_interface_builder(void) __attribute__((weak));

/// Calls `shoji_register_interface_builder` where it is defined.
void shoji_register_linked_interface_builder(void);
