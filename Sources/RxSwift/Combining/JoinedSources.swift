/// Sequences of which one makes results, as many as there may be. A value of its own since closures do not
/// capture parameter packs.
struct JoinedSources<each Source: ObservableType> {
  private let sources: (repeat each Source)

  init(_ source: repeat each Source) {
    sources = (repeat each source)
  }

  /// Delivers what `result` makes of the latest elements, whenever one sequence delivers an element and all
  /// have.
  func latest<Result>(
    _ result: @escaping (repeat (each Source).Element) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      let slots = (repeat Self.latestElement(of: each sources))
      var inputs: [Join<Result>.Input] = []
      repeat inputs.append((each slots).input((each sources).asObservable()))
      return Join(inputs, ending: .atElementWithoutPartner) { try result(repeat (each slots).value!) }
        .run(into: sink)
    }
  }

  /// Delivers what `result` makes of the first elements, of the second ones, and so on.
  func inOrder<Result>(
    _ result: @escaping (repeat (each Source).Element) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      let slots = (repeat Self.waitingElements(of: each sources))
      var inputs: [Join<Result>.Input] = []
      repeat inputs.append((each slots).input((each sources).asObservable()))
      return Join(inputs, ending: .withAllSources) { try result(repeat (each slots).take()) }
        .run(into: sink)
    }
  }

  private static func latestElement<Other: ObservableType>(of _: Other) -> LatestElement<Other.Element> {
    LatestElement()
  }

  private static func waitingElements<Other: ObservableType>(of _: Other) -> WaitingElements<Other.Element> {
    WaitingElements()
  }
}
