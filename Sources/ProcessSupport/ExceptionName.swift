import Synchronization

/// The names of the exceptions that UIKit and its neighbors raise for a mistake in how they are used. Nothing
/// catches them: they end the app.
package enum ExceptionName: String, Sendable {
  /// A value that the callee cannot take.
  case invalidArgument = "NSInvalidArgumentException"
  /// A state in which the call makes no sense, or data that do not agree with what was said of them.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index or a range beyond the end.
  case range = "NSRangeException"
  /// A misuse for which there is no closer name.
  case generic = "NSGenericException"
  /// A layer's frame, bounds or position that is not a number.
  case layerInvalidGeometry = "CALayerInvalidGeometry"
  /// A layer that lies in itself.
  case layerInvalid = "CALayerInvalid"
  /// A controller in a hierarchy that does not agree with its view's.
  case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"

  /// Ends the app with the exception's name, a reason, and the functions of the app's own that led to it.
  ///
  /// - Parameters:
  ///   - reason: The mistake, with the objects and places that are concerned.
  ///   - place: The app's line where it is known, as `App/File.swift:12`.
  package func raise(
    _ reason: String, place: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    let frames = ThreadStack(addresses: ThreadStack.ownAddresses()).frames
    let text = UncaughtException(name: self, reason: reason, place: place, callers: frames.appFunctions).text
    ExceptionName.uncaughtHandler.withLock { $0 }?(text)
    fatalError(text, file: file, line: line)
  }

  /// Ends the app so unless a condition holds.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - reason: The mistake, with the objects and places that are concerned.
  ///   - place: The app's line where it is known, as `App/File.swift:12`.
  package func raise(
    unless condition: Bool, _ reason: @autoclosure () -> String, place: @autoclosure () -> String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if !condition { raise(reason(), place: place(), file: file, line: line) }
  }

  /// Called with an exception's description before it ends the app, as `NSSetUncaughtExceptionHandler` has it
  /// on Apple's platforms.
  package static let uncaughtHandler = Mutex<(@Sendable (String) -> Void)?>(nil)
}

/// An exception as the log describes it.
struct UncaughtException {
  var name: ExceptionName
  var reason: String
  var place: String?
  /// The app's own functions, from the inside out.
  var callers: [String]

  var text: String {
    var lines = [
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    ]
    if let place { lines.append("  raised at \(place)") }
    for (index, caller) in callers.enumerated() {
      lines.append(index == 0 ? "  raised in \(caller)" : "  called by \(caller)")
    }
    return lines.joined(separator: "\n")
  }
}

extension [StackFrame] {
  /// The names of the functions that are the app's own, the innermost first.
  fileprivate var appFunctions: [String] { filter(\.isApps).prefix(8).map(\.text) }
}
