import UIKit

/// The closure called on an event.
public typealias TouchHandlerClosure = () -> Void

/// Steps of a touch on a control.
public struct TouchHandlerEvent: OptionSet, Hashable, Sendable {
  /// One bit an event.
  public let rawValue: Int

  /// Makes a set of events of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger came down.
  public static let touchDown = TouchHandlerEvent(rawValue: 1 << 0)
  /// A finger was lifted on the control: a tap.
  public static let touchUpInside = TouchHandlerEvent(rawValue: 1 << 1)
  /// A finger was lifted after it had left the control.
  public static let touchUpOutside = TouchHandlerEvent(rawValue: 1 << 2)
  /// The touch was cancelled.
  public static let touchCancel = TouchHandlerEvent(rawValue: 1 << 3)

  /// Each event with its name in UIKit.
  static var all: [(event: TouchHandlerEvent, control: UIControl.Event)] {
    [
      (.touchDown, .touchDown), (.touchUpInside, .touchUpInside), (.touchUpOutside, .touchUpOutside),
      (.touchCancel, .touchCancel),
    ]
  }
}
