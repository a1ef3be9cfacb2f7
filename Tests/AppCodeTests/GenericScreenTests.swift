import Testing
import UIKit

/// A controller whose view's class its users choose.
private class Screen<V: UIView>: UIViewController {
  var content: V { view as! V }
  override func loadView() { view = V() }
}

private class FramedScreen<V: UIView>: UIViewController {
  let content = V(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

private class CardView: UIView {
  var log = "none"
  override init(frame: CGRect) {
    super.init(frame: frame)
    log = "init(frame:)"
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class PlainInitView: UIView {
  var log = "none"
  init() {
    super.init(frame: .zero)
    log = "init()"
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class SizedView: UIView {
  let length: Int
  init(length: Int = 7) {
    self.length = length
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class CountingModel: NSObject {
  var count = 3
}

private class NoteCell: UITableViewCell {
  var made: CellStyle?
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = style
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class NotesController: UITableViewController {
  var log = "none"
  override init(style: UITableView.Style) {
    super.init(style: style)
    log = "init(style:)"
  }
  required init?(coder: NSCoder) { fatalError() }
}

private class NibController: UIViewController {
  var log = "none"
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    log = "init(nibName:bundle:)"
  }
  required init?(coder: NSCoder) { fatalError() }
}

private func make<T: NSObject>(_ type: T.Type) -> T { type.init() }
private func makeView<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }
private func makeCell<T: UITableViewCell>(_ type: T.Type) -> T {
  T(style: .value1, reuseIdentifier: T.description())
}
private func makeTable<T: UITableViewController>(_ type: T.Type) -> T { T(style: .grouped) }
private func makeController<T: UIViewController>(_ type: T.Type) -> T { T(nibName: "A", bundle: nil) }
private func makeByClass(_ type: UIView.Type) -> UIView { type.init() }

struct GenericScreenTests {
  @Test func aViewIsMadeOfAClassThatATypeParameterNames() {
    #expect(Screen<CardView>().content.log == "init(frame:)")
    #expect(Screen<UILabel>().content.text == nil)
    #expect(FramedScreen<CardView>().content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: makeByClass(CardView.self)) == CardView.self)
  }

  @Test func theClassesOwnInitializerIsCalled() {
    #expect(makeView(CardView.self).log == "init(frame:)")
    #expect(make(CountingModel.self).count == 3)
    #expect(makeCell(NoteCell.self).made == .value1)
    #expect(makeCell(NoteCell.self).reuseIdentifier?.hasSuffix("NoteCell") == true)
    #expect(makeTable(NotesController.self).log == "init(style:)")
    #expect(makeController(NibController.self).log == "init(nibName:bundle:)")
    #expect(makeController(NibController.self).nibName == "A")
    #expect(make(NibController.self).log == "init(nibName:bundle:)")
  }

  @Test func aNamedClassTakesItsOwnInitializer() {
    #expect(SizedView().length == 7)
    #expect(PlainInitView().log == "init()")
    #expect(CardView().log == "init(frame:)")
    let label: UILabel = .init()
    #expect(label.frame == .zero)
  }

  @Test func classesHaveNames() {
    #expect(UITableViewCell.description() == NSStringFromClass(UITableViewCell.self))
    #expect(CountingModel.description() == "AppCodeTests.CountingModel")
  }
}
