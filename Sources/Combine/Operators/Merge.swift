import OpenCombine

extension Publishers {
  /// A publisher of the elements of two publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B

    /// Creates a publisher of the elements of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
      Merge3(a, b, other)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the elements of three publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C

    /// Creates a publisher of the elements of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
    where P.Output == Output, P.Failure == Failure {
      Merge4(a, b, c, other)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the elements of four publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C
    /// A publisher that is merged.
    public let d: D

    /// Creates a publisher of the elements of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
    where P.Output == Output, P.Failure == Failure {
      Merge5(a, b, c, d, other)
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// A publisher of the elements of five publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C
    /// A publisher that is merged.
    public let d: D
    /// A publisher that is merged.
    public let e: E

    /// Creates a publisher of the elements of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
    where P.Output == Output, P.Failure == Failure {
      Merge6(a, b, c, d, e, other)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
  /// A publisher of the elements of six publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C
    /// A publisher that is merged.
    public let d: D
    /// A publisher that is merged.
    public let e: E
    /// A publisher that is merged.
    public let f: F

    /// Creates a publisher of the elements of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
    where P.Output == Output, P.Failure == Failure {
      Merge7(a, b, c, d, e, f, other)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  /// A publisher of the elements of seven publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
  {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C
    /// A publisher that is merged.
    public let d: D
    /// A publisher that is merged.
    public let e: E
    /// A publisher that is merged.
    public let f: F
    /// A publisher that is merged.
    public let g: G

    /// Creates a publisher of the elements of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
    where P.Output == Output, P.Failure == Failure {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
  /// A publisher of the elements of eight publishers, as they come. It finishes when all have, and fails
  /// with the first that does.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// The elements.
    public typealias Output = A.Output
    /// The error that it may end with.
    public typealias Failure = A.Failure

    /// A publisher that is merged.
    public let a: A
    /// A publisher that is merged.
    public let b: B
    /// A publisher that is merged.
    public let c: C
    /// A publisher that is merged.
    public let d: D
    /// A publisher that is merged.
    public let e: E
    /// A publisher that is merged.
    public let f: F
    /// A publisher that is merged.
    public let g: G
    /// A publisher that is merged.
    public let h: H

    /// Creates a publisher of the elements of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publisher {
  /// Returns a publisher of this one's elements and another's, as they come.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Returns a publisher of this one's elements and those of others, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Returns a publisher of this one's elements and those of one of the same type, to which more can be
  /// added.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
