import DeviceAccess
@_exported import Foundation

/// The error domain.
public let CBErrorDomain = "CBErrorDomain"
/// An error of Core Bluetooth.
public struct CBError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CBErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CBError
    case unknown = 0
    case invalidParameters
    case invalidHandle
    case notConnected
    case outOfSpace
    case operationCancelled
    case connectionTimeout
    case peripheralDisconnected
    case uuidNotAllowed
    case alreadyAdvertising
    case connectionFailed
    case connectionLimitReached
    case unknownDevice
    case operationNotSupported
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The invalid parameters.
  public static var invalidParameters: Code { .invalidParameters }
  /// The invalid handle.
  public static var invalidHandle: Code { .invalidHandle }
  /// The not connected.
  public static var notConnected: Code { .notConnected }
  /// The out of space.
  public static var outOfSpace: Code { .outOfSpace }
  /// The operation cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The connection timeout.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The peripheral disconnected.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The uuid not allowed.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The already advertising.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The connection failed.
  public static var connectionFailed: Code { .connectionFailed }
  /// The connection limit reached.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The unknown device.
  public static var unknownDevice: Code { .unknownDevice }
  /// The operation not supported.
  public static var operationNotSupported: Code { .operationNotSupported }
}
/// A manager state.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting
  case unsupported
  case unauthorized
  case poweredOff
  case poweredOn
}
/// A manager authorization.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case allowedAlways
}
/// The central manager scan option allow duplicates key.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The central manager option show power alert key.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The central manager option restore identifier key.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The advertisement data local name key.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The advertisement data service UUI ds key.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The advertisement data manufacturer data key.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"

/// A CBUUID.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The uuid string.
  public let uuidString: String
  /// Makes one of the given values.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Makes one of the given values.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}
/// Bluetooth; not supported here.
open class CBManager: NSObject, @unchecked Sendable {
  /// The state.
  open var state: CBManagerState { .unsupported }
  /// The authorization.
  open class var authorization: CBManagerAuthorization { .restricted }
  /// The authorization.
  open var authorization: CBManagerAuthorization { .restricted }
}
/// Looks for devices; Bluetooth is not supported here.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it is scanning.
  open var isScanning: Bool { false }
  /// Makes a manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Makes a manager; the delegate is notified that Bluetooth is not supported.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
  {
    super.init()
    self.delegate = delegate
    FeatureUse.note("CoreBluetooth", "Bluetooth", told: "CBManagerState.unsupported")
    MainThread.later { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
  }
  /// Returns the scan for peripherals.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Stops scan.
  open func stopScan() {}
  /// Connects.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Cancels peripheral connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns the retrieve peripherals.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns the retrieve connected peripherals.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
/// The methods of a central manager delegate.
@preconcurrency public protocol CBCentralManagerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called by the framework, as Apple documents it.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called by the framework, as Apple documents it.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Called by the framework, as Apple documents it.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called by the framework, as Apple documents it.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// The default of an optional requirement.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// The default of an optional requirement.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// The default of an optional requirement.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// The default of an optional requirement.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}
/// A peer.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
}
/// A peripheral state.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting
  case connected
  case disconnecting
}
/// A peripheral.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name.
  open var name: String? { nil }
  /// The state.
  open var state: CBPeripheralState { .disconnected }
  /// The services.
  open var services: [CBService]? { nil }
  /// Reads RSSI.
  open func readRSSI() {}
  /// Discovers services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Discovers characteristics.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Reads value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Writes value.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Sets notify value.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}
/// A characteristic write type.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse
}
/// The characteristic properties.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1 << 0)
  /// The read.
  public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
  /// The write without response.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
  /// The write.
  public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
  /// The notify.
  public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
  /// The indicate.
  public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}
/// An attribute.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The uuid.
  public let uuid: CBUUID
  internal init(uuid: CBUUID) { self.uuid = uuid }
}
/// A service.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Whether it is primary.
  open var isPrimary: Bool { true }
  /// The characteristics.
  open var characteristics: [CBCharacteristic]? { nil }
}
/// A characteristic.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The value.
  open var value: Data? { nil }
  /// The properties.
  open var properties: CBCharacteristicProperties { [] }
  /// Whether it is notifying.
  open var isNotifying: Bool { false }
}
/// The methods of a peripheral delegate.
@preconcurrency public protocol CBPeripheralDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// The default of an optional requirement.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// The default of an optional requirement.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
/// Offers services to others; Bluetooth is not supported here.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether it is advertising.
  open var isAdvertising: Bool { false }
  /// Makes a manager; the delegate is notified that Bluetooth is not supported.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    super.init()
    self.delegate = delegate
    MainThread.later { [weak self] in self.map { $0.delegate?.peripheralManagerDidUpdateState($0) } }
  }
  /// Starts advertising.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Stops advertising.
  open func stopAdvertising() {}
}
/// The methods of a peripheral manager delegate.
@preconcurrency public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
