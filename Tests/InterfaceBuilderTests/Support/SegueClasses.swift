import ObjectiveCRuntime
import UIKit

/// A controller to which unwind segues may lead, where it allows them.
final class HubController: LoggingController {
  var isOpen = true
  func backToHub(_ segue: UIStoryboardSegue) { Calls.all.append("hub \(title ?? "-")") }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    isOpen && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}

/// A container of the app's own, which shows one child at a time.
final class FrameController: LoggingController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Calls.all.append("towards \(subsequentVC.title ?? "-")")
  }
}

/// A segue of the app's own that goes back.
final class LoggingUnwindSegue: UIStoryboardSegue {
  override func perform() {
    Calls.all.append("own \(source.title ?? "-") \(destination.title ?? "-")")
    super.perform()
  }
}

extension Registration {
  /// Enters the members of the controllers to which unwind segues lead.
  static let hubs: Void = {
    _ = done
    ObjectiveCMembers.register { m in
      m.add("backToHub:") { (o: HubController, a: UIStoryboardSegue) in o.backToHub(a) }
    }
  }()
}

/// A label of the app's own.
final class TagLabel: UILabel {}
