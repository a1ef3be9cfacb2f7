import Observation
import Testing

@testable import UIKit

@Observable @MainActor private final class Model {
  var name = "A"
}

/// `updateProperties()` of views and controllers.
@MainActor struct UpdatePropertiesTests {
  private final class Label: UIView {
    let model: Model
    var log: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      log.append(model.name)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Controller: UIViewController {
    var log: [String] = []
    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
    }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test func propertiesAreUpdatedBeforeTheLayoutAndWhenWhatTheyReadChanges() {
    let model = Model()
    let label = Label(model)
    label.layoutIfNeeded()
    #expect(label.log == ["A", "layout"])
    label.setNeedsLayout()
    label.layoutIfNeeded()
    #expect(label.log == ["A", "layout", "layout"])
    model.name = "B"
    label.layoutIfNeeded()
    #expect(label.log.suffix(2) == ["B", "layout"])
    label.log = []
    label.setNeedsUpdateProperties()
    label.updatePropertiesIfNeeded()
    label.updatePropertiesIfNeeded()
    #expect(label.log == ["B"])
  }

  @Test func aControllersAreUpdatedBeforeItsLayout() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["properties", "layout"])
    controller.log = []
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(controller.log.first == "properties")
  }
}
