extension ObservableType {
  /// Delivers the elements of this sequence, then those of another.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// Delivers the elements of sequences one after the other.
  public static func concat<Sources: Swift.Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    concatenating(Array(sequence))
  }

  /// Delivers the elements of sequences one after the other.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    concatenating(Array(collection))
  }

  /// Delivers the elements of sequences one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concatenating(sources)
  }

  private static func concatenating(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      var next = 0
      var advance: () -> Void = {}
      let succession = Succession {
        guard next < sources.count else {
          sink.on(.completed)
          return nil
        }
        next += 1
        return sources[next - 1].subscribe(
          AnyObserver { event in
            if case .completed = event { advance() } else { sink.on(event) }
          })
      }
      advance = { [weak succession] in succession?.advance() }
      succession.advance()
      return succession
    }
  }
}
