import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("Actions of UIKit's classes in documents") struct ActionTests {
  @Test("Each that the check lets pass is called on an object of a document") func all() {
    var called: Set<String> = []
    for type in InterfaceElementType.all where !type.isAbstract && type.module == nil {
      guard !type.actions.isEmpty, !type.isKind(of: "collectionView"),
        let object = DocumentFolder.object("<\(type.name)/>")
      else { continue }
      for action in type.actions {
        let call = Selector(action.selector).call(on: object, with: [UIButton(), nil])
        #expect(call.isDone, "\(action.selector) of \(type.name)")
        called.insert(action.selector)
      }
    }
    let all = InterfaceElementType.all.filter { $0.module == nil }.flatMap(\.actions).map(\.selector)
    #expect(called == Set(all))
    #expect(all.allSatisfy(InterfaceOutlets.actions.contains))
  }

  @Test("A button starts an indicator, clears a field and pops a screen") func effects() throws {
    let indicator = UIActivityIndicatorView()
    let button = UIButton()
    button.addTarget(indicator, action: Selector("startAnimating"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(indicator.isAnimating)
    let field = UITextField()
    field.text = "text"
    UIApplication.shared.sendAction(Selector("selectAll:"), to: field, from: button, for: nil)
    UIApplication.shared.sendAction(Selector("delete:"), to: field, from: button, for: nil)
    #expect(field.text == "")
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    button.addTarget(navigation, action: Selector("popViewControllerAnimated:"), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(navigation.viewControllers.count == 1)
  }
}
