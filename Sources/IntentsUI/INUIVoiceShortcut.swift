import DeviceAccess
@_exported import Intents
@_exported import UIKit

/// Lets a person add a shortcut; here, there are none, and the delegate is notified that it failed.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// Makes one of the given values.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    FeatureUse.note("IntentsUI", "shortcuts", told: "INIntentError.voiceShortcutCreationFailed")
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        self.map {
          $0.delegate?.addVoiceShortcutViewController(
            $0, didFinishWith: nil, error: INIntentError(.voiceShortcutCreationFailed))
        }
      }
    }
  }
}
/// The methods of a INUI add voice shortcut view controller delegate.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// Lets a person change a shortcut; here, there are none, and the delegate is notified that it was cancelled.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// Makes one of the given values.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MainThread.later { [weak self] in
      MainActor.assumeIsolated { self.map { $0.delegate?.editVoiceShortcutViewControllerDidCancel($0) } }
    }
  }
}
/// The methods of a INUI edit voice shortcut view controller delegate.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// Called by the framework, as Apple documents it.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
/// A INUI add voice shortcut button style.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline
  case black
  case blackOutline
  case automatic
  case automaticOutline
}
/// The button that adds a shortcut.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
  /// The shortcut.
  open var shortcut: INShortcut?
  /// The delegate.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// Makes one of the given values.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    setTitle("Add to Siri", for: .normal)
  }
}
/// The methods of a INUI add voice shortcut button delegate.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// Called by the framework, as Apple documents it.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
