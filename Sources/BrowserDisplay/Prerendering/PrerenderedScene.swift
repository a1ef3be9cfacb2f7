import DisplayProtocol

/// A scene as HTML, which a browser shows before any script has run. The page takes it away in the moment in
/// which it shows the scene itself, so it has what is seen of the scene and nothing that is used.
///
/// The page's policy lets in styles by their hash, but no `style` attributes; so all declarations stand in
/// rules, and elements have classes.
struct PrerenderedScene {
  /// The identifier of the element around all of it.
  private static let identifier = PageElement.prerendered.rawValue
  /// The length in bytes of the longest HTML that is worth its time: from there on the socket is not much
  /// later.
  static let longestHTML = 128 * 1024

  /// The rules of its elements and fonts.
  var styles: String
  /// Its elements.
  var html: HTML

  /// Draws a scene for a window. Nil for one that only scripts can show, as what moves or is cut by a mask,
  /// for one that is too long, and for an empty one.
  init?(_ scene: Scene, for window: WindowHints, content: inout ContentEncoder) {
    let writer = Writer(scene: scene, content: content)
    guard writer.write() else { return nil }
    content = writer.content
    html = "<div id=\"\(Self.identifier)\"\(writer.html)</div>"
    styles =
      writer.fontFaces
      + "#\(Self.identifier){position:fixed;inset:0;overflow:clip}"
      + "@media not (\(window.mediaQuery)){#\(Self.identifier){display:none}}" + writer.rules
  }
}

extension PrerenderedScene {
  /// Writes one scene.
  private final class Writer {
    let scene: Scene
    var content: ContentEncoder
    /// The elements so far.
    var html: HTML = ""
    /// The rules of classes so far.
    private(set) var rules = ""
    private var classes: [String: String] = [:]

    init(scene: Scene, content: ContentEncoder) {
      (self.scene, self.content) = (scene, content)
    }

    /// Writes all layers; false where that cannot be done.
    func write() -> Bool {
      guard let root = scene[.root], !root.children.isEmpty else { return false }
      // What closes an element comes after all that lies in it.
      var pending: [Step] = []
      guard begin(root, origin: nil, into: &pending) else { return false }
      while let step = pending.popLast() {
        switch step {
        case .layer(let id, let origin):
          guard let node = scene[id] else { continue }
          if node.properties.isHidden { continue }
          html += "<div"
          guard begin(node, origin: origin, into: &pending), html.byteCount <= PrerenderedScene.longestHTML
          else { return false }
        case .end(let tags): html += tags
        }
      }
      return true
    }

    private enum Step {
      case layer(LayerID, origin: CGPoint)
      case end(HTML)
    }

    /// Writes the rest of a layer's first tag and what it shows, and leaves its children and its end to be
    /// written. `origin` is the point at the top left of what it lies in, nil for the root.
    private func begin(_ node: Scene.Node, origin: CGPoint?, into pending: inout [Step]) -> Bool {
      let layer = node.properties
      guard layer.mask == nil, node.animations.isEmpty else { return false }
      var declarations: [String] = []
      if let origin { declarations += place(layer.frame, in: origin) }
      declarations += LayerStyle.entries(of: layer).map { "\($0.name):\($0.value!)" }
      let attributes = ElementAttributes.attributes(of: layer)
      html += " class=\"\(attributes["class"] ?? "l") \(className(declarations))\""
      if let language = attributes["lang"] { html += " lang=\"\(language)\"" }
      html += origin == nil ? " inert>" : ">"
      if let shadow = layer.shadow, let path = shadow.path { writeShadow(shadow, path: path) }
      if layer.scroll != nil { html += "<div class=\"v\">" }
      write(layer.content, in: layer.contentOffset)
      if origin != nil { pending.append(.end("</div>")) }
      if layer.scroll != nil { pending.append(.end("</div>")) }
      for child in node.children.reversed() { pending.append(.layer(child, origin: layer.contentOffset)) }
      return true
    }

    // MARK: What a layer shows

    private func write(_ content: LayerContent, in origin: CGPoint) {
      switch content {
      case .none: break
      case .text(let text, let start): write(text, at: start, in: origin)
      case .image(let image) where LayerStyle.isDrawable(image.rect): write(image, in: origin)
      case .image: break
      case .shape(let shape): write(shape, in: origin)
      }
    }

    private func write(_ text: TypesetText, at start: CGPoint, in origin: CGPoint) {
      content.visitPieces(of: text, at: start) { [self] piece in
        var declarations = place(CGPoint(x: piece.x, y: piece.y), in: origin)
        if let size = piece.size { declarations += extent(size) }
        let classes = "t s\(piece.style) \(className(declarations))"
        switch piece.form {
        case .run(let characters): html += "<span class=\"\(classes)\">\(characters)</span>"
        case .box: html += "<span class=\"\(classes)\"></span>"
        case .picture(_, let address):
          html += "<img class=\"\(classes)\" src=\"\(address)\" alt=\"\" decoding=\"sync\">"
        }
      }
    }

    private func write(_ image: LayerImage, in origin: CGPoint) {
      let address = content.address(of: image)
      let declarations = place(image.rect, in: origin)
      guard !image.caps.isZero else {
        html +=
          "<img class=\"\(className(declarations))\" src=\"\(address)\" alt=\"\" decoding=\"sync\">"
        return
      }
      let caps = [image.caps.top, image.caps.right, image.caps.bottom, image.caps.left]
      let slices = caps.map { LayerStyle.number($0 * image.scale) }.joined(separator: " ")
      let border = [
        "border-width:\(caps.map(LayerStyle.length).joined(separator: " "))",
        "border-image:url(\"\(address)\") \(slices) fill",
      ]
      html += "<div class=\"n \(className(declarations + border))\"></div>"
    }

    private func write(_ shape: LayerShape, in origin: CGPoint) {
      var entries = ShapeEncoder.entries(of: shape)
      let length = entries.firstIndex { $0.name == ShapeEncoder.pathLength }.map {
        entries.remove(at: $0).value
      }
      let style = className(entries.map { "\($0.name):\($0.value)" })
      html += "<svg class=\"k \(className(place(CGPoint.zero, in: origin)))\"><path class=\"\(style)\""
      if let length { html += " pathLength=\"\(length)\"" }
      html += "/></svg>"
    }

    private func writeShadow(_ shadow: Shadow, path: CGPath) {
      let radius = max(0, shadow.radius)
      let (x, y) = (LayerStyle.number(shadow.offset.width), LayerStyle.number(shadow.offset.height))
      html +=
        "<svg class=\"k\"><path d=\"\(SVGPath.data(of: path))\" fill=\"\(LayerStyle.color(shadow.color))\""
        + " transform=\"translate(\(x) \(y))\""
      if radius > 0 {
        html += " class=\"\(className(["filter:blur(\(LayerStyle.length(radius)))"]))\""
      }
      html += "/></svg>"
    }

    // MARK: Rules

    private func place(_ point: CGPoint, in origin: CGPoint) -> [String] {
      ["left:\(LayerStyle.length(point.x - origin.x))", "top:\(LayerStyle.length(point.y - origin.y))"]
    }

    private func extent(_ size: CGSize) -> [String] {
      ["width:\(LayerStyle.length(max(0, size.width)))", "height:\(LayerStyle.length(max(0, size.height)))"]
    }

    private func place(_ rect: CGRect, in origin: CGPoint) -> [String] {
      place(rect.origin, in: origin) + extent(rect.size)
    }

    /// The class whose rule has these declarations.
    private func className(_ declarations: [String]) -> String {
      let text = declarations.joined(separator: ";")
      if let name = classes[text] { return name }
      let name = "q\(classes.count)"
      classes[text] = name
      rules += ".\(name){\(text)}"
      return name
    }

    /// The fonts, and the rules of the texts' styles. The page's own styles have the same names.
    var fontFaces: String {
      var families: Set<String> = []
      var text = ""
      for number in content.usedStyles.sorted() {
        guard let style = content.styles[number] else { continue }
        if let font = style.font, families.insert(font.family).inserted {
          text +=
            "@font-face{font-family:\(font.family);src:url(\(font.address));ascent-override:0%;"
            + "descent-override:0%;line-gap-override:0%;font-display:block}"
        }
        text += ".s\(number){\(style.css)}"
      }
      return text
    }
  }
}
