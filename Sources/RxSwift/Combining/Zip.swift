extension ObservableType {
  /// Delivers what `resultSelector` makes of the first elements of sequences, of the second ones, and so on.
  /// - Parameters:
  ///   - source: The sequences, each with elements of its own type.
  ///   - resultSelector: Makes a result of one element of each; an error that it throws ends the sequence.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    JoinedSources(repeat each source).inOrder(resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// Delivers the first elements of sequences, the second ones, and so on.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    JoinedSources(repeat each source).inOrder { (element: repeat (each Source).Element) in
      (repeat each element)
    }
  }
}
