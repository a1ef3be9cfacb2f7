import FileWatching
import Foundation
import Testing

@testable import ReactantUI

/// The reports of files that are saved, replaced, half-written, deleted and created.
@MainActor struct LiveFilesTests {
  /// Files with time in the test's hand.
  @MainActor final class Fixture {
    let folder: TemporaryFolder
    let files = LiveFiles()
    var log: [String] = []
    var waiting: [(TimeInterval, @MainActor () -> Void)] = []

    init() throws {
      folder = try TemporaryFolder()
      files.schedule = { [weak self] in self?.waiting.append(($0, $1)) }
      files.onChange = { [weak self] written, removed in
        guard let self else { return }
        log += written.map { "written " + ($0 as NSString).lastPathComponent }
        log += removed.map { "removed " + ($0 as NSString).lastPathComponent }
      }
    }

    func poll() -> [String] {
      files.poll()
      defer { log = [] }
      return log
    }

    func letTimePass() -> [String] {
      let due = waiting
      waiting = []
      for (_, work) in due { work() }
      defer { log = [] }
      return log
    }
  }

  @Test func aSavedFileIsReportedOnceAndAtOnce() throws {
    let fixture = try Fixture()
    fixture.folder.write("a.ui.xml", "1")
    fixture.files.track(fixture.folder.path("a.ui.xml"))
    fixture.folder.write("a.ui.xml", "2")
    fixture.folder.write("a.ui.xml", "3")
    #expect(fixture.poll() == ["written a.ui.xml"])
    #expect(fixture.letTimePass().isEmpty && fixture.poll().isEmpty)
  }

  @Test func aReplacedFileIsFollowedThroughEveryReplacement() throws {
    let fixture = try Fixture()
    fixture.folder.write("a.ui.xml", "1")
    fixture.files.track(fixture.folder.path("a.ui.xml"))
    for text in ["2", "3", "4"] {
      fixture.folder.replace("a.ui.xml", text)
      #expect(fixture.poll() == ["written a.ui.xml"])
    }
  }

  @Test func aHalfWrittenFileIsNotReportedUntilItIsClosedOrRests() throws {
    let fixture = try Fixture()
    let path = fixture.folder.path("a.ui.xml")
    fixture.folder.write("a.ui.xml", "whole")
    fixture.files.track(path)
    let file = fopen(path, "w")!
    fputs("ha", file)
    fflush(file)
    #expect(fixture.poll().isEmpty && fixture.waiting.map(\.0) == [LiveFiles.quietTime])
    fputs("lf", file)
    fflush(file)
    #expect(fixture.poll().isEmpty)
    fclose(file)
    #expect(fixture.poll() == ["written a.ui.xml"])
    // What waited for rest is settled.
    #expect(fixture.letTimePass().isEmpty)

    let open = fopen(path, "w")!
    fputs("never closed", open)
    fflush(open)
    #expect(fixture.poll().isEmpty)
    #expect(fixture.letTimePass() == ["written a.ui.xml"])
    fclose(open)
  }

  @Test func aFileThatIsMissingForAMomentIsNotDeleted() throws {
    let fixture = try Fixture()
    fixture.folder.write("a.ui.xml", "1")
    fixture.files.track(fixture.folder.path("a.ui.xml"))
    fixture.folder.remove("a.ui.xml")
    #expect(fixture.poll().isEmpty)
    fixture.folder.write("a.ui.xml", "2")
    #expect(fixture.poll() == ["written a.ui.xml"])
    #expect(fixture.letTimePass().isEmpty)
    fixture.folder.remove("a.ui.xml")
    #expect(fixture.poll().isEmpty)
    #expect(fixture.letTimePass() == ["removed a.ui.xml"])
  }

  @Test func newFilesAndFoldersBelowARootAreFound() throws {
    let fixture = try Fixture()
    try fixture.folder.makeFolder("Components/Main")
    fixture.folder.write("Components/Main/Main.ui.xml", "1")
    fixture.folder.write("Components/notes.txt", "1")
    #expect(
      fixture.files.track(root: fixture.folder.path) == [fixture.folder.path("Components/Main/Main.ui.xml")])
    fixture.folder.write("General.styles.xml", "1")
    fixture.folder.write("Components/notes.txt", "2")
    #expect(fixture.poll() == ["written General.styles.xml"])
    try fixture.folder.makeFolder("Components/Detail")
    fixture.folder.write("Components/Detail/Detail.ui.xml", "1")
    #expect(fixture.poll() == ["written Detail.ui.xml"])
    fixture.folder.write("Components/Detail/Detail.ui.xml", "2")
    #expect(fixture.poll() == ["written Detail.ui.xml"])
    #expect(fixture.files.rescan().count == 3)
  }

  @Test func watchersEndWithTheirOwner() throws {
    let before = DirectoryWatcher.liveCount
    do {
      let fixture = try Fixture()
      fixture.files.track(fixture.folder.path("a.ui.xml"))
      #expect(DirectoryWatcher.liveCount == before + 1)
    }
    #expect(DirectoryWatcher.liveCount == before)
  }
}
