import Synchronization
import Testing

/// Lets few tests that start whole apps run at once, each in its turn. More of them would make a machine of
/// two cores slower than a double tap, however many suites there are and whoever starts them.
struct WholeAppLimit: SuiteTrait, TestTrait, TestScoping {
  private static let places = Places(4)

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.places.take()
    defer { Self.places.leave() }
    try await function()
  }

  /// A number of places, and those who wait for one.
  private final class Places: Sendable {
    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) { state = Mutex((count, [])) }

    func take() async {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          guard state.free == 0 else {
            state.free -= 1
            return true
          }
          state.waiting.append(continuation)
          return false
        }
        if isFree { continuation.resume() }
      }
    }

    func leave() {
      let next = state.withLock { state in
        guard !state.waiting.isEmpty else {
          state.free += 1
          return nil as CheckedContinuation<Void, Never>?
        }
        return state.waiting.removeFirst()
      }
      next?.resume()
    }
  }
}

extension Trait where Self == WholeAppLimit {
  /// The tests start whole apps, of which few run at once, in any order.
  static var wholeApps: Self { WholeAppLimit() }
}
