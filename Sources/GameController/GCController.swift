import DeviceAccess
@_exported import Foundation

extension NSNotification.Name {
  /// The GC controller did connect.
  public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  /// The GC controller did disconnect.
  public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
}
/// A game controller; none is connected here.
open class GCController: NSObject, @unchecked Sendable {
  /// Returns the controllers.
  open class func controllers() -> [GCController] {
    FeatureUse.note("GameController", "controllers", told: "there are none")
    return []
  }
  /// The current.
  open class var current: GCController? { nil }
  /// Calls the handler: there is nothing to find.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    if let completionHandler { MainThread.later(completionHandler) }
  }
  /// Stops wireless controller discovery.
  open class func stopWirelessControllerDiscovery() {}
  /// The vendor name.
  open var vendorName: String? { nil }
  /// The micro gamepad.
  open var microGamepad: GCMicroGamepad? { nil }
  /// The gamepad.
  open var gamepad: GCGamepad? { nil }
  /// The extended gamepad.
  open var extendedGamepad: GCExtendedGamepad? { nil }
  /// The player index.
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// The controller paused handler.
  open var controllerPausedHandler: ((GCController) -> Void)?
}
/// A controller player index.
public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1
  case index2
  case index3
  case index4
}
/// A controller element.
open class GCControllerElement: NSObject, @unchecked Sendable {}
/// A controller button input.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  /// The value.
  open var value: Float { 0 }
  /// Whether it is pressed.
  open var isPressed: Bool { false }
  /// The value changed handler.
  open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  /// The pressed changed handler.
  open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
/// A controller axis input.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  /// The value.
  open var value: Float { 0 }
}
/// A controller direction pad.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  /// The x axis.
  public let xAxis = GCControllerAxisInput()
  /// The y axis.
  public let yAxis = GCControllerAxisInput()
  /// The up.
  public let up = GCControllerButtonInput()
  /// The down.
  public let down = GCControllerButtonInput()
  /// The left.
  public let left = GCControllerButtonInput()
  /// The right.
  public let right = GCControllerButtonInput()
  /// The value changed handler.
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
/// A micro gamepad.
open class GCMicroGamepad: NSObject, @unchecked Sendable {
  /// The dpad.
  public let dpad = GCControllerDirectionPad()
  /// The button a.
  public let buttonA = GCControllerButtonInput()
  /// The button x.
  public let buttonX = GCControllerButtonInput()
  /// The setting reports absolute dpad values.
  open var reportsAbsoluteDpadValues = false
  /// Whether it allows rotation.
  open var allowsRotation = false
  /// The value changed handler.
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
}
/// A gamepad.
open class GCGamepad: NSObject, @unchecked Sendable {
  /// The dpad.
  public let dpad = GCControllerDirectionPad()
  /// The button a.
  public let buttonA = GCControllerButtonInput()
  /// The button b.
  public let buttonB = GCControllerButtonInput()
  /// The button x.
  public let buttonX = GCControllerButtonInput()
  /// The button y.
  public let buttonY = GCControllerButtonInput()
  /// The left shoulder.
  public let leftShoulder = GCControllerButtonInput()
  /// The right shoulder.
  public let rightShoulder = GCControllerButtonInput()
  /// The value changed handler.
  open var valueChangedHandler: ((GCGamepad, GCControllerElement) -> Void)?
}
/// An extended gamepad.
open class GCExtendedGamepad: GCGamepad, @unchecked Sendable {
  /// The left thumbstick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right thumbstick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// The left trigger.
  public let leftTrigger = GCControllerButtonInput()
  /// The right trigger.
  public let rightTrigger = GCControllerButtonInput()
}
