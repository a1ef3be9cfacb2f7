import Testing

@testable import Reactant

@MainActor private final class Configured: Configurable {
  private(set) var assigned: [Configuration] = []
  var configuration: Configuration = .global {
    didSet { assigned.append(configuration) }
  }
}

@MainActor struct ConfigurationTests {
  private let number = Property<Int>(defaultValue: 1)
  private let text = Property<String>(defaultValue: "none")
  private let flag = Property<Bool>(defaultValue: false)

  @Test("1: Reloading assigns the same object again") func reload() {
    let configured = Configured()
    let configuration = configured.configuration
    configured.reloadConfiguration()
    #expect(configured.assigned.count == 1 && configured.assigned[0] === configuration)
  }

  @Test("2: with(configuration:) stores the object and returns the receiver") func with() {
    let (configured, configuration) = (Configured(), Configuration())
    #expect(configured.with(configuration: configuration) === configured)
    #expect(configured.configuration === configuration)
  }

  @Test("3: A copy of several has the last one's values") func copies() {
    let (a, b) = (Configuration(), Configuration())
    a.set(number, to: 2)
    a.set(text, to: "a")
    b.set(text, to: "b")
    let copy = Configuration(copy: a, b)
    #expect(copy.get(valueFor: number) == 2 && copy.get(valueFor: text) == "b")
    #expect(copy.get(valueFor: flag) == false)
    a.set(number, to: 3)
    #expect(copy.get(valueFor: number) == 2)
  }

  @Test("4, 5: Properties of different types are kept, and have defaults") func values() {
    let configuration = Configuration()
    #expect(configuration.get(valueFor: number) == 1 && configuration.get(valueFor: text) == "none")
    configuration.set(number, to: 5)
    configuration.set(text, to: "five")
    #expect(configuration.get(valueFor: number) == 5 && configuration.get(valueFor: text) == "five")
  }

  @Test("6-8: Properties have ids of their own and defaults") func properties() {
    #expect(Property(defaultValue: 1).id != Property(defaultValue: 1).id)
    #expect(Property(defaultValue: 7).defaultValue == 7)
    #expect(Property<String?>().defaultValue == nil)
  }

  @Test("A value of nil is a value") func nilValue() {
    let optional = Property<Int?>(defaultValue: 3)
    let configuration = Configuration()
    #expect(configuration.get(valueFor: optional) == 3)
    configuration.set(optional, to: nil)
    #expect(configuration.get(valueFor: optional) == nil)
  }

  @Test("Values have names") func names() {
    let configuration = Configuration()
    #expect(configuration.layoutMargins == .zero && configuration.closeButtonTitle == "Close")
    #expect(configuration.defaultBackButton == nil)
    configuration.closeButtonTitle = "Done"
    #expect(configuration.get(valueFor: Properties.closeButtonTitle) == "Done")
    configuration.style.tableView.cellWrapper = { $0.tag = 1 }
    configuration.style.dialog = { $0.tag = 2 }
    configuration.style.dialogContentContainer = { $0.tag = 3 }
    let (cell, dialog, content) = (UITableViewCell(), UIView(), UIView())
    configuration.get(valueFor: Properties.Style.TableView.cellWrapper)(cell)
    configuration.style.dialog(dialog)
    configuration.style.dialogContentContainer(content)
    #expect((cell.tag, dialog.tag, content.tag) == (1, 2, 3))
  }

  @Test("The style of dialogs' views is black at 80 %") func dialogStyle() {
    let view = ControllerRootViewContainer()
    Configuration().style.dialogControllerRoot(view)
    #expect(abs((view.backgroundColor?.cgColor.alpha ?? 0) - 0.8) < 0.001)
  }

  @Test("A global configuration that is replaced reaches what is shown with it") func global() throws {
    let old = Configuration.global
    defer { Configuration.global = old }
    try withScreen { screen in
      screen.window.makeKey()
      let (plain, own) = (ViewBase<Void, Void>(), ViewBase<Void, Void>().with(configuration: Configuration()))
      let controller = ControllerBase<Void, ViewBase<Void, Void>>(root: plain)
      screen.show(controller)
      plain.addSubview(own)
      let new = Configuration()
      new.set(Properties.Style.view) { $0.tag = 9 }
      Configuration.global = new
      #expect(plain.tag == 9 && own.tag == 0 && controller.configuration === new)
    }
  }
}
