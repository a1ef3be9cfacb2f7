import Hyperdrive
import RxSwift
import Testing

/// The tutorial's app, compiled as its readers compile it.
@Suite(.serialized) struct NotesAppTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func theFirstStepShowsItsNotes() {
    let controller = FirstStep.MainController()
    let window = show(UINavigationController(rootViewController: controller))
    #expect(controller.title == "RNotes")
    let cells = controller.rootView.noteTableView.tableView.visibleCells
    #expect(cells.count == 3)
    let cell = (cells[0] as? TableViewCellWrapper<NoteCell>)?.cachedCellOrCreated { NoteCell() }
    #expect(cell?.title.text == "Groceries")
    #expect(cells[1].frame.minY - cells[0].frame.minY == 80)
    window.isHidden = true
  }

  @Test func notesAreMadeEditedAndListed() throws {
    UserDefaults.standard.removeObject(forKey: "notes")
    let module = ApplicationModule()
    let navigation = try #require(MainWireframe(module: module).entrypoint() as? UINavigationController)
    let window = show(navigation)
    let main = try #require(navigation.topViewController as? MainController)
    #expect(main.rootView.noteTableView.emptyLabel.text == "You have no notes so far!")

    let new = try #require(main.navigationItem.rightBarButtonItem)
    let action = try #require(new.primaryAction)
    let button = UIButton()
    button.addAction(action, for: .primaryActionTriggered)
    UIView.performWithoutAnimation { button.sendActions(for: .primaryActionTriggered) }
    let editor = try #require(navigation.topViewController as? NoteModificationController)
    #expect(editor.title == "New Note" && editor.rootView.titleTextField.placeholder == "Title")
    window.layoutIfNeeded()
    editor.rootView.perform(action: .titleChanged("Groceries"))
    editor.rootView.perform(action: .bodyChanged("Milk"))
    #expect(try module.noteService.loadNotes().map(\.title) == ["Groceries"])

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    let table = main.rootView.noteTableView
    #expect(table.tableView.numberOfRows(inSection: 0) == 1 && table.emptyLabel.text == "")
    table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect((navigation.topViewController as? NoteModificationController)?.title == "Groceries")
    window.isHidden = true
    UserDefaults.standard.removeObject(forKey: "notes")
  }

  @Test func classesWithAnInitializerOfTheirOwnAreMadeByIt() {
    let controller = BadgeController().with(state: 7)
    let window = show(controller)
    #expect(controller.rootView.label.text == "No. 7")
    let table = PlainTableView<Badge>()
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    table.componentState = .items([1, 2])
    table.layoutIfNeeded()
    let cell = (table.tableView.visibleCells.first as? TableViewCellWrapper<Badge>)?
      .cachedCellOrCreated { Badge() }
    #expect(cell?.label.text == "No. 1")
    window.isHidden = true
  }

  @Test func stylesOfAConfigurationAreFunctionsOrClosures() {
    let configuration = Configuration()
    configuration.set(Properties.Style.controllerRoot, to: GeneralStyles.controllerRootView)
    configuration.set(Properties.Style.view) { $0.tag = 4 }
    let controller = BadgeController().with(configuration: configuration)
    #expect(controller.view.backgroundColor == .white && controller.rootView.tag == 4)
  }

  @Test func whatXMLKeptIsReleasedWithTheView() {
    let before = destructions
    var cell: NoteCell? = NoteCell()
    #expect(cell?.subviews.count == 2)
    cell = nil
    #expect(destructions == before + 1)
  }
}
