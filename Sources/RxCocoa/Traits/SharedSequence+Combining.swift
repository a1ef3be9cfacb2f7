extension SharedSequence {
  /// Delivers what `resultSelector` makes of the latest elements of all sequences, whenever one delivers an
  /// element and all have.
  public static func combineLatest<Collection: Swift.Collection, Value>(
    _ collection: Collection, resultSelector: @escaping ([Value]) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Value> {
    SharedSequence(.combineLatest(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Delivers the latest elements of all sequences, whenever one delivers an element and all have.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.combineLatest(collection.map(\.source)))
  }

  /// Delivers what `resultSelector` makes of the first elements of all sequences, of the second ones, and so
  /// on.
  public static func zip<Collection: Swift.Collection, Value>(
    _ collection: Collection, resultSelector: @escaping ([Value]) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Value> {
    SharedSequence(.zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Delivers the first elements of all sequences, the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map(\.source)))
  }

  /// Delivers the elements of several sequences as they come.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Delivers the elements of several sequences as they come.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map(\.source)))
  }

  /// Delivers the elements of sequences one after the other.
  public static func concat<Sources: Swift.Sequence>(
    _ sequence: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.map(\.source)))
  }

  /// Delivers what `resultSelector` makes of the latest elements of sequences, whenever one delivers an
  /// element and all have.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable<Element>.combineLatest(repeat (each source).source, resultSelector: resultSelector))
  }

  /// Delivers what `resultSelector` makes of the first elements of sequences, of the second ones, and so on.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable<Element>.zip(repeat (each source).source, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element == Any {
  /// Delivers the latest elements of sequences, whenever one delivers an element and all have.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    SharedSequence<SharingStrategy, (repeat each Value)>(
      Observable<Any>.combineLatest(repeat (each source).source))
  }

  /// Delivers the first elements of sequences, the second ones, and so on.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    SharedSequence<SharingStrategy, (repeat each Value)>(Observable<Any>.zip(repeat (each source).source))
  }
}
