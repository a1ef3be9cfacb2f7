// The arities are written out, since closures cannot capture parameter packs yet.

extension ObservableType {
  /// Delivers what `resultSelector` makes of the first elements of two sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      return Join(
        [slot1.input(source1.asObservable()), slot2.input(source2.asObservable())], completing: .first
      ) {
        try resultSelector(slot1.take(), slot2.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of three sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(slot1.take(), slot2.take(), slot3.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of four sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      let slot4 = WaitingElements<O4.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of five sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      let slot4 = WaitingElements<O4.Element>()
      let slot5 = WaitingElements<O5.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of six sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      let slot4 = WaitingElements<O4.Element>()
      let slot5 = WaitingElements<O5.Element>()
      let slot6 = WaitingElements<O6.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of seven sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      let slot4 = WaitingElements<O4.Element>()
      let slot5 = WaitingElements<O5.Element>()
      let slot6 = WaitingElements<O6.Element>()
      let slot7 = WaitingElements<O7.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
          slot7.input(source7.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(
          slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take(), slot7.take())
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the first elements of eight sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = WaitingElements<O1.Element>()
      let slot2 = WaitingElements<O2.Element>()
      let slot3 = WaitingElements<O3.Element>()
      let slot4 = WaitingElements<O4.Element>()
      let slot5 = WaitingElements<O5.Element>()
      let slot6 = WaitingElements<O6.Element>()
      let slot7 = WaitingElements<O7.Element>()
      let slot8 = WaitingElements<O8.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
          slot7.input(source7.asObservable()), slot8.input(source8.asObservable()),
        ], completing: .first
      ) {
        try resultSelector(
          slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take(), slot7.take(),
          slot8.take())
      }.run(into: sink)
    }
  }
}

extension ObservableType where Element == Any {
  /// Delivers the first elements of two sequences, the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
  }

  /// Delivers the first elements of three sequences, the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Delivers the first elements of four sequences, the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Delivers the first elements of five sequences, the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Delivers the first elements of six sequences, the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Delivers the first elements of seven sequences, the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Delivers the first elements of eight sequences, the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    Observable<
      (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    >.zip(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
