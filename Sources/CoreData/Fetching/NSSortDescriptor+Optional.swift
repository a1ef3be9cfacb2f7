extension NSSortDescriptor {
  /// Makes a descriptor by the values at a key path, which may be missing: those come first.
  ///
  /// Foundation's own initializer takes only values that are always there.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      ObjectOrder.compare((left as? Value?) ?? nil, (right as? Value?) ?? nil, nil)
    }
  }
}
