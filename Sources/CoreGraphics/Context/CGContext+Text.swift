import CCairo

extension CGContext {
  /// Sets whether text is filled, outlined by the current line width, or becomes a clip;
  /// ``CGTextDrawingMode/fill`` at first. The color is that of the text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// Draws typeset text with the top left of its box at a point. Where the transform only moves and scales,
  /// each baseline is brought to whole pixels by ``BaselineGrid``.
  public func draw(_ text: TypesetText, at origin: CGPoint) {
    guard !state.isDegenerate, drawable(origin) != nil else { return }
    willPaint()
    defer { if state.textDrawingMode.clips { clip(to: text, at: origin) } }
    keepingPath {
      for line in text.lines {
        for run in line.runs { drawBackground(of: run, in: line, at: origin) }
      }
      for line in text.lines {
        let baseline = snapped(CGPoint(x: origin.x, y: origin.y + line.baseline)).y
        for run in line.runs {
          let offset = run.style.baselineOffset.usable
          let y = offset == 0 ? baseline : snapped(CGPoint(x: 0, y: baseline - offset)).y
          let start = CGPoint(x: origin.x + run.x, y: y)
          guard drawable(start) != nil else { continue }
          if let picture = run.style.picture {
            draw(picture, of: run, at: CGPoint(x: start.x, y: origin.y + line.baseline - offset))
          } else {
            drawGlyphs(of: run, at: start)
            drawLines(of: run, at: start)
          }
        }
      }
    }
    recoverIfNeeded()
  }

  /// Whether the transform leaves text upright and in proportion, as masks are.
  private var keepsTextUpright: Bool {
    let transform = state.transform
    return transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.a == transform.d
  }

  private func snapped(_ point: CGPoint) -> CGPoint {
    guard keepsTextUpright, case .bitmap = target else { return point }
    let transform = state.transform
    let row = BaselineGrid.snapped(transform.d * point.y + transform.ty, scale: 1)
    return CGPoint(x: point.x, y: (row - transform.ty) / transform.d)
  }

  private func drawBackground(of run: TypesetRun, in line: TypesetLine, at origin: CGPoint) {
    guard let color = run.style.backgroundColor, color.alpha > 0 else { return }
    fillBar(
      CGRect(x: origin.x + run.x, y: origin.y + line.top, width: run.width, height: line.height), color: color
    )
  }

  /// Fills a rectangle without a shadow, its upper and lower edges on whole pixels.
  private func fillBar(_ rect: CGRect, color: CGColor, dashes: [CGFloat] = []) {
    let bar = onRows(rect)
    if dashes.isEmpty {
      PathGeometry.addRect(bar, to: append)
    } else {
      // Strokes begin on whole columns, as a browser's gradients do.
      let line = onGrid(bar)
      for stroke in Dashes(dashes, length: line.width) {
        PathGeometry.addRect(
          CGRect(x: line.minX + stroke.start, y: bar.minY, width: stroke.length, height: bar.height),
          to: append)
      }
    }
    if canPaint {
      setSource(color)
      cairo_fill(cairo)
    }
    beginPath()
  }

  private func onRows(_ rect: CGRect) -> CGRect {
    let top = snapped(rect.origin).y
    let bottom = max(snapped(CGPoint(x: 0, y: rect.maxY)).y, top + 1 / max(state.transform.meanScale, 1e-6))
    return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }

  /// A rectangle with its edges on whole pixels, where text is upright.
  private func onGrid(_ rect: CGRect) -> CGRect {
    guard keepsTextUpright, case .bitmap = target else { return rect }
    let box = rect.applying(state.transform)
    let (left, top) = ((box.minX + 0.5).rounded(.down), (box.minY + 0.5).rounded(.down))
    let (right, bottom) = ((box.maxX + 0.5).rounded(.down), (box.maxY + 0.5).rounded(.down))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(state.transform.inverted())
  }

  private func draw(_ picture: TextPicture, of run: TypesetRun, at start: CGPoint) {
    guard let image = picture.image else { return }
    for box in picture.boxes(in: run, x: start.x, y: start.y) { draw(upright: image, in: onGrid(box)) }
  }

  private func drawLines(of run: TypesetRun, at start: CGPoint) {
    let decoration = run.style.decoration
    guard decoration.underline != nil || decoration.strikethrough != nil,
      let face = try? TextShaper.shared.library.face(for: run.style.font)
    else { return }
    let size = run.style.font.size
    for (rule, measure) in [
      (decoration.underline, face.underline(size: size)),
      (decoration.strikethrough, face.strikethrough(size: size)),
    ] {
      guard let rule else { continue }
      let color = rule.color ?? run.style.color
      for bar in rule.bars(measure) {
        let box = CGRect(x: start.x, y: start.y + bar.top, width: run.width, height: bar.height)
        if rule.pattern == .solid, let shadow = decoration.shadow, shadow.isDrawable {
          drawShadow(
            of: onRows(box), radii: CornerRadii(0), color: shadow.color(behind: color), offset: shadow.offset,
            radius: shadow.blur / 2)
        }
        fillBar(box, color: color, dashes: rule.dashes)
      }
    }
  }

  // MARK: Glyphs

  private func drawGlyphs(of run: TypesetRun, at start: CGPoint) {
    let outer = state.shadow
    defer { state.shadow = outer }
    if let shadow = run.style.decoration.shadow, shadow.isDrawable {
      let scale = state.transform.meanScale
      state.shadow = ContextShadow(
        offset: CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale),
        deviation: shadow.blur * scale / 2, color: shadow.color)
    }
    let own = run.style.decoration.stroke.flatMap { $0.width > 0 && $0.width < 10_000 ? $0 : nil }
    guard let stroke = state.textDrawingMode.stroke(own, lineWidth: cairo_get_line_width(cairo)) else {
      return
    }
    if stroke?.isFilled ?? true { drawGlyphs(of: run, stroke: nil, color: run.style.color, at: start) }
    if let stroke {
      if stroke.isFilled { state.shadow = nil }
      drawGlyphs(of: run, stroke: stroke.width, color: stroke.color ?? run.style.color, at: start)
    }
  }

  /// Keeps what is drawn inside the glyphs of a text.
  private func clip(to text: TypesetText, at origin: CGPoint) {
    cairo_new_path(cairo)
    for line in text.lines {
      for run in line.runs {
        cairo_save(cairo)
        cairo_translate(
          cairo, origin.x + run.x, origin.y + line.baseline - run.style.baselineOffset.usable)
        TextShaper.shared.addPath(of: run, to: cairo)
        cairo_restore(cairo)
      }
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  /// Draws the glyphs, or a line along their outlines.
  private func drawGlyphs(of run: TypesetRun, stroke: CGFloat?, color: CGColor, at start: CGPoint) {
    let isColored = (try? TextShaper.shared.library.face(for: run.style.font))?.isColored ?? false
    if isColored {
      showGlyphs(of: run, at: start)
    } else if case .document = target, stroke == nil {
      showGlyphs(of: run, at: start)
    } else if keepsTextUpright {
      paintMask(of: run, stroke: stroke, color: color, at: start)
    } else {
      paintOutlines(of: run, stroke: stroke, color: color, at: start)
    }
  }

  private func paintMask(of run: TypesetRun, stroke: CGFloat?, color: CGColor, at start: CGPoint) {
    let pixel = start.applying(state.transform)
    let place = (pixel.x * RunMask.phases).rounded(.down)
    let column = (place / RunMask.phases).rounded(.down)
    let mask = RunMask.mask(
      of: run, stroke: stroke, color: color, phase: Int(place - column * RunMask.phases),
      scale: state.transform.a)
    let (x, y) = (column + CGFloat(mask.left), pixel.y.rounded() + CGFloat(mask.top))
    guard let glyphs = mask.mask else { return }
    glyphs.withSurface { surface in
      if let shadow = state.shadow {
        let box = CGRect(x: x, y: y, width: CGFloat(glyphs.width), height: CGFloat(glyphs.height))
        let toUser = state.transform.inverted()
        paintShadow(shadow, opacity: color.alpha, extents: box.applying(toUser)) { other in
          var matrix = toUser.cairoMatrix
          cairo_transform(other, &matrix)
          cairo_mask_surface(other, surface, x, y)
        }
      }
      setSource(color)
      var matrix = state.transform.cairoMatrix
      cairo_identity_matrix(cairo)
      cairo_mask_surface(cairo, surface, x, y)
      cairo_set_matrix(cairo, &matrix)
    }
  }

  private func paintOutlines(of run: TypesetRun, stroke: CGFloat?, color: CGColor, at start: CGPoint) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_save(cairo)
    cairo_translate(cairo, start.x, start.y)
    TextShaper.shared.addPath(of: run, to: cairo)
    cairo_restore(cairo)
    if let stroke { OutlinePen.prepare(cairo, width: stroke) }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    if let shadow = state.shadow {
      let extents = extents(stroke == nil ? cairo_fill_extents : cairo_stroke_extents)
      paintPathShadow(shadow, color: color, extents: extents) {
        if let stroke {
          OutlinePen.prepare($0, width: stroke)
          cairo_stroke($0)
        } else {
          cairo_fill($0)
        }
      }
    }
    setSource(color)
    if stroke == nil { cairo_fill(cairo) } else { cairo_stroke(cairo) }
    cairo_new_path(cairo)
  }

  private func showGlyphs(of run: TypesetRun, at start: CGPoint) {
    cairo_save(cairo)
    cairo_translate(cairo, start.x, start.y)
    setSource(run.style.color)
    TextShaper.shared.show(run, on: cairo)
    cairo_restore(cairo)
    cairo_new_path(cairo)
  }
}

/// The strokes of an interrupted line, from its start.
package struct Dashes: Sequence, IteratorProtocol {
  private let lengths: [CGFloat]
  private let length: CGFloat
  private var place: CGFloat = 0
  private var index = 0

  /// Strokes and gaps in turn, over a length. At most ten thousand strokes are made.
  package init(_ lengths: [CGFloat], length: CGFloat) {
    self.lengths = lengths
    self.length = Swift.min(length, 50_000)
  }

  /// The next stroke: where it begins, and how long it is.
  package mutating func next() -> (start: CGFloat, length: CGFloat)? {
    guard place < length, lengths.count > 1 else { return nil }
    let start = place
    let stroke = lengths[index]
    place += stroke + lengths[index + 1]
    index = (index + 2) % lengths.count
    return (start, Swift.min(stroke, length - start))
  }
}
