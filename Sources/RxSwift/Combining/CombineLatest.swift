// The arities are written out, since closures cannot capture parameter packs yet.

extension ObservableType {
  /// Delivers what `resultSelector` makes of the latest elements of two sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      return Join(
        [slot1.input(source1.asObservable()), slot2.input(source2.asObservable())], completing: .last
      ) {
        try resultSelector(slot1.value!, slot2.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of three sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(slot1.value!, slot2.value!, slot3.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of four sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      let slot4 = LatestElement<O4.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(slot1.value!, slot2.value!, slot3.value!, slot4.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of five sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      let slot4 = LatestElement<O4.Element>()
      let slot5 = LatestElement<O5.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(slot1.value!, slot2.value!, slot3.value!, slot4.value!, slot5.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of six sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      let slot4 = LatestElement<O4.Element>()
      let slot5 = LatestElement<O5.Element>()
      let slot6 = LatestElement<O6.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(slot1.value!, slot2.value!, slot3.value!, slot4.value!, slot5.value!, slot6.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of seven sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    Producer { sink in
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      let slot4 = LatestElement<O4.Element>()
      let slot5 = LatestElement<O5.Element>()
      let slot6 = LatestElement<O6.Element>()
      let slot7 = LatestElement<O7.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
          slot7.input(source7.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(
          slot1.value!, slot2.value!, slot3.value!, slot4.value!, slot5.value!, slot6.value!, slot7.value!)
      }.run(into: sink)
    }
  }

  /// Delivers what `resultSelector` makes of the latest elements of eight sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<
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
      let slot1 = LatestElement<O1.Element>()
      let slot2 = LatestElement<O2.Element>()
      let slot3 = LatestElement<O3.Element>()
      let slot4 = LatestElement<O4.Element>()
      let slot5 = LatestElement<O5.Element>()
      let slot6 = LatestElement<O6.Element>()
      let slot7 = LatestElement<O7.Element>()
      let slot8 = LatestElement<O8.Element>()
      return Join(
        [
          slot1.input(source1.asObservable()), slot2.input(source2.asObservable()),
          slot3.input(source3.asObservable()), slot4.input(source4.asObservable()),
          slot5.input(source5.asObservable()), slot6.input(source6.asObservable()),
          slot7.input(source7.asObservable()), slot8.input(source8.asObservable()),
        ], completing: .last
      ) {
        try resultSelector(
          slot1.value!, slot2.value!, slot3.value!, slot4.value!, slot5.value!, slot6.value!, slot7.value!,
          slot8.value!)
      }.run(into: sink)
    }
  }
}

extension ObservableType where Element == Any {
  /// Delivers the latest elements of two sequences, whenever one delivers an element and all have.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// Delivers the latest elements of three sequences, whenever one delivers an element and all have.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Delivers the latest elements of four sequences, whenever one delivers an element and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Delivers the latest elements of five sequences, whenever one delivers an element and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Delivers the latest elements of six sequences, whenever one delivers an element and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.combineLatest(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Delivers the latest elements of seven sequences, whenever one delivers an element and all have.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
      .combineLatest(source1, source2, source3, source4, source5, source6, source7) {
        ($0, $1, $2, $3, $4, $5, $6)
      }
  }

  /// Delivers the latest elements of eight sequences, whenever one delivers an element and all have.
  public static func combineLatest<
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
    >.combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
