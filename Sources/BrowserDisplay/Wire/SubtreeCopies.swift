import DisplayProtocol

/// The new layers of a commit that have the shape of others before them, as rows of a list do: the page
/// copies the elements of the first and changes what differs.
///
/// Subtrees have one shape when their layers have the same structure, styles, attributes and styles of text.
/// Places, sizes, the values of a few attributes, and the positions and characters of a text's runs may
/// differ.
struct SubtreeCopies {
  /// Subtrees of one shape.
  private struct Shape {
    /// The first of them, of which the others are copies.
    var original: LayerID
    var count = 1
    /// The places of the first one's values.
    var values: Range<Int>
    var fields: [Field]
    /// Whether a field's value differs among the subtrees.
    var varies: [Bool]
  }

  /// A subtree of new layers.
  private struct Subtree {
    var layers: Range<Int>
    var shape: Int
    var values: Range<Int>
  }

  /// A value of a layer, in the client's words.
  private struct Field {
    /// The layer's index in its subtree, from the outside in.
    var layer: Int
    var name: Name

    enum Name {
      /// `x`, `y`, `w` or `h`, or an attribute.
      case property(String)
      /// Of the first run 0, 1, 2 for its place and its characters; of the second 3, 4, 5, and so on.
      case text(Int)
    }
  }

  /// Subtrees of more layers are written layer by layer; what lies in them may be copies.
  static let largestSubtree = 64
  /// So many subtrees of one shape are written as copies.
  static let leastCount = 3
  /// The attributes whose values may differ.
  private static let varyingAttributes = [
    "data-identifier", "data-text", "data-label", "data-value", "aria-label", "aria-valuetext",
  ]
  /// Attributes that do more than stand on their element.
  private static let actingAttributes = ["data-focus", "data-hold", "inert"]

  /// The new layers, outside in.
  private let layers: [LayerID]
  private let scene: Scene
  private let rows: SkippableRows
  private var shapes: [Shape] = []
  /// The subtrees by the index of their outermost layer.
  private var subtrees: [Int: Subtree] = [:]

  private var shapesBySignature: [[UInt8]: Int] = [:]
  private var signature = JSONWriter()
  private var values = JSONWriter()
  /// The end of each value.
  private var ends: [Int] = []
  /// The fields of the subtree that is being read, where they are collected.
  private var fields: [Field]?

  /// Finds the subtrees among new layers, which stand in `scene` already.
  init(of layers: [LayerID], in scene: Scene, rows: SkippableRows, content: inout ContentEncoder) {
    self.layers = layers
    self.scene = scene
    self.rows = rows
    guard layers.count >= Self.leastCount else { return }
    // So that a comma stands before each value.
    values.null()
    ends.append(values.bytes.count)
    var index = 0
    while index < layers.count {
      let count = size(ofSubtreeAt: index)
      if let count, addSubtree(index..<(index + count), content: &content) {
        index += count
      } else {
        index += 1
      }
    }
  }

  /// The number of layers in a subtree; nil where it is too large, or holds others than the new layers that
  /// follow.
  private func size(ofSubtreeAt start: Int) -> Int? {
    var next = start
    func visit(_ id: LayerID) -> Bool {
      guard next < layers.count, next - start < Self.largestSubtree, layers[next] == id,
        let children = scene.children(of: id)
      else { return false }
      next += 1
      return children.allSatisfy(visit)
    }
    return visit(layers[start]) ? next - start : nil
  }

  // MARK: Reading

  private mutating func addSubtree(_ range: Range<Int>, content: inout ContentEncoder) -> Bool {
    guard let values = read(range, content: &content) else { return false }
    if let shape = shapesBySignature[signature.bytes] {
      let first = shapes[shape].values.lowerBound
      for index in shapes[shape].varies.indices
      where !shapes[shape].varies[index] && value(first + index) != value(values.lowerBound + index) {
        shapes[shape].varies[index] = true
      }
      shapes[shape].count += 1
      subtrees[range.lowerBound] = Subtree(layers: range, shape: shape, values: values)
    } else {
      let key = signature.bytes
      fields = []
      _ = read(range, content: &content)
      let all = fields ?? []
      fields = nil
      shapesBySignature[key] = shapes.count
      subtrees[range.lowerBound] = Subtree(layers: range, shape: shapes.count, values: values)
      shapes.append(
        Shape(
          original: layers[range.lowerBound], values: values, fields: all,
          varies: [Bool](repeating: false, count: all.count)))
    }
    return true
  }

  /// Writes the signature and the values of a subtree. Returns the places of the values; nil where it cannot
  /// be copied.
  private mutating func read(_ range: Range<Int>, content: inout ContentEncoder) -> Range<Int>? {
    signature.removeAll()
    // A copy has the attributes of its original.
    signature.integer(rows.contains(layers[range.lowerBound]) ? 1 : 0)
    let start = ends.count
    for index in range {
      guard let node = scene[layers[index]], read(node, layer: index - range.lowerBound, content: &content)
      else { return nil }
    }
    return start..<ends.count
  }

  private mutating func read(_ node: Scene.Node, layer: Int, content: inout ContentEncoder) -> Bool {
    let properties = node.properties
    guard properties.mask == nil, properties.editor == nil, properties.scroll == nil,
      properties.contentOffset == .zero, properties.shadow?.path == nil,
      let runs = content.plainRuns(of: properties.content)
    else { return false }
    let attributes = ElementAttributes.attributes(of: properties)
    guard Self.actingAttributes.allSatisfy({ attributes[$0] == nil }) else { return false }

    signature.integer(node.children.count)
    let frame = properties.frame
    for (name, number) in [
      ("x", frame.origin.x), ("y", frame.origin.y), ("w", frame.size.width), ("h", frame.size.height),
    ] {
      add(number, layer, .property(name))
    }
    for entry in LayerStyle.entries(of: properties) {
      signature.string(entry.name)
      signature.string(entry.value ?? "")
    }
    for attribute in attributes.unsorted {
      signature.string(attribute.name)
      if Self.varyingAttributes.contains(attribute.name) {
        add(attribute.value, layer, .property(attribute.name))
      } else {
        signature.string(attribute.value)
      }
    }
    for (index, run) in runs.enumerated() {
      signature.integer(run.style)
      add(run.x, layer, .text(index * 3))
      add(run.y, layer, .text(index * 3 + 1))
      add(run.text, layer, .text(index * 3 + 2))
    }
    return true
  }

  private mutating func add(_ number: CGFloat, _ layer: Int, _ name: Field.Name) {
    values.number(number)
    didAddValue(layer, name)
  }

  private mutating func add(_ text: String, _ layer: Int, _ name: Field.Name) {
    values.string(text)
    didAddValue(layer, name)
  }

  private mutating func didAddValue(_ layer: Int, _ name: Field.Name) {
    ends.append(values.bytes.count)
    fields?.append(Field(layer: layer, name: name))
  }

  /// A value as it was written.
  private func value(_ index: Int) -> ArraySlice<UInt8> { values.bytes[(ends[index - 1] + 1)..<ends[index]] }

  // MARK: Writing

  /// The form in which a subtree of new layers is written.
  enum Form {
    /// Layer by layer.
    case whole
    /// Layer by layer, since others are copies of it.
    case original(Range<Int>)
    /// As a copy.
    case copy(Range<Int>)
  }

  /// The form of what begins with the new layer of that index.
  func form(at index: Int) -> Form {
    guard let subtree = subtrees[index], shapes[subtree.shape].count >= Self.leastCount else { return .whole }
    return shapes[subtree.shape].original == layers[index]
      ? .original(subtree.layers) : .copy(subtree.layers)
  }

  /// `["t", id, layer, field, …]`: copies of that layer and of all in it will differ in these fields: a
  /// layer's index, outside in; and `x`, `y`, `w`, `h`, an attribute, or a number: of the first run of text 0
  /// and 1 for its place and 2 for its characters, of the second 3, 4 and 5.
  func writeOriginal(at index: Int, into json: inout JSONWriter) {
    guard let subtree = subtrees[index] else { return }
    let shape = shapes[subtree.shape]
    json.beginArray()
    json.name(SceneOperation.original)
    json.integer(shape.original.rawValue)
    for (field, varies) in zip(shape.fields, shape.varies) where varies {
      json.integer(field.layer)
      switch field.name {
      case .property(let name): json.string(name)
      case .text(let number): json.integer(number)
      }
    }
    json.endArray()
  }

  /// `["k", id, parent, sibling, original, [id, …], value, …]`: a copy of an original with other layers and
  /// values, before a sibling or null.
  func writeCopy(
    at index: Int, into parent: LayerID, before sibling: LayerID?, into json: inout JSONWriter
  ) {
    guard let subtree = subtrees[index] else { return }
    let shape = shapes[subtree.shape]
    json.beginArray()
    json.name(SceneOperation.copy)
    json.integer(layers[index].rawValue)
    json.integer(parent.rawValue)
    if let sibling { json.integer(sibling.rawValue) } else { json.null() }
    json.integer(shape.original.rawValue)
    json.beginArray()
    for layer in layers[subtree.layers].dropFirst() { json.integer(layer.rawValue) }
    json.endArray()
    for (field, varies) in shape.varies.enumerated() where varies {
      json.append(value(subtree.values.lowerBound + field))
    }
    json.endArray()
  }
}
