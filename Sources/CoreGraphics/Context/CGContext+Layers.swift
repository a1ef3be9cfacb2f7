import CCairo

extension CGContext {
  /// Begins a group: what is drawn until ``endTransparencyLayer()`` is put together first and then painted as
  /// one, with the opacity, blend mode and shadow that are set now. Inside the group they start afresh.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    beginGroup(in: nil)
  }

  /// Begins a group that is held to a rectangle, which makes it cheaper.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary? = nil) {
    beginGroup(in: rect)
  }

  private func beginGroup(in rect: CGRect?) {
    stack.append(Frame(state: state, isLayer: true))
    cairo_save(cairo)
    if let rect { clip(to: rect) }
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    setBlendMode(.normal)
  }

  /// Ends the group that began last, and every state kept since, and paints it. Without a group, nothing
  /// happens.
  public func endTransparencyLayer() {
    guard let begin = stack.lastIndex(where: \.isLayer) else { return }
    while stack.count > begin + 1 {
      stack.removeLast()
      cairo_restore(cairo)
    }
    state = stack.removeLast().state
    guard let group = cairo_pop_group(cairo) else { return }
    paintGroup(group)
    cairo_pattern_destroy(group)
    cairo_restore(cairo)
    recoverIfNeeded()
  }

  private func paintGroup(_ group: OpaquePointer) {
    if let shadow = state.shadow {
      var clip = extents(cairo_clip_extents)
      if state.isDegenerate { clip = .zero }
      paintShadow(shadow, opacity: 1, extents: clip) { mask in
        cairo_set_source(mask, group)
        cairo_paint(mask)
      }
    }
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source(cairo, group)
    cairo_paint_with_alpha(cairo, state.alpha)
  }
}
