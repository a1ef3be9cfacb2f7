import DisplayProtocol

/// Writes what a layer shows, as the client reads it: `[style, x, y, characters, …]` for text, where a number
/// pair instead of the characters is a box of that size, and with an address a picture;
/// `[address, x, y, width, height, caps?, scale?, fractions?]` for a picture, its caps 0 where it has none
/// and its fractions `{x, y, w, h}`; `[{CSS}]` for a shape; nothing for nothing.
struct ContentEncoder {
  /// The styles by number.
  var styles = TextStyleTable()
  /// The numbers of the styles that were written since this was last emptied.
  var usedStyles: Set<Int> = []

  private let assets: AssetStore

  init(assets: AssetStore) {
    self.assets = assets
  }

  /// Writes the values of a content into an array that has begun.
  mutating func encode(_ content: LayerContent, into json: inout JSONWriter) {
    switch content {
    case .none: break
    case .text(let text, let origin): encode(text, at: origin, into: &json)
    case .image(let image): encode(image, into: &json)
    case .shape(let shape): ShapeEncoder.write(shape, into: &json)
    }
  }

  /// The number of an editor's style.
  mutating func styleNumber(ofEditor style: TextStyle) -> Int {
    let number = styles.number(ofEditor: style, assets: assets)
    usedStyles.insert(number)
    return number
  }

  /// The runs of a text that is nothing else, none for no content; nil where there are boxes, lines, pictures
  /// or shapes.
  mutating func plainRuns(
    of content: LayerContent
  ) -> [(style: Int, x: CGFloat, y: CGFloat, text: String)]? {
    guard case .text(let text, let origin) = content else { return content == .none ? [] : nil }
    var runs: [(style: Int, x: CGFloat, y: CGFloat, text: String)] = []
    for line in text.lines {
      for run in line.runs {
        let style = run.style
        guard style.picture == nil, (style.backgroundColor?.alpha ?? 0) <= 0,
          style.decoration.underline == nil, style.decoration.strikethrough == nil
        else { return nil }
        let number = styles.number(of: style, isRightToLeft: run.isRightToLeft, assets: assets)
        usedStyles.insert(number)
        runs.append((number, origin.x + run.x, top(of: run, in: line, at: origin), run.text))
      }
    }
    return runs
  }

  /// The position at which the client puts a run.
  private func top(of run: TypesetRun, in line: TypesetLine, at origin: CGPoint) -> CGFloat {
    origin.y + line.baseline - run.style.baselineOffset - TextStyleTable.height(of: run.style)
  }

  private mutating func encode(_ text: TypesetText, at origin: CGPoint, into json: inout JSONWriter) {
    visitPieces(of: text, at: origin) { piece in
      json.integer(piece.style)
      json.number(piece.x)
      json.number(piece.y)
      switch piece.form {
      case .run(let characters): json.string(characters)
      case .box(let size):
        json.beginArray()
        json.number(size.width)
        json.number(size.height)
        json.endArray()
      case .picture(let size, let address):
        json.beginArray()
        json.number(size.width)
        json.number(size.height)
        json.string(address)
        json.endArray()
      }
    }
  }

  // MARK: Pieces of texts

  /// A part of a text that has an element of its own.
  struct TextPiece {
    enum Form {
      case run(String)
      case box(CGSize)
      case picture(CGSize, address: String)
    }

    /// The number of the style.
    var style: Int
    /// The position of the element.
    var x, y: CGFloat
    var form: Form

    /// The size of what is no run of characters.
    var size: CGSize? {
      switch form {
      case .run: nil
      case .box(let size), .picture(let size, _): size
      }
    }
  }

  /// Goes through the parts of a text from back to front.
  mutating func visitPieces(of text: TypesetText, at origin: CGPoint, _ visit: (TextPiece) -> Void) {
    for line in text.lines {
      for run in line.runs {
        guard let color = run.style.backgroundColor, color.alpha > 0 else { continue }
        visitBox(
          CGRect(x: origin.x + run.x, y: origin.y + line.top, width: run.width, height: line.height),
          color: color, visit)
      }
    }
    for line in text.lines {
      for run in line.runs {
        let start = CGPoint(x: origin.x + run.x, y: origin.y + line.baseline - run.style.baselineOffset)
        if let picture = run.style.picture {
          visitPicture(picture, of: run, at: start, visit)
          continue
        }
        let number = styles.number(of: run.style, isRightToLeft: run.isRightToLeft, assets: assets)
        give(number, CGPoint(x: start.x, y: top(of: run, in: line, at: origin)), .run(run.text), to: visit)
        visitLines(of: run, at: start, visit)
      }
    }
  }

  private mutating func visitPicture(
    _ picture: TextPicture, of run: TypesetRun, at start: CGPoint, _ visit: (TextPiece) -> Void
  ) {
    guard let image = picture.image else { return }
    for box in picture.boxes(in: run, x: start.x, y: start.y) where LayerStyle.isDrawable(box) {
      let form = TextPiece.Form.picture(box.size, address: assets.address(of: image))
      give(styles.numberOfPicture(), box.origin, form, to: visit)
    }
  }

  /// The lines under and through a run, at the position and with the thickness of the run's font.
  private mutating func visitLines(of run: TypesetRun, at start: CGPoint, _ visit: (TextPiece) -> Void) {
    let decoration = run.style.decoration
    guard decoration.underline != nil || decoration.strikethrough != nil,
      let face = try? FontLibrary.shared.face(for: run.style.font)
    else { return }
    let size = run.style.font.size
    for (rule, measure) in [
      (decoration.underline, face.underline(size: size)),
      (decoration.strikethrough, face.strikethrough(size: size)),
    ] {
      guard let rule else { continue }
      let shadow = rule.pattern == .solid ? decoration.shadow.flatMap { $0.isDrawable ? $0 : nil } : nil
      for bar in rule.bars(measure) {
        visitBox(
          CGRect(x: start.x, y: start.y + bar.top, width: run.width, height: bar.height),
          color: rule.color ?? run.style.color, dashes: rule.dashes, shadow: shadow, visit)
      }
    }
  }

  private mutating func visitBox(
    _ box: CGRect, color: CGColor, dashes: [CGFloat] = [], shadow: TextShadow? = nil,
    _ visit: (TextPiece) -> Void
  ) {
    let number = styles.number(ofBox: color, dashes: dashes, shadow: shadow)
    give(number, box.origin, .box(box.size), to: visit)
  }

  private mutating func give(
    _ style: Int, _ origin: CGPoint, _ form: TextPiece.Form, to visit: (TextPiece) -> Void
  ) {
    usedStyles.insert(style)
    visit(TextPiece(style: style, x: origin.x, y: origin.y, form: form))
  }

  // MARK: Pictures

  /// The address of a picture, relative to the page.
  func address(of image: LayerImage) -> String { assets.address(of: image.image) }

  private func encode(_ image: LayerImage, into json: inout JSONWriter) {
    guard LayerStyle.isDrawable(image.rect) else { return }
    json.string(address(of: image))
    json.number(image.rect.origin.x)
    json.number(image.rect.origin.y)
    json.number(image.rect.size.width)
    json.number(image.rect.size.height)
    guard !image.caps.isZero || image.fractions != nil else { return }
    if image.caps.isZero {
      json.integer(0)
    } else {
      json.beginArray()
      for inset in [image.caps.top, image.caps.right, image.caps.bottom, image.caps.left] {
        json.number(inset)
      }
      json.endArray()
    }
    json.number(image.scale)
    guard let part = image.fractions else { return }
    json.beginObject()
    for (key, number) in zip(["x", "y", "w", "h"], [part.minX, part.minY, part.width, part.height]) {
      json.key(key)
      json.number(number)
    }
    json.endObject()
  }
}
