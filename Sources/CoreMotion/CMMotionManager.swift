import DeviceAccess
import DeviceReports
import Foundation
import Synchronization

/// A handler of measurements, or of the error in their place.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of the device, which are those of the machine whose browser shows the app. A sensor counts as
/// available until the browser has said that its machine has none; then handlers are called with
/// `CMErrorNotAvailable`. Headless there are no sensors, and handlers are not called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The time between two calls of a handler, in seconds; those of 1/60 s and below count as that.
  open var accelerometerUpdateInterval: TimeInterval {
    get { sensors.accelerometer.interval }
    set { sensors.accelerometer.interval = newValue }
  }
  /// The time between two calls of a handler, in seconds; those of 1/60 s and below count as that.
  open var gyroUpdateInterval: TimeInterval {
    get { sensors.gyro.interval }
    set { sensors.gyro.interval = newValue }
  }
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The time between two calls of a handler, in seconds; those of 1/60 s and below count as that.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { sensors.motion.interval }
    set { sensors.motion.interval = newValue }
  }
  open var showsDeviceMovementDisplay = false
  private let sensors = MotionSensors()

  /// Creates a manager.
  public override init() {}

  open var isAccelerometerAvailable: Bool { MotionSensors.areAvailable }
  open var isGyroAvailable: Bool { MotionSensors.areAvailable }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { MotionSensors.areAvailable }
  open var isAccelerometerActive: Bool { sensors.accelerometer.isActive }
  open var isGyroActive: Bool { sensors.gyro.isActive }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { sensors.motion.isActive }
  /// The latest acceleration, while it is measured.
  open var accelerometerData: CMAccelerometerData? { sensors.accelerometer.latest }
  /// The latest rotation, while it is measured.
  open var gyroData: CMGyroData? { sensors.gyro.latest }
  open var magnetometerData: CMMagnetometerData? { nil }
  /// The latest motion, while it is measured.
  open var deviceMotion: CMDeviceMotion? { sensors.motion.latest }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    MotionSensors.areAvailable ? .xArbitraryZVertical : []
  }

  /// Begins to measure accelerations.
  open func startAccelerometerUpdates() { sensors.accelerometer.start() }
  /// Begins to measure accelerations, and calls a handler with them on a queue.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { sensors.accelerometer.start(queue, handler) }
  /// Ends measuring accelerations.
  open func stopAccelerometerUpdates() { sensors.accelerometer.stop() }
  /// Begins to measure rotations.
  open func startGyroUpdates() { sensors.gyro.start() }
  /// Begins to measure rotations, and calls a handler with them on a queue.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    sensors.gyro.start(queue, handler)
  }
  /// Ends measuring rotations.
  open func stopGyroUpdates() { sensors.gyro.stop() }
  /// Begins to measure fields: not available.
  open func startMagnetometerUpdates() { MotionSensors.note("not available") }
  /// Begins to measure fields: not available.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { MotionSensors.note("not available") }
  open func stopMagnetometerUpdates() {}
  /// Begins to measure motion.
  open func startDeviceMotionUpdates() { sensors.motion.start() }
  /// Begins to measure motion, and calls a handler with it on a queue.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { sensors.motion.start(queue, handler) }
  /// Begins to measure motion, from an arbitrary direction.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    sensors.motion.start()
  }
  /// Begins to measure motion, from an arbitrary direction, and calls a handler with it on a queue.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { sensors.motion.start(queue, handler) }
  /// Ends measuring motion.
  open func stopDeviceMotionUpdates() { sensors.motion.stop() }
}

/// The sensors of one manager.
private final class MotionSensors: Sendable {
  let accelerometer = MotionSensor<CMAccelerometerData> { motion in
    motion.accelerationIncludingGravity.map { CMAccelerometerData(CMAcceleration(standard: $0)) }
  }
  let gyro = MotionSensor<CMGyroData> { motion in
    motion.rotationRate.map { CMGyroData(CMRotationRate(degrees: $0)) }
  }
  let motion = MotionSensor<CMDeviceMotion> { CMDeviceMotion($0) }

  static var areAvailable: Bool { DeviceChannel.shared.mayHave(.motion) }

  static func note(_ answer: String) { FeatureUse.note("CoreMotion", "sensors", told: answer) }
}

/// One of a manager's sensors. Reports come on the main thread; apps start and stop it on any.
private final class MotionSensor<Sample: Sendable>: Sendable {
  private typealias Handler = @Sendable (Sample?, (any Error)?) -> Void

  private struct State {
    var interval = 0.01
    var observer: Int?
    var latest: Sample?
    var reportedAt = -Double.infinity
    var queue: OperationQueue?
    var handler: Handler?
  }

  private let state = Mutex(State())
  private let sample: @Sendable (DeviceMotion) -> Sample?

  init(_ sample: @escaping @Sendable (DeviceMotion) -> Sample?) { self.sample = sample }

  deinit { stop() }

  var interval: Double {
    get { state.withLock { $0.interval } }
    set {
      state.withLock { $0.interval = newValue }
      if isActive { demand() }
    }
  }
  var isActive: Bool { state.withLock { $0.observer != nil } }
  var latest: Sample? { state.withLock { $0.latest } }

  private func demand() {
    DeviceChannel.shared.demand(
      DeviceDemand(interval: max(interval, 0)), of: .motion, by: ObjectIdentifier(self))
  }

  func start() { begin(nil, nil) }

  func start(_ queue: OperationQueue, _ handler: @escaping (Sample?, (any Error)?) -> Void) {
    // The app's queue is the one on which the handler may be called.
    nonisolated(unsafe) let handler = handler
    begin(queue) { handler($0, $1) }
  }

  private func begin(_ queue: OperationQueue?, _ handler: Handler?) {
    let isConnected = DeviceChannel.shared.isConnected
    MotionSensors.note(isConnected ? "the sensors of the browser's machine" : "not available")
    guard isConnected else { return }
    state.withLock { ($0.queue, $0.handler) = (queue, handler) }
    if !MotionSensors.areAvailable { fail() }
    if !isActive {
      let observer = DeviceChannel.shared.observe(.motion) { [weak self] in self?.take($0) }
      state.withLock { $0.observer = observer }
    }
    demand()
  }

  func stop() {
    let observer = state.withLock { state in
      defer { state = State(interval: state.interval) }
      return state.observer
    }
    if let observer { DeviceChannel.shared.removeObserver(observer) }
    DeviceChannel.shared.demand(nil, of: .motion, by: ObjectIdentifier(self))
  }

  private func take(_ report: DeviceReport) {
    switch report {
    case .motion(let motion):
      guard let sample = sample(motion) else { return }
      let now = ProcessInfo.processInfo.systemUptime
      let call: (OperationQueue, Handler)? = state.withLock { state in
        state.latest = sample
        // Another sensor may need measurements more often.
        guard let queue = state.queue, let handler = state.handler,
          now - state.reportedAt >= state.interval - 0.004
        else { return nil }
        state.reportedAt = now
        return (queue, handler)
      }
      if let (queue, handler) = call { queue.addOperation { handler(sample, nil) } }
    case .permission(_, .denied), .permission(_, .unavailable): fail()
    default: break
    }
  }

  private func fail() {
    MotionSensors.note("CMErrorNotAvailable")
    let (queue, handler) = state.withLock { ($0.queue, $0.handler) }
    if let queue, let handler { queue.addOperation { handler(nil, CMErrorNotAvailable.error) } }
  }
}
