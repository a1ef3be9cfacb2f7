/// A wish of a view for the keyboard's focus. Displays follow each once.
@MainActor struct FocusRequest {
  /// The number of the wish among all; 0 for none.
  private(set) var number = 0
  private static var last = 0

  /// Wishes for the focus now.
  mutating func renew() {
    FocusRequest.last += 1
    number = FocusRequest.last
  }
}
