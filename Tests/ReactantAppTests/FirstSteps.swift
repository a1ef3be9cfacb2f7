// The steps of the tutorial before its last ones, each in a scope of its own.
import Hyperdrive
import RxSwift

enum FirstStep {
  final class MainController: ControllerBase<Void, MainRootView> {
    override init() {
      super.init(title: "RNotes")  // setting the title of our main page
    }

    override func afterInit() {
      let notes = [
        Note(id: "1", title: "Groceries", body: "Milk, honey, 2 lemons, 3 melons, a cat"),
        Note(id: "2", title: "TODO", body: "Workout, take Casey on a date, workout some more"),
        Note(
          id: "3", title: "Diary",
          body: "Today I found out that I'm gonna be promoted tomorrow!."),
      ]
      rootView.componentState = notes
    }
  }

  final class NoteModificationController: ControllerBase<Note, NoteModificationRootView> {
    struct Properties {
      let title: String
    }

    private let properties: Properties

    init(properties: Properties) {
      self.properties = properties

      super.init(title: properties.title)
    }

    override func update() {
      rootView.componentState = componentState
    }
  }
}

/// A view with an `init()` of its own, as a root view and as a cell.
final class Badge: ViewBase<Int, String> {
  let label = UILabel()
  let prefix: String

  override init() {
    prefix = "No. "
    super.init()
  }

  override func loadView() {
    children(label)
  }

  override func setupConstraints() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override func update() {
    label.text = prefix + "\(componentState)"
  }

  deinit { badgesGone += 1 }
}

var badgesGone = 0

final class BadgeController: ControllerBase<Int, Badge> {
  override func update() { rootView.componentState = componentState }
}
