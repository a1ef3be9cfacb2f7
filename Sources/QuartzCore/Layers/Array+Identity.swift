extension Array where Element: AnyObject {
  /// Returns the index of an object, nil where it is not in the array. Searches from both ends at once, so
  /// that whoever removes all objects one by one, from the front or from the back, finds each at the first
  /// comparison.
  @_spi(SiblingLists) @inlinable public func index(ofObject object: Element) -> Int? {
    withUnsafeBufferPointer { objects in
      var (low, high) = (0, objects.count - 1)
      while low <= high {
        if objects[low] === object { return low }
        if objects[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
