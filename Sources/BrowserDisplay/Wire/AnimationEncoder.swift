import DisplayProtocol

/// Writes animations as the Web Animations API takes them:
/// `["+", id, key, keyframes, options, milliseconds already over?, rate?]`. A keyframe of a frame (`f`), an
/// offset (`o`) or the opacity of the scroll indicators (`u`) is given as numbers, for the client places
/// those itself; that of a shape (`g`) as the CSS of its path, that of a gradient (`c`) as the CSS of its
/// image and corners.
enum AnimationEncoder {
  /// Writes an animation that was started so many seconds ago.
  static func encode(
    _ animation: LayerAnimation, of id: LayerID, key: String, layer: LayerProperties,
    elapsed: TimeInterval, into json: inout JSONWriter
  ) {
    guard animation.keyframes.allSatisfy({ isDrawable($0.value) }) else { return }
    json.beginArray()
    json.name(SceneOperation.animate)
    json.integer(id.rawValue)
    json.string(key)
    json.beginArray()
    let keyframes = GradientEncoder.sampled(animation.keyframes)
    for keyframe in keyframes {
      json.beginObject()
      writeKeyframe(keyframe.value, of: layer, isAdditive: animation.isAdditive, into: &json)
      if keyframes.count > 2 {
        json.key("offset")
        json.number(min(max(keyframe.time, 0), 1))
      }
      if keyframe.curve != .linear {
        json.key("easing")
        json.string(easing(keyframe.curve, duration: animation.duration))
      }
      json.endObject()
    }
    json.endArray()
    writeOptions(animation, into: &json)
    let over = animation.elapsed(after: elapsed)
    if over != 0 || animation.rate != 1 { json.number(over * 1000) }
    if animation.rate != 1 { json.number(animation.rate) }
    json.endArray()
  }

  private static func writeOptions(_ animation: LayerAnimation, into json: inout JSONWriter) {
    json.beginObject()
    json.key("duration")
    json.number(max(0, animation.duration) * 1000)
    if animation.delay > 0 {
      json.key("delay")
      json.number(animation.delay * 1000)
    }
    json.key("easing")
    json.string(easing(animation.curve, duration: animation.duration))
    let runs = animation.repeatCount * (animation.autoreverses ? 2 : 1)
    if runs != 1 {
      // JSON has no infinity; the client reads a negative count as one.
      json.key("iterations")
      json.number(runs.isFinite ? max(0, runs) : -1)
    }
    if animation.autoreverses { write("direction", "alternate", into: &json) }
    if animation.isAdditive { write("composite", "add", into: &json) }
    switch (animation.showsFirstBefore, animation.keepsLastAfter) {
    case (true, false): break
    case (true, true): write("fill", "both", into: &json)
    case (false, true): write("fill", "forwards", into: &json)
    case (false, false): write("fill", "none", into: &json)
    }
    json.endObject()
  }

  private static func writeKeyframe(
    _ property: LayerProperty, of layer: LayerProperties, isAdditive: Bool, into json: inout JSONWriter
  ) {
    switch property {
    case .frame(let frame):
      write(.frame, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], into: &json)
    case .contentOffset(let offset):
      write(.contentOffset, [offset.x, offset.y], into: &json)
    case .transform(let value):
      write("transform", LayerStyle.matrix(value.matrix), into: &json)
      if !isAdditive { write("transformOrigin", LayerStyle.origin(value.anchor), into: &json) }
    case .opacity(let value):
      write(
        "opacity", isAdditive ? JSONWriter.decimal(value) : LayerStyle.opacity(value), into: &json)
    case .backgroundBlur(let value):
      // Both parts in each keyframe, so that browsers go from one to the next smoothly.
      let value = value.limited
      write(
        "backdropFilter",
        "blur(\(LayerStyle.length(value.radius))) saturate(\(LayerStyle.number(value.saturation)))",
        into: &json)
    case .backgroundColor(let value):
      write("backgroundColor", LayerStyle.color(value ?? .clear), into: &json)
    case .corners(let value):
      var layer = layer
      layer.corners = value
      // Only a sum may be less than nothing, in a keyframe.
      write(
        "borderRadius",
        isAdditive ? "calc(\(LayerStyle.length(value.radius)))" : LayerStyle.radius(layer) ?? "0px",
        into: &json)
    case .border(let value):
      write("borderWidth", LayerStyle.length(max(0, value.width)), into: &json)
      write("borderColor", LayerStyle.color(value.color), into: &json)
    case .shadow(let value):
      if layer.shadow?.path != nil {
        break
      } else if layer.backgroundColor == nil, layer.backgroundBlur.limited.radius <= 0 {
        let none = Shadow(color: .clear, offset: .zero, radius: 0)
        write("filter", LayerStyle.dropShadow(value ?? none), into: &json)
      } else {
        write("boxShadow", value.map(LayerStyle.boxShadow) ?? "none", into: &json)
      }
    case .indicatorOpacity(let value):
      write(.indicatorOpacity, [value], into: &json)
    case .content(let content): writeKeyframe(content, into: &json)
    // A property that is CSS and nothing else needs no case here.
    default:
      guard property.hasMiddle else { break }
      var moving = layer
      moving.set(property)
      for entry in LayerStyle.entries(for: property, of: moving) {
        write(scriptName(of: entry.name), entry.value ?? "none", into: &json)
      }
    }
  }

  private static func writeKeyframe(_ content: LayerContent, into json: inout JSONWriter) {
    switch content {
    case .shape(let shape):
      json.key(KeyframeField.shape)
      json.beginArray()
      ShapeEncoder.write(shape, isMoving: true, into: &json)
      json.endArray()
    case .image(let image):
      guard let gradient = image.gradient else { break }
      json.key(KeyframeField.gradient)
      json.beginArray()
      json.string(GradientEncoder.css(gradient))
      json.string(LayerStyle.length(max(0, gradient.cornerRadius)))
      json.endArray()
    default: break
    }
  }

  /// A CSS property's name in a script: `backdropFilter` of `backdrop-filter`.
  private static func scriptName(of name: String) -> String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }

  private static func write(_ name: String, _ value: String, into json: inout JSONWriter) {
    json.key(name)
    json.string(value)
  }

  private static func write(_ field: KeyframeField, _ values: [CGFloat], into json: inout JSONWriter) {
    json.key(field)
    json.beginArray()
    values.forEach { json.number($0) }
    json.endArray()
  }

  /// A curve as CSS has it; a spring is sampled.
  private static func easing(_ curve: LayerAnimation.Curve, duration: TimeInterval) -> String {
    switch curve {
    case .linear:
      return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      // CSS refuses times outside 0…1.
      let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
      return "cubic-bezier(\([x1, y1, x2, y2].map(JSONWriter.decimal).joined(separator: ",")))"
    case .spring:
      let samples = min(100, max(20, Int(clamping: (duration * 60).rounded(.up))))
      let progress = (0...samples).map {
        curve.progress(at: Double($0) / Double(samples), duration: duration)
      }
      return "linear(\(progress.map { JSONWriter.decimal($0) }.joined(separator: ",")))"
    }
  }

  private static func isDrawable(_ property: LayerProperty) -> Bool {
    guard case .frame(let frame) = property else { return true }
    return LayerStyle.isDrawable(frame)
  }
}
