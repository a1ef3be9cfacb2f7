/// A failure of an operator.
public enum RxError: Error, @unchecked Sendable, CustomDebugStringConvertible {
  /// A failure without a known reason.
  case unknown

  /// A value was used after it was disposed of.
  case disposed(object: AnyObject)

  /// An operation exceeded a number's range.
  case overflow

  /// An index lies outside of the elements.
  case argumentOutOfRange

  /// A sequence that must have an element has none.
  case noElements

  /// A sequence that must have one element has several.
  case moreThanOneElement

  /// A time limit was exceeded.
  case timeout

  /// The description of the failure.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
