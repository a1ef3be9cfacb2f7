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
  /// The line of the source that the thread is at; nil where it is not known.
  var place: SourcePlace?

  /// Describes the function at an address.
  init(at address: UInt) {
    var isInProgram = false
    let symbol = shoji_function_name(address, &isInProgram).map { String(cString: $0) }
    self.init(at: address, symbol: symbol, isInProgram: isInProgram)
  }

  /// Describes a function of the program's own file, which is written into another one's code.
  init(at address: UInt, symbol: String, place: SourcePlace?) {
    self.init(at: address, symbol: symbol, isInProgram: true)
    self.place = place
  }

  private init(at address: UInt, symbol: String?, isInProgram: Bool) {
    self.address = address
    guard let symbol, let text = Self.demangled(symbol) else {
      (name, module, isApps) = (symbol, nil, false)
      return
    }
    module = Self.module(of: text)
    name = text.replacing("Swift.", with: "").replacing("__C.", with: "")
    isApps = isInProgram && !text.contains("$main()") && module.map { !Self.frameworks.contains($0) } ?? false
  }

  /// The name for people, or the address.
  var text: String {
    if let name { return FunctionName(name, module: isApps ? module : nil).text }
    let library = shoji_library(address).map {
      " in \(URL(fileURLWithPath: String(cString: $0)).lastPathComponent)"
    }
    return "0x\(String(address, radix: 16))\(library ?? "")"
  }

  /// The name and the line, where it is known.
  var textWithPlace: String { place.map { "\(text) at \($0.text)" } ?? text }

  /// Whether the compiler made the function, to go between others.
  var isCompilers: Bool {
    ["partial apply", "reabstraction thunk", "thunk", "protocol witness", "@objc", "merged", "outlined"]
      .contains { text.hasPrefix($0) }
  }

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
    "BrowserDisplay", "Cassowary", "Combine", "CoreGraphics", "CoreText", "Diagnostics", "DisplayDriver",
    "DisplayProtocol", "Displays", "EditorEmulation", "FileWatching", "Hydra", "Hyperdrive",
    "ImageDisplay", "Inspection", "InterfaceBuilder", "InterfaceDocuments", "Katana", "KatanaElements",
    "KatanaStore", "KatanaUI", "MarkupReading", "OSLog", "ObjectFactory", "ObjectiveCRuntime",
    "Persistence", "PhotosUI", "ProcessSupport", "QuartzCore", "Reactant", "ReactantLiveUI", "ReactantUI",
    "ReactantUIGenerator", "ReactantUIMarkup", "ReactantUITool", "RxBlocking", "RxCocoa", "RxRelay",
    "RxSections", "RxSwift", "RxTest", "SafariServices", "ScenePainting", "SceneTree", "Security",
    "ShojiTestSupport",
    "SnapshotTesting", "Symbols", "UIKit", "UIKitSubmodules", "UnavailableNames",
    "UniformTypeIdentifiers", "VisitorMessages", "VisitorSessions", "_Testing_CoreGraphics",
    "_Testing_UIKit", "os",
    // Frameworks beside UIKit, and what serves them.
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook",
    "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo",
    "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NewsstandKit", "PDFKit", "PassKit", "Photos", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SQLite3", "SceneKit", "Social", "Speech",
    "SpriteKit", "StoreKit", "SystemConfiguration", "UserNotifications", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "DeviceAccess", "DevicePrompts", "DeviceReports",
    "PlaceholderViews",
    "Predicates", "Crypto", "CryptoBoringWrapper", "_Testing_CoreImage",
  ]
}
