import DisplayProtocol
import Testing

/// Texts that displays are sent are compared by their bytes.
@Suite("Texts of a layer are compared by their bytes") struct ByteEqualTests {
  /// Texts that Swift takes to be equal, in other bytes.
  private static let spellings = [
    ("\u{E9}", "e\u{301}"), ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{212B}", "\u{C5}"),
    ("a\u{323}\u{307}", "a\u{307}\u{323}"),
  ]

  private static let semantics: [WritableKeyPath<Semantics, String?> & Sendable] = [
    \.identifier, \.label, \.text, \.hint, \.language, \.value, \.placeholder,
  ]
  private static let editors: [WritableKeyPath<TextEditor, String?> & Sendable] = [
    \.placeholder, \.label, \.identifier,
  ]

  @Test("of every text of the semantics and of an editor", arguments: spellings)
  func spelling(one: String, other: String) {
    #expect(one == other && !one.hasSameBytes(as: other))
    func expectDifferent<Value: Hashable>(_ value: Value, _ change: (inout Value, String) -> Void) {
      var (first, second, third) = (value, value, value)
      change(&first, one)
      change(&second, other)
      change(&third, String(decoding: Array(one.utf8), as: UTF8.self))
      #expect(first != second && first == third && first != value)
      #expect(first.hashValue == third.hashValue && Set([first, second, third]).count == 2)
    }
    for path in Self.semantics { expectDifferent(Semantics()) { $0[keyPath: path] = $1 } }
    expectDifferent(Semantics()) { $0.actions = ["a", $1] }
    expectDifferent(Semantics()) { $0.className = $1 }
    let editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 12)))
    for path in Self.editors { expectDifferent(editor) { $0[keyPath: path] = $1 } }
    expectDifferent(editor) { $0.text = $1 }
  }

  @Test("so that a layer's differences name them", arguments: spellings)
  func differences(one: String, other: String) {
    var (old, new) = (Semantics(), Semantics())
    (old.text, new.text) = (one, other)
    var (layer, changed) = (LayerProperties(), LayerProperties())
    layer.set(.semantics(old))
    changed.set(.semantics(new))
    #expect(changed.differences(from: layer) == [.semantics(new)])
    #expect(changed.differences(from: layer) != [.semantics(old)])
  }

  @Test("also where there is none: nil is not the empty text, and lists have their order")
  func absence() {
    var (one, other) = (Semantics(), Semantics())
    one.text = ""
    #expect(one != other)
    (one.actions, other.actions, one.text) = (["a", "b"], ["b", "a"], nil)
    #expect(one != other)
    other.actions = ["a", "b"]
    #expect(one == other)
  }
}
