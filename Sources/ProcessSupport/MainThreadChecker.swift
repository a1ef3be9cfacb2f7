import CProcessSupport
import Diagnostics
import Synchronization

/// Reports uses of views on other threads than the main one: once for each place that does so, as Apple's
/// Main Thread Checker does.
package enum MainThreadChecker {
  /// The most stacks that are looked at, so that an app that does nothing else goes on at its pace.
  private static let limit = 500

  private static let seen = Mutex<(stacks: Set<[UInt]>, places: Set<UInt>)>(([], []))

  /// Reports the calling function's use, unless its place was reported before.
  package static func report() {
    let addresses = ThreadStack.ownAddresses()
    let isNew = seen.withLock { seen in seen.stacks.count < limit && seen.stacks.insert(addresses).inserted }
    guard isNew, let use = ViewUse(ThreadStack(addresses: addresses)) else { return }
    guard seen.withLock({ $0.places.insert(use.place).inserted }) else { return }
    Log.app.error("\(use.sentence)")
  }
}

/// A use of a view by a function of the app's.
struct ViewUse {
  /// The address that identifies the place.
  var place: UInt
  /// The description for the log.
  var sentence: String

  /// Finds the use in a stack; nil for a view that goes, which may do so on any thread.
  init?(_ stack: ThreadStack) {
    let frames = stack.frames
    let own = frames.firstIndex(where: \.isApps)
    let inner = frames[..<(own ?? frames.count)]
    guard !inner.contains(where: { $0.name?.contains("deinit") == true }) else { return nil }
    // The outermost function of a framework is the one that the app called.
    guard let called = inner.last(where: { $0.module.map(Self.isOfViews) ?? false }) else { return nil }
    place = own.map { frames[$0].address } ?? called.address
    sentence = """
      \(Self.use(of: called.name ?? called.text)) on a background thread. Views may be used on the main thread only: use DispatchQueue.main.async or \
      the main actor. It was used in \(own.map { frames[$0].text } ?? "no function of the app's own").
      """
  }

  private static func isOfViews(_ module: String) -> Bool {
    StackFrame.frameworks.contains(module)
      && !["Swift", "_Concurrency", "Dispatch", "Foundation"].contains(module)
  }

  /// Returns a description of a use, from the demangled name of its function: `UILabel.text was set`,
  /// `UIView.addSubview was called`.
  static func use(of name: String) -> String {
    let signature = name.prefix { $0 != "(" && $0 != "<" }
    let path = signature.split(separator: " ").first.map(String.init) ?? name
    let member = path.split(separator: ".").dropFirst()
    if let last = member.last, ["setter", "didset", "modify", "willset"].contains(last) {
      return "\(member.dropLast().joined(separator: ".")) was set"
    }
    return member.isEmpty ? "\(name) was called" : "\(member.joined(separator: ".")) was called"
  }
}
