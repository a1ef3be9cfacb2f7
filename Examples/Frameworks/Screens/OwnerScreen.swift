import LocalAuthentication
import UIKit

/// The owner's face or finger.
final class OwnerScreen: FrameworkScreen {
  override class var framework: String { "Local Authentication" }
  override class var purpose: String { "The owner's face or finger" }
  override class var symbol: String { "faceid" }

  override func fill() {
    addButton("It is me") { [weak self] in
      let context = LAContext()
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To show your cups."
      ) { isOwner, error in
        DispatchQueue.main.async {
          if let error, !isOwner { self?.show(error) } else { self?.show("Welcome.") }
        }
      }
    }
  }
}
