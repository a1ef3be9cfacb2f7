import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("The sizes by which views are fetched before they end")
struct DeallocationPrefetchTests {
  /// The bytes of a line of the processor's cache.
  private let line = 64

  /// The size of an object's memory. The function is in a header that no module of the system has.
  private func bytes(of object: AnyObject) throws -> Int {
    typealias Size = @convention(c) (UnsafeRawPointer) -> Int
    let size = try #require(dlsym(nil, "malloc_usable_size"))
    return unsafeBitCast(size, to: Size.self)(Unretained(object).tag)
  }

  @Test func aPlainViewIsFetchedWhole() throws {
    let size = try bytes(of: UIView())
    #expect(abs(size - DeallocationPrefetch.viewBytes) <= line, "a view takes \(size) bytes")
  }

  @Test func aLabelIsFetchedWithItsLayer() throws {
    let label = UILabel()
    let size = try bytes(of: label) + bytes(of: label.layer)
    #expect(
      abs(size - DeallocationPrefetch.bytesWithLayer) <= line, "a label and its layer take \(size) bytes")
  }
}
