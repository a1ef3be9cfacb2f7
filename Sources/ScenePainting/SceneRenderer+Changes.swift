import DisplayProtocol

extension SceneRenderer {
  /// Draws the layers that some changes make of an empty scene, in points of a context's present space.
  /// Changes that cannot be applied are left out.
  package static func draw(_ changes: [SceneChange], in context: CGContext) {
    let matrix = context.ctm
    let scale = (matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot()
    guard scale.isFinite, scale > 1e-6 else { return }
    var scene = Scene()
    var accepted: [SceneChange] = []
    for change in changes where (try? scene.apply(change)) != nil { accepted.append(change) }
    var tree = PaintTree(width: 1, height: 1, scale: scale)
    tree.apply(
      [.set(.root, .frame(CGRect(x: 0, y: 0, width: 1, height: 1)))] + accepted[...], at: 0)
    let extent = tree.root.extent
    guard !extent.isNull, extent.isDrawable else { return }
    context.saveGState()
    context.scaleBy(x: 1 / scale, y: 1 / scale)
    let area = CGRect(
      x: extent.minX * scale, y: extent.minY * scale, width: extent.width * scale,
      height: extent.height * scale)
    // Whole pixels stay whole only where nothing is turned and nothing lies between them.
    let isUpright =
      matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0 && matrix.tx == matrix.tx.rounded()
      && matrix.ty == matrix.ty.rounded()
    SceneRenderer(context: context, scale: scale).draw(tree.root, in: area, isUpright: isUpright)
    context.restoreGState()
  }
}
