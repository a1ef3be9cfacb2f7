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
      let current = SerialDisposable()
      var next = 0
      var isSubscribing = false
      var isNextDue = true
      // Sources that complete at once are gone through in a loop, whatever their number.
      func advance() {
        isNextDue = true
        guard !isSubscribing else { return }
        isSubscribing = true
        while isNextDue, sink.isOpen {
          isNextDue = false
          guard next < sources.count else { return sink.on(.completed) }
          next += 1
          let subscription = SingleAssignmentDisposable()
          current.disposable = subscription
          subscription.setDisposable(
            sources[next - 1].subscribe(
              AnyObserver { event in
                if case .completed = event { advance() } else { sink.on(event) }
              }))
        }
        isSubscribing = false
      }
      advance()
      return current
    }
  }
}
