import DisplayProtocol
import Testing

@testable import ScenePainting

/// The ring around what the keyboard is on.
@Suite struct FocusMarkTests {
  private func picture(_ layers: [(Int, CGRect, Semantics.Role, Int)], marking layer: Int) throws -> CGImage {
    let picture = try Picture(size: CGSize(width: 100, height: 100), scale: 1)
    var changes: [SceneChange] = []
    for (id, frame, role, parent) in layers {
      var semantics = Semantics()
      semantics.role = role
      changes += [
        .insert(LayerID(id), into: parent == 0 ? .root : LayerID(parent), before: nil),
        .set(LayerID(id), .frame(frame)), .set(LayerID(id), .backgroundColor(.white)),
        .set(LayerID(id), .semantics(semantics)), .set(LayerID(id), .masksToBounds(role == .table)),
      ]
    }
    try picture.apply(changes, at: 0)
    picture.markedLayer = LayerID(layer)
    return picture.image(at: 0)
  }

  private func isBlue(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
    let color = image.color(x: x, y: y)
    return color.blue > 0.9 && color.red < 0.3
  }

  @Test(arguments: [0, 1, 2]) func theRingOfARowHasAllEdges(row: Int) throws {
    // Rows as broad as the picture, one against the other, in a list that cuts what goes beyond it.
    let rows = (0..<3).map {
      (2 + $0, CGRect(x: 0, y: $0 * 30, width: 100, height: 30), Semantics.Role.cell, 1)
    }
    let list = [(1, CGRect(x: 0, y: 5, width: 100, height: 90), Semantics.Role.table, 0)]
    let image = try picture(list + rows, marking: 2 + row)
    let top = 5 + row * 30
    for place in stride(from: 3, to: 97, by: 9) {
      #expect(isBlue(image, place, top) && isBlue(image, place, top + 29))
      #expect(!isBlue(image, place, top - 1) && !isBlue(image, place, top + 30))
    }
    for y in top..<(top + 30) { #expect(isBlue(image, 0, y) && isBlue(image, 99, y)) }
    #expect(!isBlue(image, 50, top + 15))
  }

  @Test func theRingOfAControlLiesAroundItAndWithinThePicture() throws {
    let control = (1, CGRect(x: 40, y: 40, width: 20, height: 20), Semantics.Role.button, 0)
    let image = try picture([control], marking: 1)
    for (x, y) in [(50, 36), (50, 63), (36, 50), (63, 50)] { #expect(isBlue(image, x, y)) }
    #expect(!isBlue(image, 50, 40) && !isBlue(image, 50, 50))
    let wide = (1, CGRect(x: -5, y: 0, width: 110, height: 100), Semantics.Role.button, 0)
    let whole = try picture([wide], marking: 1)
    for place in 4..<96 {
      #expect(isBlue(whole, place, 0) && isBlue(whole, place, 99))
      #expect(isBlue(whole, 0, place) && isBlue(whole, 99, place))
    }
  }

  /// A cell whose ground is a view of its own, with corners that are round.
  private func ringOfCard(_ corners: Corners, inset: CGFloat = 0) throws -> CGImage {
    let picture = try Picture(size: CGSize(width: 100, height: 100), scale: 1)
    var semantics = Semantics()
    semantics.role = .button
    try picture.apply(
      [
        .insert(LayerID(1), into: .root, before: nil),
        .set(LayerID(1), .frame(CGRect(x: 20, y: 20, width: 60, height: 60))),
        .set(LayerID(1), .semantics(semantics)), .insert(LayerID(2), into: LayerID(1), before: nil),
        .set(LayerID(2), .frame(CGRect(x: inset, y: inset, width: 60 - 2 * inset, height: 60 - 2 * inset))),
        .set(LayerID(2), .corners(corners)), .set(LayerID(2), .backgroundColor(.white)),
      ], at: 0)
    picture.markedLayer = LayerID(1)
    return picture.image(at: 0)
  }

  @Test func theRingHasTheCornersOfWhatFillsTheLayer() throws {
    // The corner of a square ring, and a pixel of its straight edge.
    let square = try ringOfCard(Corners(radius: 20), inset: 10)
    #expect(isBlue(square, 18, 18) && isBlue(square, 50, 16))
    let round = try ringOfCard(Corners(radius: 20))
    #expect(!isBlue(round, 18, 18) && !isBlue(round, 81, 81) && isBlue(round, 50, 16))
    let half = try ringOfCard(Corners(radius: 20, mask: [.topLeft, .topRight]))
    #expect(!isBlue(half, 18, 18) && isBlue(half, 16, 83) && isBlue(half, 50, 16))
  }
}
