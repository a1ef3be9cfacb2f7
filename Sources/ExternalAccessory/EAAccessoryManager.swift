@_exported import Foundation

extension NSNotification.Name {
  /// The EA accessory did connect.
  public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
  /// The EA accessory did disconnect.
  public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
/// An accessory.
open class EAAccessory: NSObject, @unchecked Sendable {
  /// Whether it is connected.
  open var isConnected: Bool { false }
  /// The name.
  open var name: String { "" }
  /// The manufacturer.
  open var manufacturer: String { "" }
  /// The protocol strings.
  open var protocolStrings: [String] { [] }
}
/// The accessories of a device; none is connected here.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let manager = EAAccessoryManager()
  /// Returns the shared.
  open class func shared() -> EAAccessoryManager { manager }
  /// The connected accessories.
  open var connectedAccessories: [EAAccessory] { [] }
  /// Registers for local notifications.
  open func registerForLocalNotifications() {}
  /// Unregisters for local notifications.
  open func unregisterForLocalNotifications() {}
}
/// A session.
open class EASession: NSObject, @unchecked Sendable {
  /// Returns nil: no accessory is connected.
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
}
