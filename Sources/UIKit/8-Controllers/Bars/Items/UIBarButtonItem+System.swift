import CoreGraphics

extension UIBarButtonItem {
  /// The system's items: what they look like, and what they mean, is known.
  public nonisolated enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    /// Room that takes a part of what the other items leave.
    case flexibleSpace = 5
    /// Room of the item's width.
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24

    /// Ending is bold, everything else plain.
    var style: Style { self == .done || self == .save ? .done : .plain }

    /// Whether it is room and no button.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The name of the item: its title where it has no symbol, otherwise the name that screen readers speak.
    var name: String {
      switch self {
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .add: SystemWord.add.text
      case .flexibleSpace, .fixedSpace: ""
      case .compose: SystemWord.compose.text
      case .reply: SystemWord.reply.text
      case .action: SystemWord.share.text
      case .organize: SystemWord.organize.text
      case .bookmarks: SystemWord.bookmarks.text
      case .search: SystemWord.search.text
      case .refresh: SystemWord.refresh.text
      case .stop: SystemWord.stop.text
      case .camera: SystemWord.camera.text
      case .trash: SystemWord.delete.text
      case .play: SystemWord.play.text
      case .pause: SystemWord.pause.text
      case .rewind: SystemWord.rewind.text
      case .fastForward: SystemWord.fastForward.text
      case .undo: SystemWord.undo.text
      case .redo: SystemWord.redo.text
      case .close: SystemWord.close.text
      }
    }

    /// The symbol that stands for the item; nil for those that are words.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .close: "xmark"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }
  }

  /// The kinds of elements that bars show and arrange in rows.
  enum Kind {
    case button
    case custom(UIView)
    case fixedSpace
    case flexibleSpace
  }

  var kind: Kind {
    if let customView { return .custom(customView) }
    switch systemItem {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .fixedSpace
    default: return .button
    }
  }

  /// The picture that is shown: the app's, or the system item's symbol.
  func shownImage(isLow: Bool) -> UIImage? {
    if isLow, let landscapeImagePhone { return landscapeImagePhone }
    if let image { return image }
    guard title == nil, let symbol = systemItem?.symbol else { return nil }
    return UIImage(systemName: symbol)
  }

  /// The text that is shown where there is no picture.
  var shownTitle: String? { title ?? systemItem?.name }
}
