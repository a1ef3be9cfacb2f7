#pragma once

/// Has the C library give large blocks of memory back to the system when they are freed.
///
/// It raises the size from which it does so with each large block that is freed, up to 32 MB, and each thread's heap may then keep as
/// much at its end: a process that lives for long grows by a picture's working memory for each of its threads.
void shoji_return_large_blocks(void);
