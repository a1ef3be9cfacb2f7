/// Makes the blurred mask of a large box from that of a small one with the same corners: the pixels in the
/// middle are all alike, so that more of them can be put in.
struct BoxStretch {
  /// The size of the smallest box of the same corners, in points.
  let smallSize: CGSize
  /// The number of columns of pixels to insert.
  let columns: Int
  /// The number of rows of pixels to insert.
  let rows: Int

  /// Finds the smallest box for a blur that reaches `reach` points, at `density` pixels to a point.
  init(size: CGSize, radii: CornerRadii, reach: CGFloat, density: CGFloat) {
    func excess(_ side: CGFloat, _ corners: CGFloat) -> Int {
      max(Int(bounding: (side - corners - 2 * reach) * density), 0)
    }
    columns = excess(
      size.width,
      max(radii.topLeft.width, radii.bottomLeft.width) + max(radii.topRight.width, radii.bottomRight.width))
    rows = excess(
      size.height,
      max(radii.topLeft.height, radii.topRight.height)
        + max(radii.bottomLeft.height, radii.bottomRight.height))
    smallSize = CGSize(
      width: size.width - CGFloat(columns) / density, height: size.height - CGFloat(rows) / density)
  }

  /// The large mask. `middle` is a pixel of the small one where rows and columns are alike all around.
  func applied(to small: Mask8, middle: (x: Int, y: Int)) -> Mask8 {
    guard columns > 0 || rows > 0 else { return small }
    let large = Mask8(width: small.width + columns, height: small.height + rows)
    for y in 0..<large.height {
      let source = y <= middle.y ? y : max(middle.y, y - rows)
      let from = small.storage.bytes.baseAddress! + source * small.bytesPerRow
      let to = large.storage.bytes.baseAddress! + y * large.bytesPerRow
      to.copyMemory(from: from, byteCount: middle.x)
      memset(to + middle.x, Int32(from.load(fromByteOffset: middle.x, as: UInt8.self)), columns)
      (to + middle.x + columns).copyMemory(from: from + middle.x, byteCount: small.width - middle.x)
    }
    return large
  }
}
