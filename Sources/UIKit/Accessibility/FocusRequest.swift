/// Numbers by which the app moves the keyboard's focus: displays follow each once, the highest last.
@MainActor enum FocusRequest {
  private static var last = 0

  /// The next number.
  static func next() -> Int {
    last += 1
    return last
  }
}
