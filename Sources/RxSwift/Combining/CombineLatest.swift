extension ObservableType {
  /// Delivers what `resultSelector` makes of the latest elements of sequences, whenever one delivers an
  /// element and all have.
  /// - Parameters:
  ///   - source: The sequences, each with elements of its own type.
  ///   - resultSelector: Makes a result of one element of each; an error that it throws ends the sequence.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    JoinedSources(repeat each source).latest(resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// Delivers the latest elements of sequences, whenever one delivers an element and all have.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    JoinedSources(repeat each source).latest { (element: repeat (each Source).Element) in
      (repeat each element)
    }
  }
}
