@_exported import CoreAudioTypes
import DeviceAccess

/// The number of a system sound.
public typealias SystemSoundID = UInt32
/// The number of the vibration, which no browser and no Linux has here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
/// The number of the alert's sound of a user.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// The k audio services no error.
public let kAudioServicesNoError: OSStatus = 0
/// The k audio services unsupported property error.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793f
/// The k audio services bad property size error.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697a
/// The k audio services bad specifier size error.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The error of a sound that cannot be played for a reason that is not known.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The k audio services system sound client timed out error.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The k audio services system sound exceeded maximum duration error.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// Plays a system sound: none, here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { noteSound() }
/// Plays a system sound, or vibrates: none, here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { noteSound() }
/// Calls the handler, as after a sound of no length.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  noteSound()
  if let inCompletionBlock { MainThread.later(inCompletionBlock) }
}
/// Calls the handler, as after a sound of no length.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
/// Fails: files of sound are not played here.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  noteSound()
  return kAudioServicesSystemSoundUnspecifiedError
}
/// Succeeds: there is nothing to release.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus
{ kAudioServicesNoError }

private func noteSound() { FeatureUse.note("AudioToolbox", "system sounds", told: "nothing is heard") }
