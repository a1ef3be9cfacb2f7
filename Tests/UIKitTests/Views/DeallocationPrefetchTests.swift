import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("The sizes by which views are fetched before they end")
struct DeallocationPrefetchTests {
  /// The bytes of a line of the processor's cache.
  private let line = 64

  /// The size of an object's memory.
  private func bytes(of object: AnyObject) -> Int {
    malloc_usable_size(UnsafeMutableRawPointer(mutating: Unretained(object).tag))
  }

  @Test func aPlainViewIsFetchedWhole() {
    let size = bytes(of: UIView())
    #expect(abs(size - DeallocationPrefetch.viewBytes) <= line, "a view takes \(size) bytes")
  }

  @Test func aLabelIsFetchedWithItsLayer() {
    let label = UILabel()
    let size = bytes(of: label) + bytes(of: label.layer)
    #expect(
      abs(size - DeallocationPrefetch.bytesWithLayer) <= line, "a label and its layer take \(size) bytes")
  }
}
