import FileWatching
import Foundation
import InterfaceDocuments
import UIKit

/// The documents of a running app that follow their files: a saved storyboard or nib changes the screens that
/// were made of it.
///
/// `SHOJI_LIVE` in the environment begins it: `1` follows the files that the app has read, and folders,
/// divided by colons, those of the same names in them.
@MainActor final class LiveDocuments {
  /// Those of the process; tests take others for a while.
  static var current = LiveDocuments(ProcessInfo.processInfo.environment["SHOJI_LIVE"])

  private let folders: [String]
  private let isOn: Bool
  private var watcher: DirectoryWatcher?
  private var scenes: [Weak<SceneInstance>] = []
  private var storyboards: [Weak<StoryboardDocument>] = []
  private var nibs: [Weak<NibDocument>] = []

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  /// Makes them of the environment's variable.
  init(_ variable: String?) {
    let value = variable ?? ""
    isOn = !value.isEmpty && value != "0"
    folders = value == "1" ? [] : value.split(separator: ":").map(String.init)
    guard isOn else { return }
    let watcher = DirectoryWatcher()
    watcher.onEvents = { [weak self] events in
      for event in events where event.kind == .written { self?.fileDidChange(event.path) }
    }
    self.watcher = watcher
    for folder in folders { watchAll(folder) }
  }

  private func watchAll(_ folder: String) {
    watcher?.watch(folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") {
      var isDirectory: ObjCBool = false
      let path = "\(folder)/\(name)"
      if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
        watchAll(path)
      }
    }
  }

  /// Follows a file that was read.
  func watch(_ file: URL) {
    guard isOn, folders.isEmpty else { return }
    watcher?.watch(file.resolvingSymlinksInPath().deletingLastPathComponent().path)
  }

  func follow(_ scene: SceneInstance) {
    guard isOn else { return }
    scenes.removeAll { $0.object == nil }
    scenes.append(Weak(object: scene))
  }

  func follow(_ storyboard: StoryboardDocument) {
    if isOn { storyboards.append(Weak(object: storyboard)) }
  }

  func follow(_ nib: NibDocument) {
    guard isOn else { return }
    nibs.removeAll { $0.object == nil }
    nibs.append(Weak(object: nib))
  }

  /// Reads what the system has reported so far.
  func poll() { watcher?.readEvents() }

  private func fileDidChange(_ path: String) {
    let name = (path as NSString).lastPathComponent
    guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else { return }
    for (old, new) in DocumentLoader.shared.reload(name, from: path) {
      for storyboard in storyboards.compactMap(\.object) where storyboard.document === old {
        storyboard.replace(new)
      }
      for nib in nibs.compactMap(\.object) where nib.document === old { nib.replace(new) }
      for scene in scenes.compactMap(\.object) where scene.document === old { SceneUpdate(scene, new).run() }
    }
  }
}
