import RxSwift
import Testing

@testable import Reactant

/// The calls of a view with XML, in order.
@MainActor final class CallLog {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that notes what it is called for.
private class LoggingView<State>: ViewBase<State, String> {
  let label = UILabel()
  override var actions: [Observable<String>] {
    CallLog.lines.append("actions")
    return []
  }
  override var configuration: Configuration {
    didSet { CallLog.lines.append("configuration") }
  }
  override func loadView() { CallLog.lines.append("loadView") }
  override func setupConstraints() { CallLog.lines.append("setupConstraints") }
  override func afterInit() { CallLog.lines.append("afterInit") }
  override func update() { CallLog.lines.append("update") }
}

private final class DescribedView: LoggingView<Void>, ReactantUI {
  final class Container: ReactantUIContainer {
    let xmlPath = "path"
    let typeName = "DescribedView"
    func setupReactantUI() { CallLog.lines.append("setupReactantUI") }
    func updateReactantUI() { CallLog.lines.append("updateReactantUI") }
    static func destroyReactantUI(target: UIView) { CallLog.lines.append("destroyReactantUI") }
  }
  var __rui: any ReactantUIContainer { reactantUIContainer { Container() } }
}

@Suite(.serialized) @MainActor struct ViewTests {
  @Test("A view is made in order, and updates a Void state at once") func order() {
    _ = CallLog.take()
    _ = LoggingView<Void>()
    #expect(
      CallLog.take() == ["loadView", "setupConstraints", "actions", "configuration", "afterInit", "update"])
    let view = LoggingView<Int>()
    #expect(CallLog.take().last == "afterInit")
    view.componentState = 1
    #expect(CallLog.take() == ["update"])
  }

  @Test("XML is set up and updated before loadView(), and destroyed with the view") func xml() {
    _ = CallLog.take()
    var view: DescribedView? = DescribedView()
    let container = view?.__rui
    #expect(
      CallLog.take() == [
        "setupReactantUI", "updateReactantUI", "loadView", "setupConstraints", "actions", "configuration",
        "afterInit", "update",
      ])
    #expect(view?.__rui === container)
    view?.traitCollectionDidChange(nil)
    #expect(CallLog.take() == ["updateReactantUI"])
    view = nil
    #expect(CallLog.take() == ["destroyReactantUI"])
  }

  @Test("Subviews are placed by constraints, and margins come from the configuration") func subviews() {
    let view = ViewBase<Void, Void>()
    let child = UIView()
    view.addSubview(child)
    #expect(
      !view.translatesAutoresizingMaskIntoConstraints && !child.translatesAutoresizingMaskIntoConstraints)
    #expect(type(of: view).requiresConstraintBasedLayout && view.layoutMargins == .zero)
    let configuration = Configuration()
    configuration.layoutMargins = UIEdgeInsets(7)
    view.configuration = configuration
    #expect(view.layoutMargins == UIEdgeInsets(7))
    #expect(ControlBase<Void, Void>().layoutMargins == .zero)
  }

  @available(*, deprecated)
  @Test("Controls and buttons are components, made by their init() too") func controls() {
    final class Switch: ControlBase<Bool, Bool> {
      let name: String
      override init() {
        name = "switch"
        super.init()
      }
    }
    final class Push: ButtonBase<Int, Void> {
      let name: String
      override init() {
        name = "push"
        super.init()
      }
    }
    final class Name: TextField {
      let name: String
      override init() {
        name = "name"
        super.init()
      }
    }
    #expect((makeComponent() as Switch).name == "switch" && (makeComponent() as Push).name == "push")
    #expect((makeComponent() as Name).name == "name")
    let configuration = Configuration()
    configuration.style.button = { $0.tag = 3 }
    configuration.style.control = { $0.tag = 4 }
    let push = Push()
    (push as any Configurable).configuration = configuration
    let toggle = Switch().with(configuration: configuration)
    #expect(push.tag == 3 && toggle.tag == 4)
  }

  // MARK: Text fields

  @Test("A text field's state is its text") func textField() {
    let field = TextField()
    #expect(field.componentState.asString() == "" && field.text == "")
    field.text = "typed"
    #expect(field.componentState.asString() == "typed" && field.text == "typed")
    field.componentState = "set".attributed(.kern(2))
    #expect(field.attributedText?.string == "set")
    field.text = nil
    #expect(field.componentState.asString() == "")
  }

  @Test("Typing changes the state without an update, and emits the text once") func typing() throws {
    final class Field: TextField {
      var updates = 0
      override func update() {
        updates += 1
        super.update()
      }
    }
    try withScreen { screen in
      let field = Field()
      screen.show(field)
      let recording = Recorder(field.action)
      let states = Recorder(field.observableState.map { $0.asString() })
      field.componentState = "a"
      let updates = field.updates
      field.becomeFirstResponder()
      field.insertText("b")
      #expect(field.componentState.asString() == "ab" && field.updates == updates)
      #expect(recording.elements.last == "ab" && recording.elements.filter { $0 == "ab" }.count == 1)
      #expect(states.elements == ["", "a", "ab"])
      // The caret stays where it is when the same text comes back.
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      field.text = "ab"
      #expect(field.selectedTextRange?.start == field.beginningOfDocument || field.text == "ab")
      field.resignFirstResponder()
    }
  }

  @Test("A state that afterInit() sets stays") func initialState() {
    final class Field: TextField {
      override func afterInit() { text = "from the start" }
    }
    #expect(Field().text == "from the start")
  }

  @Test("Placeholders have attributes, and content has insets") func placeholder() {
    let field = TextField()
    field.placeholder = "Title"
    #expect(field.placeholder == "Title")
    field.placeholderColor = .red
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
    )
    field.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let bounds = CGRect(width: 100, height: 40)
    #expect(field.textRect(forBounds: bounds).minX == 2 && field.editingRect(forBounds: bounds).maxX == 96)
  }

  // MARK: Others

  @Test("A picker shows its state and emits what is chosen") func picker() {
    let picker = PickerView(items: [1, 2, 3]) { "No. \($0)" }
    let recording = Recorder(picker.action)
    picker.componentState = 2
    let view = picker.subviews.first as? UIPickerView
    #expect(view?.selectedRow(inComponent: 0) == 1)
    picker.componentState = 9
    #expect(view?.selectedRow(inComponent: 0) == 1)
    picker.pickerView(view!, didSelectRow: 2, inComponent: 0)
    #expect(recording.elements == [3])
  }

  @Test("Children are added in order") func children() {
    let (parent, a, b) = (UIView(), UIView(), UIView())
    #expect(parent.children(a, b.children(UILabel())) === parent && parent.subviews == [a, b])
    #expect(b.subviews.count == 1 && b.subviews[0].rootView === parent)
    let stack = UIStackView()
    #expect(stack.arrangedChildren(UIView(), UIView()).arrangedSubviews.count == 2)
  }

  @Test("Views are stacked by constraints") func stacking() {
    let parent = UIView(frame: CGRect(width: 110, height: 20))
    let (a, b) = (UIView(), UIView())
    parent.stack(views: [a, b], withSpacing: 10)
    b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(width: 50, height: 20) && b.frame == CGRect(x: 60, width: 50, height: 20))
    let column = UIView(frame: CGRect(width: 40, height: 100))
    let c = UIView()
    c.heightAnchor.constraint(equalToConstant: 30).isActive = true
    column.stack(views: [c], axis: .vertical, lowerPriorityOfLastConstraint: true)
    column.layoutIfNeeded()
    #expect(c.frame == CGRect(width: 40, height: 30))
  }

  @Test("A view is visible, hidden or collapsed") func visibility() {
    let parent = UIView(frame: CGRect(width: 100, height: 100))
    let (top, bottom) = (UIView(), UIView())
    parent.children(top, bottom)
    for view in [top, bottom] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = top.heightAnchor.constraint(equalToConstant: 30)
    height.priority = .defaultHigh
    let gap = bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10)
    NSLayoutConstraint.activate([
      height, gap, top.topAnchor.constraint(equalTo: parent.topAnchor),
      bottom.heightAnchor.constraint(equalToConstant: 5),
    ])
    func y() -> CGFloat {
      parent.layoutIfNeeded()
      return bottom.frame.minY
    }
    #expect(top.visibility == .visible && y() == 40)
    top.visibility = .hidden
    #expect(top.alpha == 0 && !top.isHidden && y() == 40)
    top.addCollapsible(constraint: gap, action: .setConstant(visible: 10, collapsed: 0))
    top.visibility = .collapsed
    #expect(top.alpha == 0 && y() == 0)
    top.addCollapsible(constraint: gap, action: .setConstant(visible: 10, collapsed: 3))
    #expect(top.collapsibleConstraints.count == 1 && y() == 3)
    top.collapseAxis = .horizontal
    #expect(y() == 33)
    top.collapseAxis = .both
    #expect(y() == 3)
    top.visibility = .visible
    #expect(top.alpha == 1 && y() == 40)
    let hidden = UIView()
    hidden.isHidden = true
    #expect(hidden.visibility == .hidden)
  }
}
