import CProcessSupport

/// The memory that a process holds and does not use.
package enum HeapUse {
  /// Has large blocks go back to the system when they are freed, in a process that lives for long.
  package static func returnLargeBlocks() {
    shoji_return_large_blocks()
  }
}
