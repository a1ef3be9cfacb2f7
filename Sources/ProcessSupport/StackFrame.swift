import CProcessSupport
import Foundation

/// A function that a thread is in.
struct StackFrame {
  /// The address in it.
  var address: UInt
  /// Its name in a readable form; nil where it is not known.
  var name: String?
  /// The module of Swift's that it is part of; nil where it is none's.
  var module: String?
  /// Whether it is the app's own.
  var isApps: Bool

  /// Describes the function at an address.
  init(at address: UInt) {
    self.address = address
    var isInProgram = false
    let symbol = shoji_function_name(address, &isInProgram).map { String(cString: $0) }
    guard let symbol, let text = Self.demangled(symbol) else {
      (name, module, isApps) = (symbol, nil, false)
      return
    }
    module = Self.module(of: text)
    name = text.replacing("Swift.", with: "").replacing("__C.", with: "")
    isApps = isInProgram && !text.contains("$main()") && module.map { !Self.frameworks.contains($0) } ?? false
  }

  /// The name for people, or the address.
  var text: String { name ?? "0x\(String(address, radix: 16))" }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = shoji_demangled(symbol) else { return nil }
    defer { free(text) }
    return readable(String(cString: text))
  }

  /// A name without the mark of the file to which its declaration is private.
  static func readable(_ name: String) -> String {
    name.replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.1) }
  }

  /// The module that a function is part of, by its readable name: `App` of
  /// `closure #1 () -> () in App.Table.reload()`, and of `(extension in App):UIKit.UIView.shake()`.
  static func module(of name: String) -> String? {
    var text = Substring(name)
    for separator in [" in ", " of ", " for "] {
      guard let range = text.ranges(of: separator).last else { continue }
      text = text[range.upperBound...]
      break
    }
    while let end = text.firstIndex(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }), text[end] != ".",
      text[end] != ")"
    {
      guard let space = text.firstIndex(of: " ") else { return nil }
      text = text[text.index(after: space)...]
    }
    let module = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  /// The modules that are not the app's: Swift's, this package's and those of the packages that it is made
  /// with.
  package static let frameworks: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "__C",
    "Logging", "OpenCombine", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIO",
    "NIOConcurrencyHelpers", "_NIOBase64",
    "_NIODataStructures", "Atomics", "DequeModule", "InternalCollectionsUtilities",
    "BrowserDisplay", "Cassowary", "Combine", "CoreGraphics", "Diagnostics", "DisplayDriver",
    "DisplayProtocol", "Displays",
    "EditorEmulation", "Hydra", "Hyperdrive", "ImageDisplay", "Inspection", "Katana", "KatanaElements",
    "KatanaStore", "KatanaUI",
    "OSLog", "ObjectFactory", "PhotosUI", "ProcessSupport", "QuartzCore", "Reactant", "ReactantUI",
    "ReactantUIGenerator",
    "ReactantUIMarkup", "ReactantUITool", "RxCocoa", "RxSwift", "SafariServices", "ScenePainting",
    "SceneTree", "Security",
    "ShojiTestSupport", "SnapshotTesting", "Symbols", "UIKit", "UIKitSubmodules", "UnavailableNames",
    "UniformTypeIdentifiers",
    "_Testing_CoreGraphics", "_Testing_UIKit", "os",
  ]
}

/// The functions that a thread is in, from the inside out.
struct MainThreadStack {
  /// The functions.
  var frames: [StackFrame]

  /// The most functions that are looked at.
  private static let depth = 128
  /// The most functions that are described: of the app's own and of all.
  private static let ownLimit = 8, limit = 24

  /// Reads what the main thread is doing at this moment. Called on another thread.
  init() {
    self.init(addresses: Self.addresses(shoji_main_thread_frames))
  }

  init(addresses: [UInt]) {
    // A call's own address lies before the one that it returns to.
    frames = addresses.enumerated().map { StackFrame(at: $1 - ($0 == 0 ? 0 : 1)) }
  }

  /// The addresses of the functions that the calling thread is in.
  static func ownAddresses() -> [UInt] { addresses(shoji_own_frames) }

  /// The addresses that a function of C writes.
  static func addresses(_ read: (UnsafeMutablePointer<UInt>, Int32) -> Int32) -> [UInt] {
    Array(unsafeUninitializedCapacity: depth) { buffer, count in
      count = Int(read(buffer.baseAddress!, Int32(depth)))
    }
  }

  /// The end of a sentence that says what the thread is doing: the app's own functions first, and then all,
  /// one a line.
  var text: String {
    guard !frames.isEmpty else { return "." }
    let own = frames.filter(\.isApps)
    var lines: [String] = []
    for (index, frame) in own.prefix(Self.ownLimit).enumerated() {
      lines.append(index == 0 ? ", in \(frame.text)" : "  called by \(frame.text)")
    }
    if own.isEmpty { lines.append(", in no function of the app's own") }
    lines.append("  all functions, from the inside out:")
    lines += frames.prefix(Self.limit).map { "    \($0.text)" }
    if frames.count > Self.limit { lines.append("    and \(frames.count - Self.limit) more") }
    return lines.joined(separator: "\n")
  }
}
