import DisplayProtocol
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Files that are dragged over a window from outside, and their contents.
@MainActor @Suite(.serialized) struct FileDragTests {
  private final class Target: UIView, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var session: (any UIDropSession)?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: [UTType.text.identifier])
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter \(session.items.count) \(session.localDragSession == nil)")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.append("update \(session.location(in: self).x)")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      self.session = session
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private func withTarget(_ work: (Target) throws -> Void) throws {
    let root = UIViewController()
    let target = Target(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    target.addInteraction(UIDropInteraction(delegate: target))
    root.view.addSubview(target)
    let shown = ShownWindow(root)
    defer { shown.close() }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    try work(target)
    send(.leave, 0, 0, [])
  }

  private func send(_ phase: FileDragInput.Phase, _ x: CGFloat, _ y: CGFloat, _ files: [IncomingFile]) {
    UIApplication.testInput.receive(
      .fileDrag(FileDragInput(phase: phase, location: CGPoint(x: x, y: y), files: files)))
  }

  private let held = [IncomingFile(name: "", mediaType: "text/plain", url: nil)]

  @Test("come over a view, leave it, and are dropped on it")
  func drops() throws {
    let folder = try FileFolder()
    let file = IncomingFile(name: "a.txt", mediaType: "text/plain", url: try folder.file("a.txt", "words"))
    try withTarget { target in
      send(.move, 10, 10, held)
      #expect(target.log.isEmpty)
      send(.move, 150, 150, held)
      send(.move, 10, 10, held)
      send(.move, 120, 150, held)
      #expect(target.log == ["enter 1 true", "update 50.0", "exit", "enter 1 true", "update 20.0"])
      target.log = []
      send(.drop, 120, 150, [file])
      #expect(target.log.filter { $0 != "update 20.0" } == ["drop", "conclude", "end"])
      let provider = try #require(target.session?.items.first?.itemProvider)
      #expect(provider.suggestedName == "a")
      nonisolated(unsafe) var found: [String] = []
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
        found.append(
          "\(url?.lastPathComponent ?? "none") \((try? String(contentsOf: url!, encoding: .utf8)) ?? "")")
        found.append("\(url != file.url)")
      }
      provider.loadFileRepresentation(for: .text, openInPlace: true) { url, isInPlace, _ in
        found.append("\(url == file.url) \(isInPlace)")
      }
      provider.loadDataRepresentation(for: .plainText) { data, _ in found.append("\(data?.count ?? -1)") }
      provider.loadDataRepresentation(for: .image) { data, error in
        found.append("\(data == nil) \(error != nil)")
      }
      #expect(found == ["a.txt words", "true", "true true", "5", "true true"])
      // A hand that leaves after the drop changes nothing.
      target.log = []
      send(.leave, 0, 0, [])
      #expect(target.log.isEmpty)
    }
  }

  @Test("are given back where nobody takes them, or only a move is offered")
  func refusals() throws {
    let folder = try FileFolder()
    let file = IncomingFile(name: "a.txt", mediaType: "text/plain", url: try folder.file("a.txt", ""))
    try withTarget { target in
      for operation in [UIDropOperation.cancel, .forbidden, .move] {
        target.operation = operation
        target.log = []
        send(.move, 150, 150, held)
        send(.drop, 150, 150, [file])
        #expect(!target.log.contains("drop") && target.log.suffix(2) == ["exit", "end"], "\(operation)")
      }
      target.log = []
      // A picture does not concern the view; files without a type are data; none are no drag.
      send(.move, 150, 150, [IncomingFile(name: "", mediaType: "image/png", url: nil)])
      send(.leave, 150, 150, [])
      send(.move, 150, 150, [IncomingFile(name: "", mediaType: "", url: nil)])
      send(.leave, 150, 150, [])
      send(.move, 150, 150, [])
      send(.drop, .nan, .infinity, [file])
      #expect(target.log.isEmpty)
    }
  }

  @Test("are of a type by their name, where the browser knows none")
  func names() throws {
    let folder = try FileFolder()
    let file = IncomingFile(name: "a.swift", mediaType: "", url: try folder.file("a.swift", "let a = 1"))
    try withTarget { target in
      send(.drop, 150, 150, [file])
      #expect(target.log.contains("drop"))
      #expect(
        target.session?.items.first?.itemProvider.registeredContentTypes(conformingTo: .sourceCode)
          == [.swiftSource])
    }
  }

  @Test("end with the window that they were over")
  func windowGoes() throws {
    try withTarget { target in
      send(.move, 150, 150, held)
      target.window?.isHidden = true
      send(.move, 150, 150, held)
      send(.drop, 150, 150, held)
      #expect(target.log.last == "end" || !target.log.contains("drop"))
    }
  }
}
