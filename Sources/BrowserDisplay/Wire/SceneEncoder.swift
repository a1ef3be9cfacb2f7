import DisplayProtocol
import NIOCore

/// Keeps the scene and writes what changes in it, in the client's words: one array a change, its first
/// value a letter. A layer that is new is written whole; one that was there, by what differs.
struct SceneEncoder {
  /// The scene that the tabs show.
  private(set) var scene = Scene()
  /// The number of the last commit.
  private(set) var lastCommit = 0
  /// Whether the scene has layers of a frame whose end has not come; it is not to be shown to whoever has not
  /// seen their commits.
  private(set) var isMidFrame = false

  private var content: ContentEncoder
  /// The start time of each animation, in seconds, by layer and key.
  private var animationStarts: [LayerID: [String: TimeInterval]] = [:]
  /// The rows of long lists that tabs may leave out while they are not visible.
  private var rows = SkippableRows()

  init(assets: AssetStore) {
    content = ContentEncoder(assets: assets)
  }

  /// Returns the definition of the style with a number.
  func style(_ number: Int) -> TextStyleTable.Definition? { content.styles[number] }

  /// Whether tabs should be sent the whole scene again, because too many styles have accumulated.
  var needsFreshStart: Bool { content.styles.isFull }

  /// The number of styles that have a number.
  var styleCount: Int { content.styles.count }

  /// Applies a commit that nobody sees. Changes that cannot be applied are left out and given to `report`.
  mutating func apply(_ commit: SceneCommit, now: TimeInterval, report: (Scene.Failure) -> Void) {
    record(commit)
    for change in commit.changes {
      do { try scene.apply(change) } catch { report(error) }
      recordAnimation(change, now: now)
    }
    removeAnimationsOfRemovedLayers()
  }

  /// Applies a commit and writes it. Changes that cannot be applied are left out and given to `report`.
  mutating func encode(
    _ commit: SceneCommit, now: TimeInterval, report: (Scene.Failure) -> Void
  ) -> EncodedMessage {
    record(commit)
    var json = JSONWriter()
    json.beginArray()
    json.integer(commit.endsFrame ? commit.number : -commit.number)

    var touched = TouchedLayers()
    var order: [SceneChange] = []
    for change in commit.changes {
      touched.record(change, in: scene)
      do {
        try scene.apply(change)
      } catch {
        report(error)
        continue
      }
      switch change {
      case .insert, .remove: order.append(change)
      case .set, .animate, .endAnimation: break
      }
    }
    let differing = rows.update(commit.changes, touched, in: scene)
    writeOrder(order, new: touched.new, into: &json)
    for (id, before) in touched.old {
      guard let node = scene[id] else { continue }
      writeDifferences(of: id, from: before, to: node.properties, into: &json)
    }
    for (id, before) in touched.framed { writeFrame(of: id, before: before, into: &json) }
    for id in differing { writeRow(id, into: &json) }
    for change in commit.changes {
      recordAnimation(change, now: now)
      writeAnimation(change, into: &json)
    }
    removeAnimationsOfRemovedLayers()
    json.endArray()
    return message(json)
  }

  private mutating func record(_ commit: SceneCommit) {
    lastCommit = commit.number
    isMidFrame = !commit.endsFrame
  }

  /// `["a", id, attributes]`: whether the browser may leave out a row that is not visible.
  private func writeRow(_ id: LayerID, into json: inout JSONWriter) {
    begin(.attributes, id, into: &json)
    json.beginObject()
    json.key(SkippableRows.attribute)
    write(rows.contains(id) ? "" : nil, into: &json)
    json.endObject()
    json.endArray()
  }

  /// Removes all styles and writes the whole scene with new ones.
  mutating func startAfresh(now: TimeInterval) -> EncodedMessage {
    content.styles.removeAll()
    defer { content.styles.makeRoom() }
    return snapshot(now: now)
  }

  /// Writes the whole scene, for a tab that has seen nothing or not everything.
  mutating func snapshot(now: TimeInterval) -> EncodedMessage {
    rows.reset(to: scene)
    var json = JSONWriter()
    json.beginArray()
    json.name(ServerMessage.snapshot)
    json.integer(lastCommit)
    writeWhole(.root, scene[.root]!, into: &json)
    writeChildren(of: .root, now: now, into: &json)
    json.endArray()
    return message(json)
  }

  /// Draws the whole scene for a window in which no script has run yet; nil where only scripts can show it.
  mutating func prerendered(for window: WindowHints) -> PrerenderedScene? {
    defer { content.usedStyles = [] }
    return PrerenderedScene(scene, for: window, content: &content)
  }

  private mutating func message(_ json: JSONWriter) -> EncodedMessage {
    defer { content.usedStyles = [] }
    return EncodedMessage(bytes: ByteBuffer(bytes: json.bytes), styles: content.usedStyles)
  }

  // MARK: Order

  /// Writes where layers come, move and go, and what the new ones are.
  private mutating func writeOrder(_ changes: [SceneChange], new: [LayerID], into json: inout JSONWriter) {
    let copies = SubtreeCopies(of: new, in: scene, rows: rows, content: &content)
    var whole: [LayerID] = []
    // The next new layer, and the first that is not written with one around it.
    var (index, end) = (0, 0)
    for change in changes {
      guard case .insert(let id, let parent, let sibling) = change, index < new.count, new[index] == id else {
        writeOrder(change, into: &json)
        continue
      }
      defer { index += 1 }
      guard index >= end else { continue }
      switch copies.form(at: index) {
      case .whole:
        writeOrder(change, into: &json)
        whole.append(id)
      case .original(let layers):
        writeOrder(change, into: &json)
        for id in new[layers].dropFirst() {
          writeOrder(.insert(id, into: scene[id]!.parent!, before: nil), into: &json)
        }
        for id in new[layers] { writeWhole(id, scene[id]!, into: &json) }
        copies.writeOriginal(at: index, into: &json)
        end = layers.upperBound
      case .copy(let layers):
        copies.writeCopy(at: index, into: parent, before: sibling, into: &json)
        end = layers.upperBound
      }
    }
    for id in whole {
      if let node = scene[id] { writeWhole(id, node, into: &json) }
    }
  }

  private mutating func writeOrder(_ change: SceneChange, into json: inout JSONWriter) {
    switch change {
    case .insert(let id, let parent, let sibling):
      json.beginArray()
      json.name(SceneOperation.insert)
      json.integer(id.rawValue)
      json.integer(parent.rawValue)
      if let sibling { json.integer(sibling.rawValue) }
      json.endArray()
    case .remove(let id):
      json.beginArray()
      json.name(SceneOperation.remove)
      json.integer(id.rawValue)
      json.endArray()
    case .set, .animate, .endAnimation:
      break
    }
  }

  private mutating func writeChildren(of parent: LayerID, now: TimeInterval, into json: inout JSONWriter) {
    var pending = Array(scene[parent]!.children.reversed())
    while let id = pending.popLast() {
      let node = scene[id]!
      writeOrder(.insert(id, into: node.parent!, before: nil), into: &json)
      writeWhole(id, node, into: &json)
      for (key, animation) in node.animations.sorted(by: { $0.key < $1.key }) {
        let elapsed = now - (animationStarts[id]?[key] ?? now)
        guard !animation.hasEnded(after: elapsed) else { continue }
        AnimationEncoder.encode(
          animation, of: id, key: key, layer: node.properties, elapsed: elapsed, into: &json)
      }
      pending.append(contentsOf: node.children.reversed())
    }
  }

  // MARK: Properties

  /// `["l", id, [x, y, width, height, offset x, offset y, scroll], styles, attributes, content, shadow]`: the
  /// layer is exactly this.
  private mutating func writeWhole(_ id: LayerID, _ node: Scene.Node, into json: inout JSONWriter) {
    let layer = node.properties
    json.beginArray()
    json.name(SceneOperation.whole)
    json.integer(id.rawValue)
    json.beginArray()
    writePlace(layer.frame, into: &json)
    if layer.contentOffset != .zero || layer.scroll != nil { writeOffset(layer.contentOffset, into: &json) }
    if let scroll = layer.scroll {
      json.beginArray()
      ScrollEncoder.write(scroll, opacity: layer.indicatorOpacity, into: &json)
      json.endArray()
    }
    json.endArray()
    json.beginObject()
    for entry in LayerStyle.entries(of: layer) {
      json.key(entry.name)
      json.string(entry.value!)
    }
    json.endObject()
    json.beginObject()
    for attribute in ElementAttributes.attributes(of: layer).sorted {
      json.key(attribute.name)
      json.string(attribute.value)
    }
    if rows.contains(id) {
      json.key(SkippableRows.attribute)
      json.string("")
    }
    json.endObject()
    json.beginArray()
    content.encode(layer.content, into: &json)
    json.endArray()
    if let shadow = layer.shadow, shadow.path != nil { writeShadow(shadow, into: &json) }
    json.endArray()
    writeEditor(of: id, from: nil, to: layer.editor, into: &json)
    if let mask = layer.mask { writeMask(mask, of: id, into: &json) }
  }

  /// Writes what differs in a layer of which only the frame was set.
  private mutating func writeFrame(of id: LayerID, before: CGRect, into json: inout JSONWriter) {
    guard let frame = scene.frame(of: id), frame != before else { return }
    if LayerStyle.isOnlyMoved(from: before, to: frame) {
      begin(.frame, id, into: &json)
      writePlace(frame, into: &json)
      json.endArray()
    } else if let properties = scene[id]?.properties {
      var old = properties
      old.frame = before
      writeDifferences(of: id, from: old, to: properties, into: &json)
    }
  }

  private mutating func writeDifferences(
    of id: LayerID, from old: LayerProperties, to new: LayerProperties, into json: inout JSONWriter
  ) {
    let changed = new.differences(from: old)
    writeScrolling(of: id, from: old, to: new, into: &json)
    var styles: [LayerStyle.Entry] = []
    for property in changed {
      switch property {
      case .frame(let frame):
        begin(.frame, id, into: &json)
        writePlace(frame, into: &json)
        json.endArray()
      case .content(let value):
        begin(.content, id, into: &json)
        content.encode(value, into: &json)
        json.endArray()
      case .shadow(let shadow) where shadow?.path != nil || old.shadow?.path != nil:
        begin(.shadow, id, into: &json)
        if let shadow, shadow.path != nil { writeShadow(shadow, into: &json) }
        json.endArray()
      default: break
      }
      styles += LayerStyle.changes(by: property, from: old, to: new)
    }
    writeStyles(styles, of: id, into: &json)
    if old.mask != new.mask { writeMask(new.mask, of: id, into: &json) }
    writeEditor(of: id, from: old.editor, to: new.editor, into: &json)
    let meansSomethingElse = changed.contains { property in
      switch property {
      case .semantics, .content, .border, .shadow: true
      default: false
      }
    }
    if meansSomethingElse { writeAttributes(of: id, from: old, to: new, into: &json) }
  }

  /// `["v", id, scroll…]`: how a layer scrolls, nothing for not at all; `["o", id, x, y, revision]`: where
  /// its content is, the revision only where the app has moved it; `["u", id, opacity]`: how visible its bars
  /// are.
  private func writeScrolling(
    of id: LayerID, from old: LayerProperties, to new: LayerProperties, into json: inout JSONWriter
  ) {
    let isMoved = old.scroll?.revision != new.scroll?.revision
    var known = old.scroll
    known?.revision = new.scroll?.revision ?? 0
    if known != new.scroll {
      begin(.scroll, id, into: &json)
      if let scroll = new.scroll { ScrollEncoder.write(scroll, opacity: new.indicatorOpacity, into: &json) }
      json.endArray()
    } else if old.indicatorOpacity != new.indicatorOpacity {
      begin(.indicatorOpacity, id, into: &json)
      json.number(new.indicatorOpacity)
      json.endArray()
    }
    if old.contentOffset != new.contentOffset || isMoved {
      begin(.contentOffset, id, into: &json)
      writeOffset(new.contentOffset, into: &json)
      if isMoved, let scroll = new.scroll { json.integer(scroll.revision) }
      json.endArray()
    }
  }

  /// `["e", id, fields]`: what differs in a layer's editor; without fields, there is none any more.
  private mutating func writeEditor(
    of id: LayerID, from old: TextEditor?, to new: TextEditor?, into json: inout JSONWriter
  ) {
    guard old != nil || new != nil, old != new else { return }
    begin(.editor, id, into: &json)
    if let new {
      let style = content.styleNumber(ofEditor: new.style)
      EditorEncoder(editor: new, old: old)
        .write(style: style, oldStyle: old.map { content.styleNumber(ofEditor: $0.style) }, into: &json)
    }
    json.endArray()
  }

  private func writeStyles(_ styles: [LayerStyle.Entry], of id: LayerID, into json: inout JSONWriter) {
    guard !styles.isEmpty else { return }
    begin(.style, id, into: &json)
    json.beginObject()
    var written: Set<String> = []
    for entry in styles where written.insert(entry.name).inserted {
      json.key(entry.name)
      write(entry.value, into: &json)
    }
    json.endObject()
    json.endArray()
  }

  private func writeAttributes(
    of id: LayerID, from old: LayerProperties, to new: LayerProperties, into json: inout JSONWriter
  ) {
    let (old, new) = (ElementAttributes.attributes(of: old), ElementAttributes.attributes(of: new))
    guard old != new else { return }
    begin(.attributes, id, into: &json)
    json.beginObject()
    for name in Set((old.sorted + new.sorted).map(\.name)).sorted()
    where !old[name].hasSameBytes(as: new[name]) {
      json.key(name)
      write(new[name], into: &json)
    }
    json.endObject()
    json.endArray()
  }

  /// `["m", id, mask]`: the layer in this one that cuts it; without one, nothing does.
  private func writeMask(_ mask: LayerID?, of id: LayerID, into json: inout JSONWriter) {
    begin(.mask, id, into: &json)
    if let mask { json.integer(mask.rawValue) }
    json.endArray()
  }

  private func writePlace(_ frame: CGRect, into json: inout JSONWriter) {
    json.number(frame.origin.x)
    json.number(frame.origin.y)
    json.number(frame.size.width)
    json.number(frame.size.height)
  }

  private func writeOffset(_ offset: CGPoint, into json: inout JSONWriter) {
    json.number(offset.x)
    json.number(offset.y)
  }

  private func writeShadow(_ shadow: Shadow, into json: inout JSONWriter) {
    json.string(SVGPath.data(of: shadow.path!))
    json.string(LayerStyle.color(shadow.color))
    json.number(max(0, shadow.radius))
    json.number(shadow.offset.width)
    json.number(shadow.offset.height)
  }

  private func begin(_ operation: SceneOperation, _ id: LayerID, into json: inout JSONWriter) {
    json.beginArray()
    json.name(operation)
    json.integer(id.rawValue)
  }

  private func write(_ value: String?, into json: inout JSONWriter) {
    if let value { json.string(value) } else { json.null() }
  }

  // MARK: Animations

  private func writeAnimation(_ change: SceneChange, into json: inout JSONWriter) {
    switch change {
    case .animate(let id, let key, let animation):
      guard let node = scene[id] else { return }
      AnimationEncoder.encode(
        animation, of: id, key: key, layer: node.properties, elapsed: 0, into: &json)
    case .endAnimation(let id, let key):
      guard scene[id] != nil else { return }
      begin(.endAnimation, id, into: &json)
      json.string(key)
      json.endArray()
    case .insert, .remove, .set:
      break
    }
  }

  /// Layers go with all that lies in them, so that a removal names few of those that are gone.
  private mutating func removeAnimationsOfRemovedLayers() {
    guard animationStarts.count > scene.count else { return }
    animationStarts = animationStarts.filter { scene[$0.key] != nil }
  }

  private mutating func recordAnimation(_ change: SceneChange, now: TimeInterval) {
    switch change {
    case .animate(let id, let key, _): animationStarts[id, default: [:]][key] = now
    case .endAnimation(let id, let key): animationStarts[id]?[key] = nil
    case .remove, .insert, .set: break
    }
  }
}
