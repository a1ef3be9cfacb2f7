/// A request of an app to its display beside showing its scene, in the name of the person who uses it.
public enum DisplayRequest: Hashable, Sendable {
  /// Open an address outside the app.
  case open(URL)
  /// Give text to the clipboard that other programs paste from.
  case copy(String)
  /// Announce a text by screen readers.
  case announce(String)
  /// Request a choice of files. ``Input/filesChosen(request:_:)`` answers it; a request with the same number
  /// shows the choice once more.
  case chooseFiles(FileRequest)
  /// Take back the request of a number.
  case cancelFileChoice(Int)
  /// Give a file to the person, such as by a download.
  case save(OutgoingFile)
  /// Share content with other apps of the person's choice; where ``Display/offersSharing`` is true.
  /// ``Input/shared(_:isCompleted:)`` answers it.
  case share(SharedContent)
  /// Show where the person is among the app's screens, and offer to go back and forward.
  /// ``Input/navigate(_:)`` answers that.
  case showHistory(NavigationState)
  /// Show a sentence over the app, until the person dismisses it.
  case showNotice(String)

  /// The length in bytes of a text that is copied, read out or shared; nil for other requests.
  package var textBytes: Int? {
    switch self {
    case .copy(let text), .announce(let text): text.utf8.count
    case .share(let content): content.title.utf8.count + content.text.utf8.count
    default: nil
    }
  }
}
