import Combine

/// An error of tests.
enum TestError: Error { case first }

/// A record of what a subscriber received, in words, which requests a given number.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  /// What it answers an element with.
  var answer: (Input) -> Subscribers.Demand = { _ in .none }

  /// Subscribes to a publisher.
  init(_ publisher: some Publisher<Input, Failure>, demand: Subscribers.Demand = .unlimited) {
    self.demand = demand
    publisher.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("failed: \(error)")
    }
    subscription = nil
  }
}

/// Returns what a synchronous publisher publishes.
func events<Output, Failure>(_ publisher: some Publisher<Output, Failure>) -> [String] {
  Recorder(publisher).log
}
