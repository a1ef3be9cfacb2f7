import DisplayProtocol
import PhotosUI
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Pickers of documents and pictures, and what the display is asked for.
@MainActor @Suite(.serialized) struct DocumentPickerTests {
  private final class Delegate: UIDocumentPickerDelegate {
    var calls: [String] = []
    var urls: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
      calls.append("picked \(urls.map(\.lastPathComponent).joined(separator: " "))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancelled")
    }
  }

  private let delegate = Delegate()

  private func show(
    _ controller: UIViewController, _ work: (FileDisplay, ShownWindow) throws -> Void
  ) throws {
    try FileDisplay.use { display in
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      shown.present(controller, from: root)
      try work(display, shown)
    }
  }

  @Test("asks the display for the types, once it has appeared, and hands the files on")
  func opens() throws {
    let folder = try FileFolder()
    let files = [try folder.file("a.txt", "one"), try folder.file("b.txt", "two")]
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .png])
    picker.allowsMultipleSelection = true
    picker.delegate = delegate
    try show(picker) { display, shown in
      let choice = try #require(display.choice)
      #expect(choice.allowsMultiple && !choice.isForFolder)
      #expect(choice.accepted.contains(".txt") && choice.accepted.contains("image/png"))
      display.choose(files)
      UIScreen.main.host.finishTurn()
      #expect(delegate.calls == ["picked a.txt b.txt"])
      #expect(delegate.urls == files, "they are opened where they lie")
      #expect(picker.presentingViewController == nil)
      // An answer that comes again changes nothing.
      display.choose(files)
      #expect(delegate.calls.count == 1)
    }
  }

  @Test("copies what is imported into a folder of the app's")
  func imports() throws {
    let folder = try FileFolder()
    let file = try folder.file("a.txt", "one")
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    picker.delegate = delegate
    try show(picker) { display, _ in
      #expect(display.choice?.accepted == [], "every file is an item")
      display.choose([file])
      UIScreen.main.host.finishTurn()
      let copy = try #require(delegate.urls.first)
      #expect(copy != file && copy.path.hasPrefix(FileCopies.inbox.path))
      #expect(try String(contentsOf: copy, encoding: .utf8) == "one")
      #expect(copy.startAccessingSecurityScopedResource())
      copy.stopAccessingSecurityScopedResource()
      try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }
  }

  @Test("reports a choice that was called off once, and takes it back when it goes")
  func cancels() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    picker.delegate = delegate
    try show(picker) { display, _ in
      display.choose([])
      UIScreen.main.host.finishTurn()
      picker.userDidDismiss()
      #expect(delegate.calls == ["cancelled"])
    }
    let second = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    second.delegate = delegate
    try show(second) { display, shown in
      let choice = try #require(display.choice)
      // The app dismisses it: nobody called it off.
      second.presentingViewController?.dismiss(animated: false)
      shown.finishTurn()
      #expect(display.cancelled == [choice.number])
      #expect(delegate.calls == ["cancelled"])
      display.choose([])
      #expect(delegate.calls == ["cancelled"])
    }
  }

  @Test("drops files of other types, which a browser may hand over all the same")
  func otherTypes() throws {
    let folder = try FileFolder()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    picker.delegate = delegate
    let file = try folder.file("a.txt", "one")
    try show(picker) { display, _ in
      display.choose([file])
      UIScreen.main.host.finishTurn()
      #expect(delegate.calls == ["cancelled"])
    }
  }

  @Test("gives exported files away once the person agrees; what moves leaves the app")
  func exports() throws {
    let folder = try FileFolder()
    for moves in [false, true] {
      let file = try folder.file("Notes.txt", "text")
      let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: !moves)
      picker.delegate = delegate
      try show(picker) { display, _ in
        #expect(display.saved.isEmpty)
        let root = try #require((picker.children.first as? UINavigationController)?.topViewController)
        let button = try #require(root.navigationItem.rightBarButtonItem)
        #expect(button.title == (moves ? "Move" : "Save"))
        button.primaryAction?.performWithSender(nil, target: nil)
        UIScreen.main.host.finishTurn()
        #expect(delegate.calls == ["picked Notes.txt"])
        delegate.calls = []
        let saved = try #require(display.saved.first)
        #expect(saved.name == "Notes.txt" && saved.mediaType == "text/plain")
        #expect(try String(contentsOf: saved.url, encoding: .utf8) == "text")
        #expect(FileManager.default.fileExists(atPath: file.path) != moves)
        try FileManager.default.removeItem(at: saved.url.deletingLastPathComponent())
      }
    }
  }

  @Test("goes with what presents it")
  func lifetime() throws {
    weak var gone: UIDocumentPickerViewController?
    try FileDisplay.use { _ in
      try autoreleasepool {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        gone = picker
        try show(picker) { _, shown in
          picker.presentingViewController?.dismiss(animated: false)
          shown.finishTurn()
        }
      }
    }
    #expect(gone == nil)
  }

  @Test("an image picker gives the picture and the square in its middle")
  func pictures() throws {
    final class Taker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var info: [UIImagePickerController.InfoKey: Any] = [:]
      var cancellations = 0
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { self.info = info }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
    }
    let folder = try FileFolder()
    let file = folder.url.appendingPathComponent("a.png")
    try UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }.pngData()!.write(to: file)
    let taker = Taker()
    let picker = UIImagePickerController()
    #expect(picker.mediaTypes == ["public.image"] && picker.sourceType == .photoLibrary)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    picker.allowsEditing = true
    picker.delegate = taker
    try show(picker) { display, _ in
      let choice = try #require(display.choice)
      #expect(choice.accepted == ["image/*"])
      UIApplication.testInput.receive(
        .filesChosen(
          request: choice.number, [IncomingFile(name: "a.png", mediaType: "image/png", url: file)]))
      let image = try #require(taker.info[.originalImage] as? UIImage)
      let edited = try #require(taker.info[.editedImage] as? UIImage)
      #expect(abs(image.size.width / image.size.height - 1.5) < 0.01)
      #expect(edited.size.width == edited.size.height && edited.size.height == image.size.height)
      #expect(taker.info[.imageURL] as? URL == file && taker.info[.mediaType] as? String == "public.image")
      #expect(picker.presentingViewController != nil, "the delegate dismisses it")
      picker.userDidDismiss()
      #expect(taker.cancellations == 0)
    }
    // A file that is no picture, and one that is not there, count as none.
    for name in ["broken.png", "missing.png"] {
      let file =
        name == "broken.png" ? try folder.file(name, "no picture") : folder.url.appendingPathComponent(name)
      let picker = UIImagePickerController()
      picker.delegate = taker
      taker.cancellations = 0
      try show(picker) { display, _ in
        UIApplication.testInput.receive(
          .filesChosen(
            request: display.choice?.number ?? -1,
            [IncomingFile(name: name, mediaType: "image/png", url: file)]))
        #expect(taker.cancellations == 1)
      }
    }
  }

  @Test("a photo picker gives at most as many as it is set to")
  func photos() throws {
    final class Taker: PHPickerViewControllerDelegate {
      var results: [[PHPickerResult]] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results.append(results)
      }
    }
    let folder = try FileFolder()
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 2
    let taker = Taker()
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = taker
    let files = try (1...3).map { try folder.file("\($0).png", "") }
    try show(picker) { display, _ in
      let choice = try #require(display.choice)
      #expect(choice.allowsMultiple)
      UIApplication.testInput.receive(
        .filesChosen(
          request: choice.number,
          files.map { IncomingFile(name: $0.lastPathComponent, mediaType: "image/png", url: $0) }))
      #expect(taker.results.count == 1)
      #expect(taker.results.first?.map(\.itemProvider.suggestedName) == ["1", "2"])
      #expect(
        taker.results.first?.first?.itemProvider.hasItemConformingToTypeIdentifier("public.image") == true)
    }
  }
}
