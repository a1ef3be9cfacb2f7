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

private func makeView<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }

struct GenericScreenTests {
  @Test func aViewIsMadeOfAClassThatATypeParameterNames() {
    #expect(Screen<CardView>().content.log == "init(frame:)")
    #expect(Screen<UILabel>().content.text == nil)
    #expect(FramedScreen<CardView>().content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func theClassesOwnInitializerIsCalled() {
    #expect(makeView(CardView.self).log == "init(frame:)")
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
