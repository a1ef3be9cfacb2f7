@_exported import AddressBook
import DeviceAccess
@_exported import UIKit

/// Lets a person choose people of the address book of old; there are none, and the controller says so.
@preconcurrency @MainActor open class ABPeoplePickerNavigationController: UINavigationController {
  /// The people picker delegate.
  open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        self.map { $0.peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel($0) }
      }
    }
  }
}
/// The methods of a people picker navigation controller delegate.
@preconcurrency @MainActor public protocol ABPeoplePickerNavigationControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord)
  /// Called by the framework, as Apple documents it.
  func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
}

extension ABPeoplePickerNavigationControllerDelegate {
  /// The default of an optional requirement.
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
  ) {}
  /// The default of an optional requirement.
  public func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {}
}
