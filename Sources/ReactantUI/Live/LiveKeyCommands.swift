import UIKit

/// Ctrl+D and Cmd+D for the debug menu, and Escape while mistakes are shown, as key commands of a window's
/// root view controller: they work whatever is focused or presented.
@MainActor final class LiveKeyCommands {
  private weak var controller: UIViewController?
  private var menuCommands: [UIKeyCommand] = []
  private var escapeCommand: UIKeyCommand?

  init(onMenu: @escaping () -> Void, onEscape: @escaping () -> Void) {
    menuCommands = [UIKeyModifierFlags.control, .command].map { modifier in
      UIKeyCommand(
        title: "Debug menu", input: "d", modifierFlags: modifier, discoverabilityTitle: "Debug menu"
      ) { _ in onMenu() }
    }
    escapeCommand = UIKeyCommand(title: "Dismiss errors", input: UIKeyCommand.inputEscape) { _ in onEscape() }
    for command in menuCommands { command.wantsPriorityOverSystemBehavior = true }
  }

  /// Moves the commands to the window's root view controller, should it be another one by now; Escape only
  /// while mistakes are shown.
  func install(in window: UIWindow?, includingEscape: Bool) {
    let root = window?.rootViewController
    if root !== controller {
      remove()
      controller = root
      for command in menuCommands { root?.addKeyCommand(command) }
    }
    guard let escapeCommand else { return }
    root?.removeKeyCommand(escapeCommand)
    if includingEscape { root?.addKeyCommand(escapeCommand) }
  }

  /// Removes all commands.
  func remove() {
    for command in menuCommands { controller?.removeKeyCommand(command) }
    if let escapeCommand { controller?.removeKeyCommand(escapeCommand) }
    controller = nil
  }
}
