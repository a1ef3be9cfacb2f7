import UIKit

extension FaultyController {
  /// Shows buttons with which the app ends in several ways.
  func showEnds() {
    let actions: [(String, () -> Void)] = [
      ("End", { exit(3) }),
      ("Crash", { Ends.takeLast(of: []) }),
      ("Hang", { Ends.wait() }),
      ("Log", { print("a line of the log") }),
    ]
    for (index, (name, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.frame = CGRect(x: 20, y: 80 + 50 * index, width: 120, height: 44)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

/// Ways to end.
enum Ends {
  /// Crashes for an empty list.
  static func takeLast(of names: [String]) {
    print("about to take the last of \(names.count) names")
    print(names[names.count - 1])
  }

  /// Never comes back.
  static func wait() {
    var rounds: UInt64 = 0
    while true { rounds &+= 1 }
  }
}
