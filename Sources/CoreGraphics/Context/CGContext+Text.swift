import CCairo

extension CGContext {
  /// Draws typeset text with the top left of its box at a point. Where the transform only moves and scales, each
  /// baseline is brought to whole pixels by ``BaselineGrid``.
  public func draw(_ text: TypesetText, at origin: CGPoint) {
    guard !state.isDegenerate, drawable(origin) != nil else { return }
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
          drawGlyphs(of: run, at: start)
          drawLines(of: run, at: start)
        }
      }
    }
    mendIfNeeded()
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
  private func fillBar(_ rect: CGRect, color: CGColor) {
    let top = snapped(rect.origin).y
    let bottom = max(snapped(CGPoint(x: 0, y: rect.maxY)).y, top + 1 / max(state.transform.meanScale, 1e-6))
    PathGeometry.addRect(CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top), to: append)
    if canPaint {
      setSource(color)
      cairo_fill(cairo)
    }
    beginPath()
  }

  private func drawLines(of run: TypesetRun, at start: CGPoint) {
    guard run.style.isUnderlined || run.style.isStruckThrough,
      let face = try? TextShaper.shared.library.face(for: run.style.font)
    else { return }
    func bar(_ measure: (offset: CGFloat, thickness: CGFloat)) {
      let top = start.y + measure.offset - measure.thickness / 2
      fillBar(
        CGRect(x: start.x, y: top, width: run.width, height: measure.thickness), color: run.style.color)
    }
    if run.style.isUnderlined { bar(face.underline(size: run.style.font.size)) }
    if run.style.isStruckThrough { bar(face.strikethrough(size: run.style.font.size)) }
  }

  // MARK: Glyphs

  private func drawGlyphs(of run: TypesetRun, at start: CGPoint) {
    let isColored = (try? TextShaper.shared.library.face(for: run.style.font))?.isColored ?? false
    if isColored {
      showGlyphs(of: run, at: start)
    } else if case .document = target {
      showGlyphs(of: run, at: start)
    } else if keepsTextUpright {
      paintMask(of: run, at: start)
    } else {
      fillOutlines(of: run, at: start)
    }
  }

  private func paintMask(of run: TypesetRun, at start: CGPoint) {
    let pixel = start.applying(state.transform)
    let place = (pixel.x * RunMask.phases).rounded(.down)
    let column = (place / RunMask.phases).rounded(.down)
    let mask = RunMask.mask(of: run, phase: Int(place - column * RunMask.phases), scale: state.transform.a)
    let (x, y) = (column + CGFloat(mask.left), pixel.y.rounded() + CGFloat(mask.top))
    guard let glyphs = mask.mask else { return }
    glyphs.withSurface { surface in
      if let shadow = state.shadow {
        let box = CGRect(x: x, y: y, width: CGFloat(glyphs.width), height: CGFloat(glyphs.height))
        let toUser = state.transform.inverted()
        paintShadow(shadow, opacity: run.style.color.alpha, extents: box.applying(toUser)) { other in
          var matrix = toUser.cairoMatrix
          cairo_transform(other, &matrix)
          cairo_mask_surface(other, surface, x, y)
        }
      }
      setSource(run.style.color)
      var matrix = state.transform.cairoMatrix
      cairo_identity_matrix(cairo)
      cairo_mask_surface(cairo, surface, x, y)
      cairo_set_matrix(cairo, &matrix)
    }
  }

  private func fillOutlines(of run: TypesetRun, at start: CGPoint) {
    cairo_save(cairo)
    cairo_translate(cairo, start.x, start.y)
    TextShaper.shared.addPath(of: run, to: cairo)
    cairo_restore(cairo)
    if let shadow = state.shadow {
      paintPathShadow(shadow, color: run.style.color, extents: extents(cairo_fill_extents)) { cairo_fill($0) }
    }
    setSource(run.style.color)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
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
