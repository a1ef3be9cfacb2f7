extension CGPoint {
  /// Whether it is the same point as another one.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Whether it is the same size as another one.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether it is the same rectangle as another one.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
