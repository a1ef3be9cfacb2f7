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

extension ControlBase: InspectableObject {
  /// The component's state, for the developer panel.
  package var inspectedSections: [InspectedSection] { componentDelegate.inspectedSections }
}

extension TextField: InspectableObject {
  /// The component's state, for the developer panel.
  package var inspectedSections: [InspectedSection] { componentDelegate.inspectedSections }
}

extension ComponentDelegate {
  fileprivate var inspectedSections: [InspectedSection] {
    guard hasComponentState, !(componentState is Void) else { return [] }
    let name = ownerComponent.map { "\(type(of: $0))" } ?? "\(COMPONENT.self)"
    return [InspectedSection(title: "Component state of \(name)", value: componentState)]
  }
}
