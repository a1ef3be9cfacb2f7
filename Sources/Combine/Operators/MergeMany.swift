import OpenCombine

extension Publishers {
  /// A publisher of the elements of any number of publishers of one type, as they come.
  ///
  /// It finishes when all have, and fails with the first that does.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The elements.
    public typealias Output = Upstream.Output
    /// The error that it may end with.
    public typealias Failure = Upstream.Failure

    /// The publishers that are merged.
    public let publishers: [Upstream]

    /// Creates a publisher of the elements of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the elements of a sequence's publishers.
    public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
