import Foundation
import Reactant
import Testing

@testable import ReactantUI
@testable import UIKit

/// Rows 96 to 104 of the specification: what live mode shows has the pixels of a view built by hand, at seven
/// sizes.
@MainActor @Suite(.serialized) struct LivePixelTests {
  /// A piece of XML and the same by hand.
  struct Sample {
    var xml: String
    var attributes = ""
    var make: () -> UIView
  }

  /// Lists samples, one a statement: that is checked much faster than one array.
  private final class SampleList {
    var samples: [Sample] = []

    func add(_ xml: String, attributes: String = "", make: @escaping () -> UIView) {
      samples.append(Sample(xml: xml, attributes: attributes, make: make))
    }
  }

  private static func view(_ change: (UIView) -> Void = { _ in }) -> UIView {
    let view = UIView()
    change(view)
    return view
  }

  private static func label(_ change: (UILabel) -> Void) -> UIView {
    let label = UILabel()
    change(label)
    return label
  }

  private static func button(_ change: (UIButton) -> Void) -> UIView {
    let button = UIButton()
    change(button)
    return button
  }

  private static func attributed(_ runs: [(String, [Reactant.Attribute])]) -> UIView {
    let text = NSMutableAttributedString(string: "")
    for (run, attributes) in runs { text.append(run.attributed(attributes)) }
    return label { $0.attributedText = text }
  }

  private static func text(_ content: String, _ attributes: String = "") -> String {
    "<Label layout:edges=\"super\"><attributedText \(attributes)>\(content)</attributedText></Label>"
  }

  private static let edges = "layout:edges=\"super\""

  private static var simple: [Sample] {
    let list = SampleList()
    list.add("<View \(edges)/>") { view() }
    list.add("<Button \(edges)/>") { button { _ in } }
    list.add("<View backgroundColor=\"red\" \(edges)/>") { view { $0.backgroundColor = .red } }
    list.add("<View backgroundColor=\"#00FF0080\" \(edges)/>") {
      view { $0.backgroundColor = UIColor(hex: "#00FF0080") }
    }
    list.add(
      """
      <styles><ViewStyle name="a" backgroundColor="blue"/><ViewStyle name="b" backgroundColor="green"/></styles>
      <View style="a b" \(edges)/>
      """
    ) { view { $0.backgroundColor = .green } }
    list.add("<Label text=\"Text\" \(edges)/>") { label { $0.text = "Text" } }
    list.add("<Label text=\"Text\" textColor=\"red\" \(edges)/>") {
      label {
        $0.text = "Text"
        $0.textColor = .red
      }
    }
    list.add("<Label text=\"Text\" textColor=\"#112233\" \(edges)/>") {
      label {
        $0.text = "Text"
        $0.textColor = UIColor(hex: "#112233")
      }
    }
    list.add("<Button title=\"Title\" \(edges)/>") { button { $0.setTitle("Title", for: .normal) } }
    list.add("<Button title=\"Title\" titleColor=\"red\" \(edges)/>") {
      button {
        $0.setTitle("Title", for: .normal)
        $0.setTitleColor(.red, for: .normal)
      }
    }
    list.add("<Button title=\"Title\" titleColor=\"#112233\" \(edges)/>") {
      button {
        $0.setTitle("Title", for: .normal)
        $0.setTitleColor(UIColor(hex: "#112233"), for: .normal)
      }
    }
    list.add(
      "<styles name=\"ReactantStyles\"><LabelStyle name=\"s\" textColor=\"red\"/></styles>"
        + "<Label style=\"s\" text=\"Text\" \(edges)/>", attributes: "type=\"A\""
    ) {
      label {
        $0.text = "Text"
        $0.textColor = .red
      }
    }
    list.add("<View backgroundColor=\"red\" visibility=\"visible\" \(edges)/>") {
      view { $0.backgroundColor = .red }
    }
    list.add("<View backgroundColor=\"red\" visibility=\"hidden\" \(edges)/>") {
      view {
        $0.backgroundColor = .red
        $0.visibility = .hidden
      }
    }
    return list.samples
  }

  private static var plain: [Sample] {
    var samples: [Sample] = simple
    for alpha in ["1", "0.75", "0.01", "2"] {
      samples.append(
        Sample(xml: "<View backgroundColor=\"red\" alpha=\"\(alpha)\" \(edges)/>") {
          view {
            $0.backgroundColor = .red
            $0.alpha = CGFloat(Double(alpha)!)
          }
        })
    }
    for (clips, radius) in [("true", 12), ("false", 10)] {
      samples.append(
        Sample(
          xml:
            "<View backgroundColor=\"red\" clipsToBounds=\"\(clips)\" layer.cornerRadius=\"\(radius)\" \(edges)/>"
        ) {
          view {
            $0.backgroundColor = .red
            $0.clipsToBounds = clips == "true"
            $0.layer.cornerRadius = CGFloat(radius)
          }
        })
    }
    return samples
  }

  private static var attributedTexts: [Sample] {
    let list = SampleList()
    let bold = Reactant.Attribute.font(UIFont.System.bold.font(size: 20))
    let large = Reactant.Attribute.font(UIFont.System.regular.font(size: 24))
    let styles = """
      <styles><attributedTextStyle name="one"><b foregroundColor="red"/></attributedTextStyle>
      <attributedTextStyle name="two"><b foregroundColor="blue"/></attributedTextStyle></styles>
      """
    list.add(text("<b font=\"24\">Text</b>")) { attributed([("Text", [large])]) }
    list.add(text("<b font=\":bold@20\">Text</b>")) { attributed([("Text", [bold])]) }
    list.add(text("Plain")) { attributed([("Plain", [])]) }
    list.add(text("Plain <b font=\":bold@20\">bold</b>")) {
      attributed([("Plain ", []), ("bold", [bold])])
    }
    list.add(text("Outer <b font=\":bold@20\">inner</b>", "font=\"24\"")) {
      attributed([("Outer ", [large]), ("inner", [bold])])
    }
    list.add(text("<b font=\":bold@20\">a<i foregroundColor=\"red\">b</i></b>")) {
      attributed([("a", [bold]), ("b", [bold, .foregroundColor(.red)])])
    }
    list.add(
      text("<b font=\":bold@20\">a</b> <i font=\":bold@20\">b</i>", "backgroundColor=\"yellow\"")
    ) {
      let yellow = Reactant.Attribute.backgroundColor(.yellow)
      return attributed([("a", [yellow, bold]), (" ", [yellow]), ("b", [yellow, bold])])
    }
    list.add(text("x<b font=\":bold@20\"> a b </b>y")) {
      attributed([("x", []), (" a b ", [bold]), ("y", [])])
    }
    list.add(styles + text("<b>Text</b>", "style=\"one\"")) {
      attributed([("Text", [.foregroundColor(.red)])])
    }
    list.add(styles + text("<b>Text</b>", "style=\"two\"")) {
      attributed([("Text", [.foregroundColor(.blue)])])
    }
    list.add(styles + text("Text", "style=\"one\"")) { attributed([("Text", [])]) }
    list.add(styles + text("<b foregroundColor=\"green\">Text</b>", "style=\"one\"")) {
      attributed([("Text", [.foregroundColor(.green)])])
    }
    list.add(styles + text("a<b>b</b>c", "style=\"one\" backgroundColor=\"yellow\"")) {
      let yellow = Reactant.Attribute.backgroundColor(.yellow)
      return attributed([("a", [yellow]), ("b", [yellow, .foregroundColor(.red)]), ("c", [yellow])])
    }
    return list.samples
  }

  @Test(arguments: [10, 50, 100, 150, 250, 500, 1000]) func pixelsAreThoseOfAViewBuiltByHand(_ side: Int)
    throws
  {
    let fixture = try LiveFixture([:])
    defer { fixture.close() }
    let size = CGSize(width: side, height: side)
    for (index, sample) in (Self.plain + Self.attributedTexts).enumerated() {
      let name = "S\(index)"
      fixture.folder.write(
        "\(name).ui.xml",
        component(sample.xml, sample.attributes.replacingOccurrences(of: "\"A\"", with: "\"\(name)\"")))
      fixture.notice()
      let live = fixture.manager.makeStandIn(typeName: name, path: fixture.folder.path("\(name).ui.xml"))
      #expect(live.subviews.count == 1, "\(sample.xml): \(fixture.manager.files.errors)")
      let hand = ContainerView()
      let made = sample.make()
      hand.addSubview(made)
      NSLayoutConstraint.activate([
        made.leftAnchor.constraint(equalTo: hand.leftAnchor),
        made.rightAnchor.constraint(equalTo: hand.rightAnchor),
        made.topAnchor.constraint(equalTo: hand.topAnchor),
        made.bottomAnchor.constraint(equalTo: hand.bottomAnchor),
      ])
      let first = try ScreenFixture(live, size: size)
      let second = try ScreenFixture(hand, size: size)
      let difference = ImageDifference(try first.picture(), try second.picture())
      #expect(difference?.greatest == 0, "\(sample.xml)")
      first.close()
      second.close()
    }
  }
}
