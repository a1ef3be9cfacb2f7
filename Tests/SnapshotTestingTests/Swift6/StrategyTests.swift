import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing
import UIKit

/// What each strategy makes of a value.
@MainActor struct StrategyTests {
  private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private func picture<Value>(_ strategy: Snapshotting<Value, UIImage>, _ value: Value) -> UIImage {
    var image = UIImage()
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  private struct User: Codable {
    var id: Int
    var name: String
    var tags: Set<String>
    var pet: String?
  }

  private let user = User(id: 1, name: "Blobby", tags: ["b", "a"], pet: nil)

  @Test func dumpReflectsInAnOrderOfItsOwn() {
    #expect(
      text(.dump, user)
        == """
        ▿ User
          - id: 1
          - name: "Blobby"
          - pet: Optional<String>.none
          ▿ tags: 2 members
            - "a"
            - "b"

        """.replacingOccurrences(
          of: "  - pet: Optional<String>.none\n  ▿ tags: 2 members\n    - \"a\"\n    - \"b\"\n",
          with: "  ▿ tags: 2 members\n    - \"a\"\n    - \"b\"\n  - pet: Optional<String>.none\n"))
  }

  @Test func dumpLeavesAddressesOut() {
    let text = text(.dump, [NSObject()])
    #expect(!text.contains("0x"))
  }

  @Test func jsonHasSortedKeys() {
    let keys = text(.json, User(id: 1, name: "a", tags: [], pet: "dog")).components(separatedBy: "\"")
    #expect(keys.filter { ["id", "name", "pet", "tags"].contains($0) } == ["id", "name", "pet", "tags"])
    #expect(text(.json, ["b": 1, "a": 2] as Any).hasPrefix("{\n  \"a\""))
  }

  @Test func plistDescriptionAndLines() {
    #expect(text(.plist, ["a": 1]).contains("<key>a</key>"))
    #expect(text(.description, 3) == "3")
    #expect(text(.lines, "a\nb") == "a\nb")
  }

  private enum Size: CaseIterable { case small, large }

  @Test func functionsOverCasesAreTables() {
    let strategy: Snapshotting<(Size) -> Int, String> = Snapshotting<Size, String>.func(into: .description)
    let double: (Size) -> Int = { $0 == .small ? 1 : 2 }
    #expect(text(strategy, double) == "Size,Int\n\"small\",\"1\"\n\"large\",\"2\"")
  }

  @Test func requestsAsTheyGoOverTheWireAndAsCurl() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/a?b=1&a=2")))
    request.httpMethod = "POST"
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    request.addValue("text/json", forHTTPHeaderField: "Accept")
    #expect(
      text(.raw, request) == """
        POST https://example.com/a?a=2&b=1
        Accept: text/json

        {"b":1,"a":2}
        """)
    #expect(text(.curl, request).hasPrefix("curl \\\n\t--request POST \\\n\t--header \"Accept: text/json\""))
    #expect(text(.raw(pretty: true), request).contains("\"a\" : 2"))
  }

  @Test func controllersAreGivenWhatTheirDeviceIs() {
    final class Probe: UIViewController {
      var seen: (CGSize, UIEdgeInsets, UIUserInterfaceSizeClass, Int) = (.zero, .zero, .unspecified, 0)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (seen.0, seen.1) = (view.bounds.size, view.safeAreaInsets)
        seen.2 = traitCollection.horizontalSizeClass
      }
      override func viewDidAppear(_ animated: Bool) { seen.3 += 1 }
    }
    let probe = Probe()
    let image = picture(
      .image(on: .iPhone12(.landscape), traits: UITraitCollection(displayScale: 3)), probe as UIViewController
    )
    #expect(probe.seen.0 == CGSize(width: 844, height: 390))
    #expect(probe.seen.1 == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(probe.seen.2 == .compact)
    #expect(probe.seen.3 == 1)
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 844, height: 390))
    #expect(probe.view.window == nil && probe.parent == nil)
    _ = picture(.image(on: .iPadPro11), probe as UIViewController)
    #expect(probe.seen.2 == .regular)
    #expect(probe.seen.0 == CGSize(width: 1194, height: 834))
  }

  @Test func picturesAreTheSameBytesEachTime() throws {
    let controller = UINavigationController(rootViewController: UITableViewController())
    let first = try #require(picture(.image(on: .iPhone13), controller as UIViewController).pngData())
    #expect(picture(.image(on: .iPhone13), controller as UIViewController).pngData() == first)
  }

  @Test func aViewWithoutASizeTakesTheSmallestThatFits() {
    let label = UILabel()
    label.text = "Hello"
    #expect(picture(.image, label as UIView).size == label.intrinsicContentSize)
    #expect(label.superview == nil)
    let nothing = verifySnapshot(of: UIView(), as: .image, named: "nothing", record: .never)
    #expect(nothing != nil)
  }

  @Test func aViewWithoutASizeIsSizedInEachContentSizeCategory() {
    let label = UILabel()
    label.text = "A card with a title"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView()
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -6),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .accessibilityExtraExtraExtraLarge, .large,
    ]
    let sizes = categories.map { category in
      picture(.image(traits: UITraitCollection(preferredContentSizeCategory: category)), card).size
    }
    for (category, size) in zip(categories, sizes) {
      let expected = UILabel()
      expected.text = label.text
      expected.font = .preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      let text = expected.intrinsicContentSize
      #expect(size == CGSize(width: text.width + 12, height: text.height + 12), "\(category)")
    }
    #expect(sizes[0].height < sizes[1].height && sizes[1].height < sizes[2].height && sizes[3] == sizes[1])
    // A size that was set stays.
    card.frame.size = CGSize(width: 70, height: 50)
    let fixed = picture(
      .image(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)), card)
    #expect(fixed.size == CGSize(width: 70, height: 50))
  }

  @Test func hierarchiesNameControllersAndViews() {
    let controller = UINavigationController(rootViewController: UIViewController())
    #expect(
      text(.hierarchy, controller as UIViewController).hasPrefix(
        "<UINavigationController>, state: appeared, view: <"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4)))
    #expect(
      text(.recursiveDescription, view) == """
        <UIView; frame = (0 0; 10 10); layer = <CALayer>>
           | <UIView; frame = (1 2; 3.5 4); layer = <CALayer>>
        """)
  }
}
