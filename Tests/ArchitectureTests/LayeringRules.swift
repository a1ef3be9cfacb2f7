/// The plan of the rules: which module stands on which floor, and who may import what.
/// docs/architecture.md says why.
struct LayeringRules {
  /// The modules from the ground up. A module may import those on the floors below its own.
  var floors: [[String]] = [
    [
      "CCairo", "CExpat", "CSQLite", "_Testing_CoreImage", "CTurboJPEG", "CDriverSupport", "CPageFiles",
      "CPixels", "CProcessSupport",
      "CRuntimeSupport", "CSymbolCatalog", "CVisitorProcess", "VisitorMessages",
      "Diagnostics",
      "FileWatching",
      "Inspection",
      "DeviceReports",
      "Persistence",
      "ObjectFactory", "ObjectiveCRuntime",
      "CPredicates", "Predicates",
      "UIKitSubmodules", "UnavailableNames", "_Testing_UIKit",
      "_Testing_CoreGraphics", "MarkupReading", "InterfaceDocuments", "ReactantUIMarkup",
      "ReactantUIGenerator", "ReactantUITool", "os", "OSLog",
      "UniformTypeIdentifiers", "Symbols", "Security", "ProcessSupport", "VisitorSessions",
    ],
    ["CoreGraphics", "Cassowary"],
    ["DisplayProtocol"],
    ["SceneTree", "ScenePainting"],
    ["QuartzCore", "EditorEmulation", "ImageDisplay", "DisplayDriver", "BrowserDisplay"],
    ["UIKit"],
    ["PhotosUI", "SafariServices", "CoreText", "InterfaceBuilder"],
    // Apple's frameworks beside UIKit: what they share, those that import no other one, and those that do.
    ["CoreVideo", "DeviceAccess", "DevicePrompts"],
    [
      "Accelerate", "BackgroundTasks", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
      "CoreSpotlight", "CryptoKit", "EventKit", "GameplayKit", "ImageIO", "JavaScriptCore",
      "LinkPresentation", "LocalAuthentication", "MessageUI", "Network", "PDFKit", "SQLite3", "StoreKit",
      "SystemConfiguration",
    ],
    [
      "CommonCrypto", "Contacts", "EventKitUI", "MobileCoreServices", "QuickLook", "UserNotifications",
    ],
    ["ContactsUI", "QuickLookThumbnailing"],
    // Thin frameworks, those that others import first.
    [
      "PlaceholderViews", "ARKit", "AVFoundation", "AVKit", "Accounts", "AdSupport", "AddressBook",
      "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
      "AuthenticationServices", "CallKit", "CarPlay", "CloudKit", "CoreAudioTypes", "CoreBluetooth",
      "CoreHaptics", "CoreML", "CoreMedia", "CoreNFC", "CoreTelephony", "DeviceCheck",
      "ExposureNotification", "ExternalAccessory", "GameController", "GameKit", "HealthKit", "HomeKit",
      "Intents", "IntentsUI", "MapKit", "MediaPlayer", "Metal", "MetalKit", "MultipeerConnectivity",
      "NaturalLanguage", "NetworkExtension", "NewsstandKit", "PassKit", "Photos", "PushKit",
      "RealityKit", "ReplayKit", "SceneKit", "Social", "Speech", "SpriteKit",
      "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "iAd",
    ],
    // The end of thin frameworks.
    ["Displays"],
    ["Combine", "RxSwift", "RxRelay", "RxCocoa", "RxSections", "RxTest", "RxBlocking"],
    [
      "KatanaStore", "KatanaUI", "KatanaElements", "Katana", "Hydra", "Reactant", "ReactantUI", "Hyperdrive",
      "ReactantLiveUI",
    ],
    ["ShojiTestSupport", "SnapshotTesting"],
  ]

  /// What a module may import on its own floor.
  var arrows: [String: Set<String>] = [
    "ImageDisplay": ["EditorEmulation"],
    "DisplayDriver": ["EditorEmulation", "ImageDisplay"],
    "KatanaUI": ["KatanaStore"],
    "KatanaElements": ["KatanaUI"],
    "Katana": ["KatanaStore", "KatanaUI"],
    "Hydra": ["KatanaStore"],
    "Persistence": ["Diagnostics"],
    "Security": ["Diagnostics", "Persistence"],
    "ObjectiveCRuntime": ["ObjectFactory"],
    "Predicates": ["CPredicates", "ObjectiveCRuntime"],
    // Thin frameworks import each other as Apple's do.
    "ARKit": ["SceneKit"],
    "AVFoundation": ["AudioToolbox", "CoreMedia"],
    "AVKit": ["AVFoundation", "PlaceholderViews"],
    "AddressBookUI": ["AddressBook"],
    "AudioToolbox": ["CoreAudioTypes"],
    "CoreMedia": ["CoreAudioTypes"],
    "IntentsUI": ["Intents"],
    "MapKit": ["PlaceholderViews"],
    "MetalKit": ["Metal", "PlaceholderViews"],
    "Photos": ["AVFoundation"],
    "RealityKit": ["ARKit", "PlaceholderViews"],
    "SceneKit": ["PlaceholderViews"],
    "Speech": ["AVFoundation"],
    "SpriteKit": ["PlaceholderViews"],
    "Vision": ["CoreML"],
    "WebKit": ["PlaceholderViews"],
    // The end of thin frameworks.
    "DevicePrompts": ["DeviceAccess"],
    "os": ["Diagnostics"],
    "OSLog": ["os"],
    "ProcessSupport": ["CProcessSupport", "CVisitorProcess", "Diagnostics", "VisitorMessages"],
    "VisitorMessages": ["CVisitorProcess"],
    "VisitorSessions": ["VisitorMessages"],
    "MarkupReading": ["CExpat"],
    "InterfaceDocuments": ["MarkupReading"],
    "ReactantUIMarkup": ["InterfaceDocuments", "MarkupReading"],
    "ReactantUIGenerator": ["ReactantUIMarkup"],
    "ReactantUITool": ["InterfaceDocuments", "ReactantUIGenerator", "ReactantUIMarkup"],
    "RxCocoa": ["RxSwift"],
    "RxRelay": ["RxSwift"],
    "RxSections": ["RxCocoa", "RxSwift"],
    "RxTest": ["RxSwift"],
    "RxBlocking": ["RxSwift"],
    "ReactantUI": ["Reactant"],
    "ReactantLiveUI": ["ReactantUI"],
    "Hyperdrive": ["Reactant", "ReactantUI"],
  ]

  /// The modules that only some may import, with those.
  var reserved: [String: Set<String>] = [
    "CCairo": ["CoreGraphics"],
    "CExpat": ["MarkupReading"],
    "Crypto": ["CryptoKit"],
    "OpenCombine": ["Combine", "RxSwift"],
    "CPixels": ["CoreGraphics"],
    "CPredicates": ["Predicates"],
    "CSQLite": ["CoreData", "SQLite3"],
    "CTurboJPEG": ["CoreGraphics"],
    "CDriverSupport": ["DisplayDriver", "ShojiTestSupport"],
    "CProcessSupport": ["ProcessSupport", "QuartzCore"],
    "CVisitorProcess": ["ProcessSupport", "VisitorMessages"],
    "DeviceReports": ["BrowserDisplay", "CoreLocation", "CoreMotion", "DevicePrompts", "UserNotifications"],
    "VisitorMessages": ["BrowserDisplay", "ProcessSupport", "VisitorSessions"],
    "CRuntimeSupport": ["DisplayProtocol", "UIKit"],
    // A display is chosen by `Displays`, which is linked with apps; nothing that apps are made of depends on
    // one.
    "BrowserDisplay": ["Displays"],
    "DisplayDriver": ["Displays", "ShojiTestSupport"],
    "ImageDisplay": ["DisplayDriver"],
    "Displays": [],
    // Posts, an example, starts the server that it fetches from.
    "Logging": ["Diagnostics"],
    "NIOCore": ["BrowserDisplay", "Posts"],
    "NIO": ["BrowserDisplay"],
    "NIOPosix": ["Posts"],
    "NIOHTTP1": ["BrowserDisplay", "Posts"],
    "NIOWebSocket": ["BrowserDisplay"],
  ]

  /// The modules that keep to a list of their own, with it. The floors above UIKit call only what Apple
  /// platforms have too; the store and the solver import no user interface, so that a server can use it.
  var restricted: [String: Set<String>] = [
    "Cassowary": ["Foundation"],
    "KatanaStore": ["Diagnostics", "Foundation", "Dispatch", "Synchronization", "Inspection", "Persistence"],
    "Persistence": ["Diagnostics", "Foundation", "Synchronization"],
    "DeviceReports": ["Synchronization"],
    "Inspection": ["Foundation", "Synchronization"],
    "os": ["Diagnostics", "Foundation"],
    "OSLog": ["os"],
    "UniformTypeIdentifiers": ["Foundation", "Synchronization"],
    "Security": ["Diagnostics", "Foundation", "Persistence"],
    "ProcessSupport": [
      "CProcessSupport", "CVisitorProcess", "Diagnostics", "Foundation", "Synchronization", "VisitorMessages",
    ],
    "SafariServices": ["UIKit"],
    "CoreText": ["UIKit"],
    "FileWatching": ["Dispatch", "Foundation", "Glibc"],
    "InterfaceBuilder": [
      "Diagnostics", "FileWatching", "Foundation", "InterfaceDocuments", "MarkupReading", "ObjectFactory",
      "ObjectiveCRuntime",
      "QuartzCore", "UIKit",
    ],
    "ReactantLiveUI": ["ReactantUI"],
    "ObjectiveCRuntime": ["Foundation", "ObjectFactory", "Synchronization"],
    "Predicates": ["CPredicates", "Foundation", "ObjectiveCRuntime", "Synchronization"],
    "CoreData": [
      "CSQLite", "Diagnostics", "FileWatching", "Foundation", "MarkupReading", "ObjectiveCRuntime",
      "Predicates", "Synchronization", "UIKit",
    ],
    "Symbols": [],
    "KatanaUI": [
      "Diagnostics", "Foundation", "Synchronization", "UIKit", "QuartzCore", "CoreGraphics", "KatanaStore",
      "Inspection",
    ],
    "KatanaElements": ["Foundation", "UIKit", "QuartzCore", "CoreGraphics", "KatanaUI"],
    "Katana": ["KatanaStore", "KatanaUI"],
    "Hydra": ["Dispatch", "KatanaStore"],
    "Combine": ["Dispatch", "Foundation", "FoundationNetworking", "ObjectiveCRuntime", "OpenCombine"],
    "RxSwift": ["Diagnostics", "Foundation", "Dispatch", "Synchronization", "OpenCombine"],
    "RxCocoa": ["Diagnostics", "Foundation", "FoundationNetworking", "Synchronization", "UIKit", "RxSwift"],
    "RxRelay": ["RxSwift"],
    "RxSections": ["RxCocoa", "RxSwift", "UIKit"],
    "RxTest": ["Foundation", "RxSwift", "XCTest"],
    "RxBlocking": ["Foundation", "RxSwift"],
    "MarkupReading": ["Foundation", "CExpat"],
    "InterfaceDocuments": ["Foundation", "MarkupReading"],
    "ReactantUIMarkup": ["Foundation", "InterfaceDocuments", "MarkupReading"],
    "ReactantUIGenerator": ["Foundation", "ReactantUIMarkup"],
    "Reactant": [
      "Diagnostics", "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "RxSwift", "RxCocoa", "RxSections",
      "ObjectFactory",
      "Inspection",
    ],
    "ReactantUI": [
      "Foundation", "Dispatch", "FileWatching", "UIKit", "QuartzCore", "CoreGraphics", "RxSwift", "RxCocoa",
      "RxSections",
      "Reactant", "ReactantUIMarkup",
    ],
    "Hyperdrive": ["Reactant", "ReactantUI"],
    "Frameworks": [
      "Accelerate", "CommonCrypto", "Contacts", "ContactsUI", "CoreImage", "CoreLocation", "CoreMotion",
      "CoreSpotlight", "CryptoKit", "EventKit", "Foundation", "GameplayKit", "LinkPresentation",
      "LocalAuthentication", "MessageUI", "Network", "PDFKit", "QuickLook", "SQLite3", "StoreKit",
      "SystemConfiguration", "UIKit", "UserNotifications",
    ],
    "Gallery": ["Foundation", "PhotosUI", "UIKit", "UniformTypeIdentifiers"],
    "Ledger": ["Foundation", "OSLog", "UIKit"],
    "SwiftyWords": ["Foundation", "UIKit"],
    "TicTacToe": ["Foundation", "UIKit", "Katana", "KatanaElements"],
  ]

  /// The modules that serve others here, and that nobody outside the package imports.
  var internals: Set<String> = [
    "CCairo", "CExpat", "CTurboJPEG", "CDriverSupport", "CPageFiles", "CPixels", "CProcessSupport",
    "CPredicates", "CRuntimeSupport", "CSQLite", "CSymbolCatalog", "_Testing_CoreImage",
    "Diagnostics",
    "FileWatching",
    "Inspection",
    "ObjectFactory", "Persistence", "ProcessSupport", "VisitorMessages",
    "UIKitSubmodules", "UnavailableNames", "_Testing_UIKit",
    "_Testing_CoreGraphics", "MarkupReading", "InterfaceDocuments", "ReactantUIMarkup", "ReactantUIGenerator",
    "ReactantUITool",
    "Displays", "SceneTree", "ScenePainting", "EditorEmulation", "ShojiTestSupport",
    "DeviceAccess", "DevicePrompts", "DeviceReports", "PlaceholderViews",
  ]

  /// Past this many lines a file holds more than one idea.
  var longestFile = 700

  /// The columns of a comment's line, but for one that begins with a span of code, which is not broken.
  var widestComment = 110

  /// Past this many lines a function does more than one thing.
  var longestFunction = 60

  /// The modules under the rules that a module under the rules may import.
  func mayImport(_ imported: String, into module: String) -> Bool {
    guard let own = floor(of: module), let other = floor(of: imported) else { return true }
    return other < own || arrows[module, default: []].contains(imported)
  }

  /// The floor a module stands on, from 0, or nil when it is not one of ours.
  func floor(of module: String) -> Int? {
    floors.firstIndex { $0.contains(module) }
  }
}
