import UIKit

/// Menus of buttons and of views, and a line that shows what was chosen last.
final class MenusPage: SpecimenController, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  private let statusLabel = UILabel()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    statusLabel.text = "Nothing chosen yet"
    statusLabel.accessibilityIdentifier = "news"
    statusLabel.frame.size = CGSize(width: 320, height: 22)
    wide(statusLabel, "What was chosen")
    add(button("Actions", menu: actions), "Opened by a tap")
    add(popUp, "A pop-up button")
    add(button("Sort", menu: sorting), "One checked element of several")
    add(button("Format", menu: formats), "Elements beside one another")
    add(button("Later", menu: deferred), "Elements that come later")
    add(edits, "An edit menu")
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    card.frame.size = CGSize(width: 160, height: 90)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    wide(card, "Pressed for long, or with the other button")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "ellipsis"), primaryAction: nil, menu: actions)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
  }

  private func action(
    _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
    ) { [weak self] in self?.statusLabel.text = $0.title }
  }

  private func button(_ title: String, menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private var popUp: UIButton {
    let button = button("", menu: UIMenu(children: ["Small", "Medium", "Large"].map { action($0) }))
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityIdentifier = "size"
    return button
  }

  private var edits: UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    let interaction = UIEditMenuInteraction(delegate: self)
    button.addInteraction(interaction)
    button.addAction(
      UIAction { [weak button] _ in
        guard let button else { return }
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.minY)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: middle))
      }, for: .primaryActionTriggered)
    return button
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [action("Bold"), action("Italic"), action("Look Up")])
  }

  private var actions: UIMenu {
    let share = action("Share…", "square.and.arrow.up")
    share.subtitle = "With friends and family"
    return UIMenu(children: [
      action("Copy", "doc"), share,
      UIMenu(
        title: "Move to", image: UIImage(systemName: "folder"),
        children: ["Inbox", "Archive", "Projects"].map { action($0) }),
      action("Print", "printer", .disabled),
      UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
  }

  private var sorting: UIMenu {
    UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [action("Name", nil, [], .on), action("Date"), action("Size")])
  }

  private var formats: UIMenu {
    UIMenu(children: [
      UIMenu(
        options: .displayInline, preferredElementSize: .medium,
        children: [action("Copy", "doc"), action("Share", "square.and.arrow.up"), action("Edit", "pencil")]),
      UIMenu(
        options: [.displayInline, .displayAsPalette, .singleSelection],
        children: [
          action("Heart", "heart", [], .on), action("Star", "star"), action("Flag", "flag"),
          action("Bookmark", "bookmark"),
        ]),
      action("Duplicate", "plus.square"),
      action("Keep open", "pin", .keepsMenuPresented),
    ])
  }

  private var deferred: UIMenu {
    UIMenu(children: [
      action("Now"),
      UIDeferredMenuElement.uncached { [weak self] completion in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          MainActor.assumeIsolated { completion((self?.action("Later on")).map { [$0] } ?? []) }
        }
      },
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.actions })
  }
}
