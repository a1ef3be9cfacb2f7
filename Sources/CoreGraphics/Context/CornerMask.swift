import CCairo

/// The mask of one round corner, remembered: most of a window's corners are alike.
struct CornerMask: Sendable {
  enum Place: Hashable, Sendable, CaseIterable {
    case topLeft, topRight, bottomRight, bottomLeft
  }

  private struct Key: Hashable, Sendable {
    var radius: CGSize
    var place: Place
  }

  private static let cache = BoundedCache<Key, Mask8?>(limit: 1 << 20)

  /// A mask of the whole pixels that a corner of a box reaches.
  static func mask(radius: CGSize, place: Place) -> Mask8? {
    cache.value(for: Key(radius: radius, place: place), cost: { ($0?.storage.bytes.count ?? 0) + 64 }) {
      let (width, height) = (radius.width.rounded(.up), radius.height.rounded(.up))
      let box = CGRect(x: 0, y: 0, width: width * 2, height: height * 2)
      let path = CGPath(roundedRect: box, radii: CornerRadii(radius))
      let isRight = place == .topRight || place == .bottomRight
      let isBottom = place == .bottomLeft || place == .bottomRight
      return Mask8(
        width: Int(bounding: width), height: Int(bounding: height), deviation: 0,
        transform: CGAffineTransform(translationX: isRight ? -width : 0, y: isBottom ? -height : 0)
      ) { cairo in
        path.add(to: cairo)
        cairo_fill(cairo)
      }
    }
  }
}

extension CornerRadii {
  fileprivate func radius(at place: CornerMask.Place) -> CGSize {
    switch place {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomRight: bottomRight
    case .bottomLeft: bottomLeft
    }
  }
}

extension CGContext {
  /// Fills the part of a round box that lies in `part`, which has the same pixels as if all of the box were
  /// filled. The box and the part must lie on whole pixels, with a pixel for a unit. Clears the current path.
  /// Beyond `part` something may be drawn too.
  package func fillOnPixels(_ box: CGRect, radii: CornerRadii, part: CGRect) {
    let corners = CornerMask.Place.allCases.map { place in
      let radius = radii.radius(at: place)
      return Corner(place: place, radius: radius, box: box)
    }
    guard case .bitmap = target, state.transform.isIdentity, state.shadow == nil, state.blendMode == .normal,
      fits(corners, in: box)
    else { return fill(box, radii: radii) }
    beginPath()
    let top = max(corners[0].rect.height, corners[1].rect.height)
    let bottom = max(corners[2].rect.height, corners[3].rect.height)
    func add(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) {
      let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).intersection(part)
      if !rect.isEmpty { addRect(rect) }
    }
    add(box.minX + corners[0].rect.width, box.minY, box.maxX - corners[1].rect.width, box.minY + top)
    add(box.minX, box.minY + top, box.maxX, box.maxY - bottom)
    add(
      box.minX + corners[3].rect.width, box.maxY - bottom, box.maxX - corners[2].rect.width, box.maxY)
    fillPath()
    setSource(state.fillColor)
    for corner in corners where corner.rect.intersects(part) {
      CornerMask.mask(radius: corner.radius, place: corner.place)?.withSurface { surface in
        cairo_mask_surface(cairo, surface, corner.rect.minX, corner.rect.minY)
      }
    }
    recoverIfNeeded()
  }

  /// A corner and the whole pixels that it reaches.
  private struct Corner {
    var place: CornerMask.Place
    var radius: CGSize
    var rect: CGRect

    init(place: CornerMask.Place, radius: CGSize, box: CGRect) {
      self.place = place
      self.radius = radius
      let (width, height) = (radius.width.rounded(.up), radius.height.rounded(.up))
      let isRight = place == .topRight || place == .bottomRight
      let isBottom = place == .bottomLeft || place == .bottomRight
      rect = CGRect(
        x: isRight ? box.maxX - width : box.minX, y: isBottom ? box.maxY - height : box.minY, width: width,
        height: height)
    }
  }

  /// Whether the corners of a side do not reach the same pixels, and are as high as one another or not round.
  private func fits(_ corners: [Corner], in box: CGRect) -> Bool {
    func isRow(_ left: CGRect, _ right: CGRect) -> Bool {
      left.width + right.width <= box.width
        && (left.height == right.height || left.isEmpty || right.isEmpty)
    }
    let rects = corners.map(\.rect)
    return isRow(rects[0], rects[1]) && isRow(rects[3], rects[2])
      && max(rects[0].height, rects[1].height) + max(rects[3].height, rects[2].height) <= box.height
  }
}
