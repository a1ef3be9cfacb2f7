import Inspection
import UIKit

extension ViewBase: InspectableObject {
  /// The component's state, for the developer panel.
  package var inspectedSections: [InspectedSection] { componentDelegate.inspectedSections }
}

extension ControllerBase: InspectableObject {
  /// The component's state, for the developer panel.
  package var inspectedSections: [InspectedSection] { componentDelegate.inspectedSections }
}

extension ComponentDelegate {
  fileprivate var inspectedSections: [InspectedSection] {
    guard hasComponentState, !(componentState is Void) else { return [] }
    return [InspectedSection(title: "Component state of \(COMPONENT.self)", value: componentState)]
  }
}
