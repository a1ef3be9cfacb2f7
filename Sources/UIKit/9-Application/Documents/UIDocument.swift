import Foundation
import Persistence

/// A document of a file, read and written as a whole. Subclasses override ``contents(forType:)`` and
/// ``load(fromContents:ofType:)``.
///
/// Files are read and written on a queue of the document's own, in the order in which it was asked;
/// completion handlers are called on the main actor.
@preconcurrency @MainActor open class UIDocument: NSObject, UIUserActivityRestoring {
  /// The state of a document.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open, and can be edited.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Its file differs from another version of it; never here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to write failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// It cannot be edited now.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  /// The kind of a change.
  public nonisolated enum ChangeKind: Int, Sendable {
    case done = 0, undone, redone, cleared
  }

  /// The purpose of writing.
  public nonisolated enum SaveOperation: Int, Sendable {
    case forCreating = 0, forOverwriting
  }

  /// The file.
  public let fileURL: URL
  /// The name for people: the file's without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: its extension.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// The type that the file is written with.
  open var savingFileType: String? { fileType }
  /// The time at which the file was last changed, as the document last read it.
  open var fileModificationDate: Date?
  /// The state; closed at first.
  open private(set) var documentState = State.closed
  /// The person's changes, to be undone.
  open var undoManager: UndoManager! = UndoManager()

  private var changes = 0
  private let queue = DispatchQueue(label: "UIDocument")

  /// Makes a closed document of a file, which need not be there yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// Whether there are changes that were not written.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Counts a change, so that it is written when the document is closed.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  // MARK: What subclasses override

  /// Returns the contents to be written: data. Foundation on Linux has no file wrappers.
  ///
  /// - Throws: what keeps the contents from being made; the document is not written then.
  open func contents(forType typeName: String) throws -> Any {
    fatalError("\(type(of: self)) does not override contents(forType:), which gives what is to be written.")
  }

  /// Takes the contents that were read: data.
  ///
  /// - Throws: what keeps the contents from being understood; the document is not opened then.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    fatalError("\(type(of: self)) does not override load(fromContents:ofType:), which takes what was read.")
  }

  /// Takes an error of reading or writing, before the completion handler is called. The default does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  // MARK: Reading and writing

  /// Reads the file, and reports whether the document is open.
  open func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let url = fileURL
    queue.async { [self] in
      let read = Result { try Data(contentsOf: url) }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          completionHandler?(finishOpening(read))
        }
      }
    }
  }

  private func finishOpening(_ read: Result<Data, any Error>) -> Bool {
    do {
      try load(fromContents: try read.get(), ofType: fileType)
      fileModificationDate = try? fileURL.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      changes = 0
      setState(.normal)
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  /// Writes the document to a file, and reports whether that succeeded. A document that did not exist is open
  /// then.
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let contents: Data
    do {
      guard let data = try self.contents(forType: savingFileType ?? "") as? Data else {
        throw CocoaError(.fileWriteUnknown)
      }
      contents = data
    } catch {
      finishSaving(.failure(error), changes)
      completionHandler?(false)
      return
    }
    let written = changes
    queue.async { [self] in
      let result = Result {
        try FileReplacement.write(contents, to: url, permissions: 0o644, createsFolder: false)
      }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          finishSaving(result, written)
          completionHandler?((try? result.get()) != nil)
        }
      }
    }
  }

  private func finishSaving(_ result: Result<Void, any Error>, _ written: Int) {
    switch result {
    case .success:
      changes -= written
      fileModificationDate = Date()
      setState(.normal)
    case .failure(let error):
      handleError(error, userInteractionPermitted: false)
      setState(documentState.union(.savingError))
    }
  }

  /// Writes the document where there are changes, and reports whether that succeeded.
  open func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes the document where there are changes, and closes it. Reports whether all was written; else it
  /// stays open.
  open func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    autosave { [self] isWritten in
      if isWritten { setState(.closed) }
      completionHandler?(isWritten)
    }
  }

  private func setState(_ state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
  }

  /// The document's state changed.
  nonisolated public static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  /// Takes over the state of an activity that shows the document. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}
