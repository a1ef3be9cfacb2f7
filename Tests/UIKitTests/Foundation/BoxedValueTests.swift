import ObjectiveCRuntime
import Testing
import UIKit

/// Values of Core Graphics and Core Animation in an `NSValue`.
@MainActor struct BoxedValueTests {
  private static let turn = CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 0, 1), 2, 3, 1)

  @Test("A box gives its own kind of value, and no other one")
  func kinds() {
    let boxes: [Any] = [
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4)),
      NSValue(cgRect: CGRect(x: 5, y: 6, width: 7, height: 8)), NSValue(caTransform3D: Self.turn),
    ]
    #expect(boxes.map { $0 as? CGPoint } == [CGPoint(x: 1, y: 2), nil, nil, nil])
    #expect(boxes.map { $0 as? CGSize } == [nil, CGSize(width: 3, height: 4), nil, nil])
    #expect(boxes.map { $0 as? CGRect } == [nil, nil, CGRect(x: 5, y: 6, width: 7, height: 8), nil])
    #expect(boxes.map { $0 as? CATransform3D } == [nil, nil, nil, Self.turn])
    #expect((boxes[3] as? NSValue)?.caTransform3DValue == Self.turn)
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
  }

  @Test("A layer takes boxed values by their key paths")
  func layers() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 9, y: 8)), forKeyPath: "position")
    layer.setValue(NSValue(cgSize: CGSize(width: 30, height: 20)), forKeyPath: "bounds.size")
    layer.setValue(NSValue(caTransform3D: Self.turn), forKeyPath: "transform")
    #expect(layer.position == CGPoint(x: 9, y: 8))
    #expect(layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.transform == Self.turn)
  }
}

@MainActor struct LibraryNameTests {
  private final class Jump: UIStoryboardSegue {
    var isPerformed = false
    override func perform() { isPerformed = true }
  }

  @Test("A search bar that is disabled cannot be edited")
  func searchBar() {
    let bar = UISearchBar()
    #expect(bar.isEnabled)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }

  @Test("A flow layout's contexts are of its own class")
  func contexts() {
    let context = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    #expect(
      !(UICollectionViewLayout().invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext))
  }

  @Test("Results of texts have what they were made of")
  func results() throws {
    let range = NSRange(location: 2, length: 3)
    let url = try #require(URL(string: "https://example.org"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.range == range && link.phoneNumber == nil)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "555")
    #expect(number.phoneNumber == "555" && number.url == nil && number.addressComponents == nil)
  }

  @Test("A segue is made of a class that a variable holds")
  func segues() {
    let type: UIStoryboardSegue.Type = Jump.self
    let (first, second) = (UIViewController(), UIViewController())
    let segue = ObjectiveCMembers.make(type, identifier: "go", source: first, destination: second)
    segue.perform()
    #expect((segue as? Jump)?.isPerformed == true)
    #expect(segue.identifier == "go" && segue.source === first && segue.destination === second)
  }
}
