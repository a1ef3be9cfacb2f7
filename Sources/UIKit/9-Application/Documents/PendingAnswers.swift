/// The handlers of requests to the display, each until its answer comes.
@MainActor final class PendingAnswers<Answer> {
  private var handlers: [Int: (Answer) -> Void] = [:]
  private var lastNumber = 0

  /// Keeps a handler, and returns the number that identifies its answer.
  func add(_ handler: @escaping (Answer) -> Void) -> Int {
    lastNumber += 1
    handlers[lastNumber] = handler
    return lastNumber
  }

  /// Whether the answer of a number is still waited for.
  func contains(_ number: Int) -> Bool { handlers[number] != nil }

  /// Removes a handler. Returns whether it was still waiting.
  func remove(_ number: Int) -> Bool { handlers.removeValue(forKey: number) != nil }

  /// Delivers the display's answer. One that is no longer awaited is dropped.
  func receive(_ answer: Answer, for number: Int) { handlers.removeValue(forKey: number)?(answer) }
}
