import DisplayProtocol
import Testing

/// What is declared of each property, and that the declaration, the fields and the differences agree.
@Suite struct PropertyTests {
  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let shape = LayerShape(path: CGPath())

  /// Two values of each property, both other than a plain layer's.
  private static let pairs: [(LayerProperty, LayerProperty)] = [
    (.frame(CGRect(x: 1, y: 2, width: 3, height: 4)), .frame(CGRect(x: 3, y: 2, width: 5, height: 4))),
    (.contentOffset(CGPoint(x: 1, y: 2)), .contentOffset(CGPoint(x: 3, y: 4))),
    (
      .transform(LayerTransform(matrix: CGAffineTransform(scaleX: 2, y: 2))),
      .transform(LayerTransform(matrix: CGAffineTransform(translationX: 4, y: 6)))
    ),
    (.isHidden(true), .isHidden(true)), (.opacity(0.25), .opacity(0.75)),
    (
      .backgroundBlur(BackgroundBlur(radius: 2, saturation: 1)),
      .backgroundBlur(BackgroundBlur(radius: 4, saturation: 1))
    ),
    (.backgroundColor(white), .backgroundColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))),
    (.corners(Corners(radius: 2)), .corners(Corners(radius: 4))),
    (.border(Border(width: 2, color: white)), .border(Border(width: 4, color: white))),
    (
      .shadow(Shadow(color: white, offset: .zero, radius: 2)),
      .shadow(Shadow(color: white, offset: .zero, radius: 4))
    ),
    (.masksToBounds(true), .masksToBounds(true)),
    (.content(.shape(shape)), .content(.shape(shape))),
    (.semantics(Semantics()), .semantics(Semantics())),
    (.scroll(LayerScroll(contentSize: .zero)), .scroll(LayerScroll(contentSize: .zero))),
    (.indicatorOpacity(0.25), .indicatorOpacity(0.75)), (.mask(LayerID(1)), .mask(LayerID(2))),
    (.magnificationFilter(.nearest), .magnificationFilter(.linear)),
  ]

  @Test func aPropertyThatIsSetIsTheOneThatDiffers() {
    for (value, _) in Self.pairs {
      var layer = LayerProperties()
      layer.set(value)
      #expect(layer.value(like: value) == value)
      #expect(layer.differences(from: LayerProperties()) == [value])
      #expect(LayerProperties().differences(from: layer).map(\.name) == [value.name])
    }
  }

  @Test func namesAreThoseOfTheFields() {
    // Those that few layers have are kept behind a box.
    let fields = Mirror(reflecting: LayerProperties()).children.compactMap(\.label).map {
      $0.hasPrefix("_") ? String($0.dropFirst()) : $0
    }
    #expect(Set(fields) == Set(Self.pairs.map(\.0.name) + ["editor"]))
  }

  @Test func whatHasAMiddleGoesThere() {
    for (start, end) in Self.pairs where start.hasMiddle && start != end {
      let middle = start.interpolated(to: end, progress: 0.5)
      #expect(middle != start && middle != end && middle.name == start.name)
      #expect(start.interpolated(to: end, progress: 0) == start)
      #expect(start.interpolated(to: end, progress: 1) == end)
    }
    #expect(LayerProperty.mask(LayerID(1)).interpolated(to: .mask(nil), progress: 0.6) == .mask(nil))
  }

  @Test func aDifferenceThatIsAddedGivesTheValueAgain() throws {
    let summed = Self.pairs.filter { $0.0.noDifference != nil }
    #expect(summed.map(\.0.name) == ["frame", "contentOffset", "transform", "opacity", "corners"])
    for (start, end) in summed {
      let difference = try #require(start.difference(from: end))
      #expect(end.adding(difference) == start)
      #expect(start.adding(try #require(start.noDifference)) == start)
    }
  }

  @Test func whatIsLimitedStaysWithinItsLimits() {
    #expect(LayerProperty.opacity(0).interpolated(to: .opacity(1), progress: 3) == .opacity(1))
    #expect(
      LayerProperty.corners(Corners(radius: 4)).interpolated(to: .corners(Corners()), progress: 2)
        == .corners(Corners()))
    let (wide, none) = (Border(width: 4, color: Self.white), Border(width: 0, color: Self.white))
    #expect(LayerProperty.border(wide).interpolated(to: .border(none), progress: 2) == .border(none))
  }
}
