import Foundation
import OpenCombine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of what a request is answered with. The request is sent to each subscriber's first demand,
  /// and canceled with its subscription.
  public struct DataTaskPublisher: Publisher {
    /// The elements.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error that it may end with.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Creates a publisher of what a session receives in answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
    }
  }

  /// Returns a publisher of what an address is answered with.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of what a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    // The session calls from its own queue, once.
    nonisolated(unsafe) let end = end
    let new = lock.withLock { () -> URLSessionDataTask? in
      guard demand > 0, task == nil, downstream != nil else { return nil }
      task = session.dataTask(with: request) { end($0, $1, $2) }
      return task
    }
    new?.resume()
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let subscriber = take() else { return }
    if let response, error == nil {
      _ = subscriber.receive((data ?? Data(), response))
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    let task = lock.withLock { self.task }
    _ = take()
    task?.cancel()
  }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
