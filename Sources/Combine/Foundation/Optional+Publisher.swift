import OpenCombine

// OpenCombine declares these itself where it was compiled before this module was there to be imported. Its
// own are preferred then.

extension Optional {
  /// A publisher of the wrapped value, if there is one, that finishes at once.
  public typealias Publisher = Optional<Wrapped>.OCombine.Publisher

  /// A publisher of the wrapped value, if there is one, that finishes at once.
  @_disfavoredOverload public var publisher: Optional<Wrapped>.OCombine.Publisher { ocombine.publisher }
}

extension Result {
  /// A publisher of the success, that finishes at once, or of the failure.
  public typealias Publisher = Result<Success, Failure>.OCombine.Publisher

  /// A publisher of the success, that finishes at once, or of the failure.
  @_disfavoredOverload public var publisher: Result<Success, Failure>.OCombine.Publisher {
    ocombine.publisher
  }
}
