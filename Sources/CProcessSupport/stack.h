#pragma once

/// Notes the calling thread and its stack as the main ones.
void shoji_know_main_stack(void);
