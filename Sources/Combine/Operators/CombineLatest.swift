import OpenCombine

extension Publishers {
  /// A publisher of the latest elements of two publishers, whenever one of them has a new one and each has
  /// had any. It finishes when all have, and fails with the first that does.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    /// The elements.
    public typealias Output = (A.Output, B.Output)
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher whose elements are combined.
    public let a: A
    /// A publisher whose elements are combined.
    public let b: B

    /// Creates a publisher of the latest elements of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = (LatestElement<A.Output>(), LatestElement<B.Output>())
      let combination = LatestCombination(subscriber, of: 2) {
        guard let a = latest.0.value, let b = latest.1.value else { return nil }
        return (a, b)
      }
      combination.begin()
      combination.subscribe(0, to: a, latest.0)
      combination.subscribe(1, to: b, latest.1)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the latest elements of three publishers, whenever one of them has a new one and each has
  /// had any. It finishes when all have, and fails with the first that does.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The elements.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher whose elements are combined.
    public let a: A
    /// A publisher whose elements are combined.
    public let b: B
    /// A publisher whose elements are combined.
    public let c: C

    /// Creates a publisher of the latest elements of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = (LatestElement<A.Output>(), LatestElement<B.Output>(), LatestElement<C.Output>())
      let combination = LatestCombination(subscriber, of: 3) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value else { return nil }
        return (a, b, c)
      }
      combination.begin()
      combination.subscribe(0, to: a, latest.0)
      combination.subscribe(1, to: b, latest.1)
      combination.subscribe(2, to: c, latest.2)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the latest elements of four publishers, whenever one of them has a new one and each has
  /// had any. It finishes when all have, and fails with the first that does.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The elements.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher whose elements are combined.
    public let a: A
    /// A publisher whose elements are combined.
    public let b: B
    /// A publisher whose elements are combined.
    public let c: C
    /// A publisher whose elements are combined.
    public let d: D

    /// Creates a publisher of the latest elements of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = (
        LatestElement<A.Output>(), LatestElement<B.Output>(), LatestElement<C.Output>(),
        LatestElement<D.Output>()
      )
      let combination = LatestCombination(subscriber, of: 4) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value, let d = latest.3.value
        else { return nil }
        return (a, b, c, d)
      }
      combination.begin()
      combination.subscribe(0, to: a, latest.0)
      combination.subscribe(1, to: b, latest.1)
      combination.subscribe(2, to: c, latest.2)
      combination.subscribe(3, to: d, latest.3)
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest elements of this one and another, once each has had any.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Returns a publisher of what is made of the latest elements of this one and another, once each has had
  /// any.
  public func combineLatest<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure
  {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest elements of this one and others, once each has had any.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure
  {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Returns a publisher of what is made of the latest elements of this one and others, once each has had
  /// any.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the latest elements of this one and others, once each has had any.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Returns a publisher of what is made of the latest elements of this one and others, once each has had
  /// any.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
