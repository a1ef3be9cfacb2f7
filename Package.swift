// swift-tools-version: 6.2
import PackageDescription

// A folder of `Sources` is a module, and every module users may import is a library product under its
// own name. docs/architecture.md says what may import what; Tests/ArchitectureTests holds it.
let modules = [
  "Cassowary", "CoreGraphics", "DisplayProtocol", "QuartzCore", "ImageDisplay", "DisplayDriver",
  "BrowserDisplay",
  "UIKit",
  "KatanaStore", "KatanaUI", "KatanaElements", "Katana", "RxSwift", "RxRelay", "RxCocoa", "RxTest",
  "RxBlocking", "RxSections",
  "Reactant",
  "ReactantUI",
  "Hyperdrive", "ShojiTestSupport", "SnapshotTesting", "Symbols", "os", "OSLog", "UniformTypeIdentifiers",
  "PhotosUI", "Hydra", "Combine", "SafariServices", "Security", "CoreText", "ReactantLiveUI",
  "ObjectiveCRuntime", "InterfaceBuilder", "VisitorSessions",
  "Predicates",
]

/// Apple's frameworks beside UIKit, a line each, with the modules that each imports. Each is a target and a
/// product; its folder has a `Features.tsv`, which says what of it is real. In the Swift SDK they are a
/// library of their own, which only apps that use one of them are linked with.
let frameworks: [String: [String]] = [
  "Accelerate": [],
  "BackgroundTasks": ["DeviceAccess"],
  "CoreLocation": ["DeviceAccess", "DevicePrompts", "DeviceReports"],
  "CommonCrypto": ["CryptoKit"],
  "CoreData": [
    "CSQLite", "Diagnostics", "FileWatching", "MarkupReading", "ObjectiveCRuntime", "Predicates", "UIKit",
  ],
  "CoreServices": ["CoreGraphics", "UniformTypeIdentifiers"],
  "Contacts": ["CoreLocation", "DeviceAccess", "DevicePrompts"],
  "ContactsUI": ["Contacts", "DeviceAccess", "UIKit"],
  "CoreImage": ["CoreVideo", "UIKit", "_Testing_CoreImage"],
  "CoreMotion": ["DeviceAccess", "DeviceReports"],
  "CoreSpotlight": ["DeviceAccess", "UniformTypeIdentifiers"],
  "CryptoKit": [],
  "EventKit": ["CoreGraphics", "DeviceAccess", "DevicePrompts"],
  "EventKitUI": ["EventKit", "UIKit"],
  "GameplayKit": [],
  "ImageIO": ["CoreGraphics"],
  "JavaScriptCore": ["DeviceAccess"],
  "LinkPresentation": ["DeviceAccess", "UIKit"],
  "LocalAuthentication": ["DeviceAccess"],
  "MessageUI": ["DeviceAccess", "UIKit"],
  "MobileCoreServices": ["CoreServices"],
  "Network": ["DeviceAccess"],
  "PDFKit": ["UIKit"],
  "QuickLook": ["PDFKit", "UIKit"],
  "QuickLookThumbnailing": ["DeviceAccess", "PDFKit", "UIKit"],
  "SQLite3": ["CSQLite"],
  "StoreKit": ["DeviceAccess", "DevicePrompts", "UIKit"],
  "SystemConfiguration": ["DeviceAccess", "Security"],
  "UserNotifications": ["CoreLocation", "DeviceAccess", "DevicePrompts", "DeviceReports", "UIKit"],
  // Thin ones, which answer as a device that lacks what they are for.
  "ARKit": ["DeviceAccess", "SceneKit", "UIKit"],
  "AVFoundation": ["AudioToolbox", "CoreMedia", "DeviceAccess", "ObjectiveCRuntime", "QuartzCore"],
  "AVKit": ["AVFoundation", "DeviceAccess", "PlaceholderViews", "UIKit"],
  "Accounts": ["DeviceAccess"],
  "AdSupport": ["DeviceAccess"],
  "AddressBook": ["DeviceAccess"],
  "AddressBookUI": ["AddressBook", "DeviceAccess", "UIKit"],
  "AppTrackingTransparency": ["DeviceAccess"],
  "AssetsLibrary": ["DeviceAccess", "UIKit"],
  "AudioToolbox": ["CoreAudioTypes", "DeviceAccess"],
  "AuthenticationServices": ["DeviceAccess", "UIKit"],
  "CallKit": ["DeviceAccess"],
  "CarPlay": ["UIKit"],
  "CloudKit": ["DeviceAccess"],
  "CoreAudioTypes": [],
  "CoreBluetooth": ["DeviceAccess"],
  "CoreHaptics": ["DeviceAccess"],
  "CoreML": ["CoreVideo", "DeviceAccess"],
  "CoreMedia": ["CoreAudioTypes", "CoreVideo"],
  "CoreNFC": ["DeviceAccess"],
  "CoreTelephony": ["DeviceAccess"],
  "CoreVideo": ["CoreGraphics"],
  "DeviceCheck": ["DeviceAccess"],
  "ExposureNotification": ["DeviceAccess"],
  "ExternalAccessory": [],
  "GameController": ["DeviceAccess"],
  "GameKit": ["DeviceAccess", "GameplayKit", "UIKit"],
  "HealthKit": ["DeviceAccess"],
  "HomeKit": ["DeviceAccess"],
  "Intents": ["DeviceAccess", "UIKit"],
  "IntentsUI": ["DeviceAccess", "Intents", "UIKit"],
  "MapKit": ["CoreLocation", "DeviceAccess", "ObjectiveCRuntime", "PlaceholderViews", "UIKit"],
  "MediaPlayer": ["DeviceAccess", "UIKit"],
  "Metal": ["DeviceAccess"],
  "MetalKit": ["Metal", "ObjectiveCRuntime", "PlaceholderViews", "UIKit"],
  "MultipeerConnectivity": ["DeviceAccess", "UIKit"],
  "NaturalLanguage": ["DeviceAccess"],
  "NetworkExtension": ["DeviceAccess"],
  "NewsstandKit": [],
  "PassKit": ["DeviceAccess", "UIKit"],
  "Photos": ["AVFoundation", "DeviceAccess", "ImageIO", "UIKit"],
  "PushKit": ["DeviceAccess"],
  "RealityKit": ["ARKit", "PlaceholderViews", "UIKit"],
  "ReplayKit": ["DeviceAccess", "UIKit"],
  "SceneKit": ["DeviceAccess", "ObjectiveCRuntime", "PlaceholderViews", "UIKit"],
  "Social": ["DeviceAccess", "UIKit"],
  "Speech": ["AVFoundation", "DeviceAccess"],
  "SpriteKit": ["DeviceAccess", "PlaceholderViews", "UIKit"],
  "Vision": ["CoreImage", "CoreML", "CoreVideo", "DeviceAccess", "ImageIO"],
  "VisionKit": ["DeviceAccess", "UIKit"],
  "WatchConnectivity": ["DeviceAccess"],
  "WebKit": ["DeviceAccess", "ObjectiveCRuntime", "PlaceholderViews", "Security", "UIKit"],
  "WidgetKit": ["DeviceAccess"],
  "iAd": ["DeviceAccess", "UIKit"],
  // The end of the thin ones.
]

// `scripts/test` and `Benchmarks/run` make warnings errors. Users' builds do not fail by what a newer
// compiler warns of.
let library: [SwiftSetting] =
  Context.environment["SHOJI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// How app code is compiled: as the tutorials' readers wrote it, in the Swift 5 era, on the main actor.
let app: [SwiftSetting] =
  library + [
    .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
  ]

let package = Package(
  name: "Shoji",
  defaultLocalization: "en",
  products: [.plugin(name: "ReactantUIPlugin", targets: ["ReactantUIPlugin"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    // Ground
    .target(name: "Cassowary", swiftSettings: library),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(
      name: "Diagnostics", dependencies: [.product(name: "Logging", package: "swift-log")],
      swiftSettings: library),
    .target(name: "CProcessSupport"),
    // A process for each visitor of an app, which the package in Serving uses, too.
    .target(name: "CVisitorProcess"),
    .target(name: "VisitorMessages", dependencies: ["CVisitorProcess"], swiftSettings: library),
    .target(
      name: "ProcessSupport",
      dependencies: ["CProcessSupport", "CVisitorProcess", "Diagnostics", "VisitorMessages"],
      swiftSettings: library),
    .testTarget(
      name: "ProcessSupportTests", dependencies: ["CProcessSupport", "ProcessSupport"], swiftSettings: library
    ),
    .target(name: "Inspection", swiftSettings: library),
    // Who the visitor is, for apps that ask.
    .target(name: "VisitorSessions", dependencies: ["VisitorMessages"], swiftSettings: library),
    .testTarget(
      name: "VisitorSessionTests", dependencies: ["VisitorSessions"], swiftSettings: library),
    // Changes of files, for screens that follow them.
    .target(name: "FileWatching", swiftSettings: library),
    // Files that the library keeps.
    .target(name: "Persistence", dependencies: ["Diagnostics"], swiftSettings: library),
    .testTarget(
      name: "PersistenceTests", dependencies: ["Persistence", "VisitorMessages"], swiftSettings: library),
    .target(name: "os", dependencies: ["Diagnostics"], swiftSettings: library),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: library),
    .target(name: "UniformTypeIdentifiers", swiftSettings: library),
    .target(name: "Security", dependencies: ["Diagnostics", "Persistence"], swiftSettings: library),
    // Code of Swift 4.0, which has UIKit's former names.
    .testTarget(
      name: "RenamedNamesTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v4)]),
    .testTarget(name: "SecurityTests", dependencies: ["Security"], swiftSettings: library),
    .testTarget(name: "OSLogTests", dependencies: ["Diagnostics", "os", "OSLog"], swiftSettings: library),
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPixels", "CTurboJPEG", "Diagnostics"],
      swiftSettings: library),
    // Its headers stand beside its sources, as those of CCairo do, for packages that find CoreGraphics
    // unasked.
    .target(name: "CPixels", publicHeadersPath: "."),

    // Waist
    .target(name: "CRuntimeSupport"),
    .target(
      name: "DisplayProtocol", dependencies: ["CRuntimeSupport", "CoreGraphics"], swiftSettings: library),
    .target(name: "SceneTree", dependencies: ["Diagnostics", "DisplayProtocol"], swiftSettings: library),
    .target(
      name: "ScenePainting", dependencies: ["CoreGraphics", "DisplayProtocol"], swiftSettings: library),

    // Layers and displays
    .target(
      name: "QuartzCore",
      dependencies: [
        "CProcessSupport", "Diagnostics", "CoreGraphics", "DisplayProtocol", "ObjectFactory",
        "ProcessSupport",
        "ScenePainting",
      ],
      swiftSettings: library
    ),
    .target(
      name: "EditorEmulation", dependencies: ["DisplayProtocol", "ScenePainting", "SceneTree"],
      swiftSettings: library),
    .target(
      name: "ImageDisplay",
      dependencies: ["Diagnostics", "CoreGraphics", "DisplayProtocol", "EditorEmulation", "ScenePainting"],
      swiftSettings: library),
    .target(
      name: "DisplayDriver",
      dependencies: [
        "CDriverSupport", "Diagnostics", "DisplayProtocol", "EditorEmulation", "ImageDisplay", "Inspection",
        "Persistence",
        "SceneTree",
        "UniformTypeIdentifiers",
      ], swiftSettings: library),
    .target(name: "CDriverSupport"),
    // What passes between an app and the devices of the display that shows it.
    .target(name: "DeviceReports", swiftSettings: library),
    // The page's scripts and styles, which stand in the display's folder.
    .target(name: "CPageFiles"),
    .target(
      name: "BrowserDisplay",
      dependencies: [
        "CPageFiles", "DeviceReports", "Diagnostics", "CoreGraphics", "DisplayProtocol", "Inspection",
        "ProcessSupport", "VisitorMessages", "VisitorSessions",
        // NIO, NIOCore and NIOHTTP1 come with it, and NIOPosix with NIO. In the Swift SDK they have other
        // names, and the package manager gives none to a module that comes with several products.
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      exclude: ["Client", "Panel"], swiftSettings: library),

    // Views
    .target(name: "ObjectFactory", swiftSettings: library),
    // Selectors, calls by name and observation by key path, which are Objective-C's where there is such.
    .target(name: "ObjectiveCRuntime", dependencies: ["ObjectFactory"], swiftSettings: library),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"], swiftSettings: library),
    // Predicates, expressions and sort descriptors by text. Foundation marks its classes of these as
    // deprecated on Linux, which this module does not mind.
    .target(name: "CPredicates"),
    .target(
      name: "Predicates", dependencies: ["CPredicates", "ObjectiveCRuntime"],
      swiftSettings: library + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
      name: "PredicatesTests", dependencies: ["ObjectiveCRuntime", "Predicates"],
      swiftSettings: library + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    // Saves until it is killed.
    .executableTarget(
      name: "KilledStore", dependencies: ["CoreData"], path: "Tests/KilledStore", swiftSettings: library),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "CSQLite", "KilledStore", "UIKit"],
      swiftSettings: library + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
      name: "TranslatedAppTests", dependencies: ["DisplayProtocol", "ObjectiveCRuntime", "UIKit"],
      exclude: ["Sources"],
      swiftSettings: app),
    // What Apple's UIKit has and this one lacks, declared as unavailable. UIKit exports it.
    .target(name: "UnavailableNames", swiftSettings: library),
    // Effects of symbols as values, as Apple's module of this name has them. UIKit exports it.
    .target(name: "Symbols", swiftSettings: library),
    .target(name: "_Testing_UIKit", path: "Sources/CrossImport/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/CrossImport/_Testing_CoreGraphics"),
    .target(name: "UIKitSubmodules", path: "Sources/CrossImport/UIKitSubmodules"),
    // The text of the symbols' shapes.
    .target(name: "CSymbolCatalog", exclude: ["symbols.txt"]),
    .target(
      name: "UIKit",
      dependencies: [
        "Cassowary", "CRuntimeSupport", "CSymbolCatalog", "Diagnostics", "CoreGraphics", "DisplayProtocol",
        "QuartzCore",
        "Inspection",
        "ObjectFactory", "ObjectiveCRuntime", "Persistence", "Predicates", "ProcessSupport", "Symbols",
        "UIKitSubmodules",
        "UnavailableNames",
        "UniformTypeIdentifiers",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], swiftSettings: library),
    .target(
      name: "PhotosUI", dependencies: ["DisplayProtocol", "UIKit", "UniformTypeIdentifiers"],
      swiftSettings: library),
    .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: library),
    // Names of UIKit's under those by which apps import them.
    .target(name: "CoreText", dependencies: ["UIKit"], swiftSettings: library),

    // Makes the objects of Interface Builder's documents; only has to be linked with an app that has some.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "FileWatching", "InterfaceDocuments", "MarkupReading", "ObjectFactory", "ObjectiveCRuntime",
        "QuartzCore",
        "UIKit",
      ],
      swiftSettings: library, plugins: ["AttributeSettersPlugin"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceDocuments", "ImageDisplay", "MapKit", "ObjectiveCRuntime", "UIKit",
        "WebKit",
        "_Testing_CoreGraphics",
      ],
      swiftSettings: library),

    // Registers the displays; only has to be linked with an app.
    .target(
      name: "Displays", dependencies: ["BrowserDisplay", "DisplayDriver", "DisplayProtocol"],
      swiftSettings: library),

    // Declared
    .target(
      name: "KatanaStore", dependencies: ["Diagnostics", "Inspection", "Persistence"], swiftSettings: library),
    .testTarget(
      name: "BrowserDisplayTests",
      dependencies: [
        "BrowserDisplay", "DeviceReports", "ImageDisplay", "ShojiTestSupport", "DriverTestApp",
        "_Testing_CoreGraphics",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ], swiftSettings: library),
    // An app with a state of 2 MB, for the developer panel.
    .executableTarget(
      name: "PanelTestApp", dependencies: ["KatanaStore", "UIKit"], path: "Tests/PanelTestApp",
      swiftSettings: app),
    // What a visitor must not be able to do to others.
    .executableTarget(
      name: "VisitorApp", dependencies: ["KatanaStore", "UIKit", "VisitorSessions"], path: "Tests/VisitorApp",
      swiftSettings: app),
    // Does everything that keeps a main thread from answering, and crashes.
    .executableTarget(
      name: "StuckApp", dependencies: ["KatanaStore", "UIKit"], path: "Tests/StuckApp", swiftSettings: app),
    // What scripts/attack attacks: numbers, texts, documents and constraints without bound.
    .executableTarget(
      name: "AttackedApp", dependencies: ["InterfaceBuilder", "UIKit"], path: "Tests/AttackedApp",
      resources: [.copy("Rings.storyboard")], swiftSettings: app),
    // Many views that come and go at once.
    .executableTarget(
      name: "ManyRowsApp", dependencies: ["UIKit"], path: "Tests/ManyRowsApp", swiftSettings: app),
    // Screens that come and go by keys.
    .executableTarget(
      name: "HistoryApp", dependencies: ["UIKit"], path: "Tests/HistoryApp", swiftSettings: app),
    // Two pages with bars, for every way from one to the other.
    .executableTarget(
      name: "MotionApp", dependencies: ["UIKit"], path: "Tests/MotionApp", swiftSettings: app),
    // Pages, texts and a store that are to come back in the next process.
    .executableTarget(
      name: "ResumingApp", dependencies: ["KatanaStore", "UIKit"], path: "Tests/ResumingApp",
      swiftSettings: app),
    // What the soak uses; it says how much memory it has.
    .target(name: "CHeapSize", path: "Tests/CHeapSize"),
    .executableTarget(
      name: "SoakApp", dependencies: ["CHeapSize", "UIKit"], path: "Tests/SoakApp", swiftSettings: app),
    .testTarget(name: "InspectionTests", dependencies: ["Inspection"], swiftSettings: library),
    .testTarget(
      name: "KatanaStoreTests",
      dependencies: ["Inspection", "KatanaStore", "Persistence", "ShojiTestSupport"],
      swiftSettings: library),
    // The same tests with the settings of apps: their conformances are isolated to the main actor.
    .testTarget(
      name: "KatanaStoreSwift5AppTests", dependencies: ["KatanaStore", "ShojiTestSupport"],
      path: "Tests/KatanaStoreAppTests/Swift5MainActor", swiftSettings: app),
    .testTarget(
      name: "KatanaStoreSwift6AppTests", dependencies: ["KatanaStore", "ShojiTestSupport"],
      path: "Tests/KatanaStoreAppTests/Swift6MainActor",
      swiftSettings: library + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "KatanaUI", dependencies: ["Diagnostics", "Inspection", "KatanaStore", "QuartzCore", "UIKit"],
      swiftSettings: library),
    .testTarget(name: "KatanaUITests", dependencies: ["KatanaUI"], swiftSettings: library),
    .target(name: "KatanaElements", dependencies: ["KatanaUI", "QuartzCore"], swiftSettings: library),
    .executableTarget(
      name: "Tutorial", dependencies: ["Katana", "KatanaElements", "UIKit"],
      path: "Tests/Fixtures/Tutorial/Sources/Tutorial", swiftSettings: app),
    // One app in the Swift 6 language mode, without a default isolation and with the main actor's.
    .executableTarget(
      name: "Groceries", dependencies: ["Katana", "KatanaElements", "UIKit"],
      path: "Tests/Fixtures/Groceries/Sources", swiftSettings: library),
    .executableTarget(
      name: "GroceriesMainActor", dependencies: ["Katana", "KatanaElements", "UIKit"],
      path: "Tests/Fixtures/Groceries/MainActor", swiftSettings: library + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "KatanaElementsTests",
      dependencies: [
        "Katana", "KatanaElements", "ImageDisplay", "ShojiTestSupport", "Groceries", "GroceriesMainActor",
        "Tutorial", "_Testing_CoreGraphics",
      ],
      swiftSettings: library),
    .testTarget(
      name: "KatanaReadmeTests", dependencies: ["Katana", "KatanaElements"],
      path: "Tests/KatanaReadmeTests", swiftSettings: app),
    .target(name: "Katana", dependencies: ["KatanaStore", "KatanaUI"], swiftSettings: library),
    .target(name: "Hydra", dependencies: ["KatanaStore"], swiftSettings: library),

    // Reactive
    .target(
      name: "Combine",
      dependencies: ["ObjectiveCRuntime", .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: library),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: library),
    // Code as apps for Apple's platforms have it, with their settings.
    .testTarget(
      name: "AppCodeTests",
      dependencies: [
        "CoreText", "ReactantLiveUI", "Security", "UIKit", "_Testing_CoreGraphics",
      ],
      swiftSettings: app),
    .testTarget(name: "CombineAppTests", dependencies: ["Combine", "UIKit"], swiftSettings: app),
    .target(
      name: "RxSwift", dependencies: ["Diagnostics", .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: library),
    .target(name: "RxCocoa", dependencies: ["Diagnostics", "RxSwift", "UIKit"], swiftSettings: library),
    // Tests as projects have them: no isolation said, in the language mode of Swift 5.
    .testTarget(
      name: "RxCocoaAppTests", dependencies: ["RxCocoa", "UIKit"],
      swiftSettings: library + [.swiftLanguageMode(.v5)]),
    .target(name: "RxRelay", dependencies: ["RxSwift"], swiftSettings: library),
    .target(name: "RxSections", dependencies: ["RxCocoa", "RxSwift", "UIKit"], swiftSettings: library),
    .target(name: "RxTest", dependencies: ["RxSwift"], swiftSettings: library),
    .target(name: "RxBlocking", dependencies: ["RxSwift"], swiftSettings: library),
    .testTarget(
      name: "RxSwiftTests", dependencies: ["RxBlocking", "RxSwift", "RxTest", "ShojiTestSupport"],
      swiftSettings: library),
    .testTarget(
      name: "RxCocoaTests",
      dependencies: ["RxCocoa", "RxBlocking", "RxSections", "RxTest", "_Testing_CoreGraphics"],
      swiftSettings: library),

    // Components
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // The reader of XML, with exact places and bounds, and the form of diagnostics.
    .target(name: "MarkupReading", dependencies: ["CExpat"], swiftSettings: library),
    .testTarget(name: "MarkupReadingTests", dependencies: ["MarkupReading"], swiftSettings: library),
    // Interface Builder's documents: model, tables of elements and attributes, and their check.
    .target(name: "InterfaceDocuments", dependencies: ["MarkupReading"], swiftSettings: library),
    .testTarget(
      name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "MarkupReading"],
      swiftSettings: library),
    .target(
      name: "ReactantUIMarkup", dependencies: ["InterfaceDocuments", "MarkupReading"], swiftSettings: library),
    .testTarget(
      name: "ReactantUIMarkupTests",
      dependencies: ["InterfaceDocuments", "ReactantUIGenerator", "ReactantUIMarkup"],
      swiftSettings: library),
    .target(name: "ReactantUIGenerator", dependencies: ["ReactantUIMarkup"], swiftSettings: library),
    .executableTarget(
      name: "reactant-ui", dependencies: ["InterfaceDocuments", "ReactantUIGenerator", "ReactantUIMarkup"],
      path: "Sources/ReactantUITool", swiftSettings: library),
    .plugin(name: "ReactantUIPlugin", capability: .buildTool(), dependencies: ["reactant-ui"]),
    .target(
      name: "Reactant",
      dependencies: [
        "Diagnostics", "Inspection", "ObjectFactory", "RxCocoa", "RxSections", "RxSwift", "UIKit",
      ],
      swiftSettings: library),
    .testTarget(
      name: "ReactantTests", dependencies: ["Reactant", "ShojiTestSupport", "_Testing_CoreGraphics"],
      swiftSettings: library),
    .testTarget(
      name: "ReactantAppTests", dependencies: ["Hyperdrive", "_Testing_CoreGraphics"], swiftSettings: app),
    .plugin(name: "AttributeSettersPlugin", capability: .buildTool(), dependencies: ["reactant-ui"]),
    .target(
      name: "ReactantUI", dependencies: ["FileWatching", "Reactant", "ReactantUIMarkup"],
      swiftSettings: library,
      plugins: ["AttributeSettersPlugin"]),
    .testTarget(
      name: "ReactantUITests",
      dependencies: [
        "FileWatching", "ReactantUI", "ReactantUIGenerator", "ImageDisplay", "ShojiTestSupport",
        "_Testing_CoreGraphics",
      ],
      swiftSettings: library, plugins: ["ReactantUIPlugin"]),
    .target(name: "ReactantLiveUI", dependencies: ["ReactantUI"], swiftSettings: library),
    .target(name: "Hyperdrive", dependencies: ["Reactant", "ReactantUI"], swiftSettings: library),
    .testTarget(
      name: "ReactantUICompiledTests", dependencies: ["Hyperdrive", "_Testing_CoreGraphics"],
      swiftSettings: app, plugins: ["ReactantUIPlugin"]),
    .executableTarget(
      name: "NotesTutorial", dependencies: ["Hyperdrive", "RxSwift"],
      path: "Tests/Fixtures/NotesTutorial/Application/Sources",
      // The tutorial calls what has been deprecated since.
      swiftSettings: app + [.treatWarning("DeprecatedDeclaration", as: .warning)],
      plugins: ["ReactantUIPlugin"]),
    // The screens of RNotes, without its database and its start, which are in the package of the example.
    .target(
      name: "RNotesScreens", dependencies: ["Hyperdrive", "RxSwift"], path: "Examples/RNotes/Application",
      exclude: [
        "Sources/AppDelegate.swift", "Sources/ApplicationModule.swift",
        "Sources/Services/SQLiteNoteService.swift",
      ],
      resources: [.copy("Resources/Assets.xcassets")], swiftSettings: app, plugins: ["ReactantUIPlugin"]),
    .testTarget(
      name: "HyperdriveTests",
      dependencies: ["CHeapSize", "Hyperdrive", "NotesTutorial", "RNotesScreens", "_Testing_CoreGraphics"],
      swiftSettings: library),

    // Examples
    .executableTarget(
      name: "TicTacToe", dependencies: ["Katana", "KatanaElements", "UIKit"], path: "Examples/TicTacToe",
      exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Minesweeper", dependencies: ["Katana", "KatanaElements", "UIKit"], path: "Examples/Minesweeper",
      exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Slides", dependencies: ["KatanaUI", "KatanaElements", "UIKit"], path: "Examples/Slides",
      exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Counter", dependencies: ["Katana", "KatanaElements", "UIKit"], path: "Examples/Counter",
      exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Posts", dependencies: ["Katana", "KatanaElements", "PostsServer", "UIKit"],
      path: "Examples/Posts/App", swiftSettings: app),
    .target(
      name: "PostsServer",
      dependencies: [
        "CoreGraphics", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
      ], path: "Examples/Posts/Server", swiftSettings: library),
    .executableTarget(
      name: "Gallery", dependencies: ["PhotosUI", "UIKit", "UniformTypeIdentifiers"],
      path: "Examples/Gallery",
      exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Frameworks",
      dependencies: [
        "Accelerate", "CommonCrypto", "Contacts", "ContactsUI", "CoreImage", "CoreLocation", "CoreMotion",
        "CoreSpotlight", "CryptoKit", "EventKit", "GameplayKit", "LinkPresentation", "LocalAuthentication",
        "MessageUI", "Network", "PDFKit", "QuickLook", "SQLite3", "StoreKit", "SystemConfiguration", "UIKit",
        "UserNotifications",
      ], path: "Examples/Frameworks", exclude: ["Package.swift"], swiftSettings: app),
    .executableTarget(
      name: "Ledger", dependencies: ["OSLog", "UIKit"], path: "Examples/Ledger",
      exclude: ["Package.swift"], resources: [.process("Resources")], swiftSettings: app),
    .testTarget(
      name: "LedgerTests", dependencies: ["Ledger", "SnapshotTesting", "UIKit", "_Testing_CoreGraphics"],
      exclude: ["__Snapshots__"], swiftSettings: app),
    .executableTarget(
      name: "SwiftyWords", dependencies: ["UIKit"], path: "Examples/SwiftyWords",
      exclude: ["Package.swift"], resources: [.copy("Levels")], swiftSettings: app),

    // Tests and what they share
    .executableTarget(
      name: "RxClock", dependencies: ["RxCocoa", "UIKit"], path: "Tests/Fixtures/RxClock/Sources",
      swiftSettings: app),
    .executableTarget(
      name: "LiveNote", dependencies: ["Hyperdrive"], path: "Tests/Fixtures/LiveNote/Sources",
      swiftSettings: app),
    .executableTarget(
      name: "LongTable", dependencies: ["CHeapSize", "Katana", "KatanaElements", "UIKit"],
      path: "Tests/Fixtures/LongTable/Sources", swiftSettings: app),
    // Reads the compiler's index, for the floors inside UIKit.
    .target(name: "CIndexStore", path: "Tests/CIndexStore"),
    .testTarget(name: "ArchitectureTests", dependencies: ["CIndexStore"], swiftSettings: library),
    .testTarget(
      name: "BehaviourTests",
      dependencies: [
        "Inspection", "ShojiTestSupport", "Counter", "FaultyScreens", "Frameworks", "Gallery", "HistoryApp",
        "Ledger",
        "LiveNote",
        "LongTable",
        "ManyRowsApp", "Minesweeper", "PanelTestApp", "Posts", "ResumingApp", "RxClock", "SoakApp",
        "Slides", "StuckApp",
        "SwiftyWords",
        "TicTacToe",
        "_Testing_CoreGraphics",
      ],
      exclude: [
        "Animation/Recorded", "Bars/Recorded", "Counter/Recorded", "Gallery/Recorded", "Layout/Recorded",
        "Minesweeper/Recorded", "Notes/Recorded", "Posts/Recorded", "Presentation/Recorded",
        "Scrolling/Recorded", "Search/Recorded", "Slides/Recorded", "SwiftyWords/Recorded",
        "Tables/Recorded", "TicTacToe/Recorded",
      ], swiftSettings: library),
    .target(name: "SnapshotTesting", dependencies: ["UIKit"], swiftSettings: library),
    // One file of tests with the settings of three kinds of projects.
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "UIKit"],
      path: "Tests/SnapshotTestingTests/Swift6", swiftSettings: library),
    .testTarget(
      name: "SnapshotTestingSwift5Tests", dependencies: ["SnapshotTesting", "UIKit"],
      path: "Tests/SnapshotTestingTests/Swift5", exclude: ["__Snapshots__"],
      swiftSettings: library + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SnapshotTestingMainActorTests", dependencies: ["SnapshotTesting", "Gallery", "UIKit"],
      path: "Tests/SnapshotTestingTests/MainActor", exclude: ["__Snapshots__"], swiftSettings: app),
    .target(
      name: "ShojiTestSupport",
      dependencies: [
        "CDriverSupport", "CoreGraphics", "DisplayDriver", "DisplayProtocol", "Inspection", "SceneTree",
        "_Testing_CoreGraphics",
      ],
      resources: [.embedInCode("Browsers/page-queries.js")], swiftSettings: library),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "ShojiTestSupport"],
      exclude: ["Reference/reference.py"],
      swiftSettings: library),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "Diagnostics", "ShojiTestSupport", "_Testing_CoreGraphics"],
      swiftSettings: library),
    .testTarget(
      name: "DisplayProtocolTests",
      dependencies: ["DisplayProtocol", "ShojiTestSupport", "_Testing_CoreGraphics"],
      exclude: ["Editing/merges.json"],
      swiftSettings: library),
    .executableTarget(
      name: "DriverTestApp", dependencies: ["BrowserDisplay", "DisplayDriver", "DisplayProtocol"],
      path: "Tests/DriverTestApp", swiftSettings: library),
    // Screens with a fault each, which the audit and agents are to find.
    .executableTarget(
      name: "FaultyScreens", dependencies: ["UIKit"], path: "Tests/FaultyScreens", swiftSettings: app),
    // An app that is killed while it saves.
    .executableTarget(
      name: "SavingApp", dependencies: ["Katana", "Persistence", "Security", "UIKit"],
      path: "Tests/SavingApp",
      swiftSettings: library),
    .executableTarget(
      name: "ToolScenario", dependencies: ["ShojiTestSupport"], path: "Tests/ToolScenario",
      swiftSettings: library),
    .testTarget(
      name: "ShojiTestSupportTests", dependencies: ["ShojiTestSupport", "_Testing_CoreGraphics"],
      swiftSettings: library),
    .testTarget(
      name: "DisplayDriverTests",
      dependencies: [
        "CDriverSupport", "DisplayDriver", "DriverTestApp", "SceneTree", "ShojiTestSupport",
        "_Testing_CoreGraphics",
      ], swiftSettings: library),
    .testTarget(
      name: "ImageDisplayTests",
      dependencies: [
        "BrowserDisplay", "EditorEmulation", "ImageDisplay", "ScenePainting", "ShojiTestSupport",
        "_Testing_CoreGraphics",
      ],
      swiftSettings: library),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["ImageDisplay", "QuartzCore", "_Testing_CoreGraphics"],
      swiftSettings: library),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Diagnostics", "Persistence", "UIKit", "QuartzCore", "DisplayProtocol", "ImageDisplay", "PhotosUI",
        "SafariServices", "ShojiTestSupport",
        "TextApp", "SceneTemplate", "SwiftyWordsLesson", "UniformTypeIdentifiers",
      ],
      exclude: ["Appearance/Recorded", "SwiftyWordsLesson/Recorded"], swiftSettings: library),
    // A third display, and the program that shows an app on it by one line.
    .target(
      name: "TextDisplay", dependencies: ["DisplayProtocol", "SceneTree"],
      path: "Tests/Fixtures/TextDisplay/Display", swiftSettings: library),
    .executableTarget(
      name: "TextApp", dependencies: ["DisplayProtocol", "TextDisplay", "UIKit"],
      path: "Tests/Fixtures/TextDisplay/App", swiftSettings: app),
    // Xcode's template of an app with a scene delegate, as it is but for the window that code makes.
    .executableTarget(
      name: "SceneTemplate", dependencies: ["UIKit"], path: "Tests/Fixtures/SceneTemplate", swiftSettings: app
    ),
    .executableTarget(
      name: "SwiftyWordsLesson", dependencies: ["UIKit"],
      path: "Tests/Fixtures/SwiftyWordsLesson/Sources/SwiftyWordsLesson", swiftSettings: app),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's frameworks beside UIKit, what they share, and their tests.
let frameworkProducts: [String: [Target.Dependency]] = [
  "CryptoKit": [.product(name: "Crypto", package: "swift-crypto")]
]
let frameworkSettings: [String: [SwiftSetting]] = [
  // Foundation marks the classes of predicates as deprecated on Linux.
  "CoreData": [.treatWarning("DeprecatedDeclaration", as: .warning)]
]
package.targets += frameworks.sorted { $0.key < $1.key }.map { name, imports in
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) } + frameworkProducts[name, default: []],
    exclude: ["Features.tsv"], swiftSettings: library + frameworkSettings[name, default: []])
}
package.targets += [
  // Swift Testing imports it where a test imports Core Image.
  .target(name: "_Testing_CoreImage", path: "Sources/CrossImport/_Testing_CoreImage"),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  // Answers of the device that are handed in, what was asked for, and what apps keep.
  .target(name: "DeviceAccess", dependencies: ["Diagnostics", "Persistence"], swiftSettings: library),
  // The ground that stands in the place of what a framework would draw.
  .target(name: "PlaceholderViews", dependencies: ["UIKit"], swiftSettings: library),
  // The system's questions to the person.
  .target(
    name: "DevicePrompts", dependencies: ["DeviceAccess", "DeviceReports", "UIKit"], swiftSettings: library),
  .testTarget(
    name: "ThinFrameworksTests",
    dependencies: (frameworks.keys.sorted() + ["DeviceAccess", "PlaceholderViews"]).map { .byName(name: $0) },
    swiftSettings: app),
  .testTarget(
    name: "FrameworksTests",
    dependencies: (frameworks.keys.sorted() + [
      "DeviceAccess", "DevicePrompts", "DeviceReports", "ShojiTestSupport",
    ]).map {
      .byName(name: $0)
    },
    exclude: ["names.tsv", "uses.tsv"], swiftSettings: app),
]

// What has UIKit in it gets the displays, too, which no module imports: the products here, and the programs
// and tests of this package.
let imports: [String: [String]] = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    let names = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    return (target.name, names)
  })
func usesUIKit(_ name: String) -> Bool {
  name == "UIKit" || imports[name, default: []].contains(where: usesUIKit)
}
package.products += (modules + frameworks.keys.sorted()).map {
  .library(name: $0, targets: usesUIKit($0) ? [$0, "Displays"] : [$0])
}
for target in package.targets where [.executable, .test].contains(target.type) && usesUIKit(target.name) {
  target.dependencies.append("Displays")
}

// Beside Shoji's Swift SDK, whose modules and library are built, the products of this package have no
// sources. The variable names the package of the tools that plugins run.
if let tools = Context.environment["SHOJI_SDK"] {
  package.dependencies = [.package(name: "shoji-tools", path: tools)]
  package.targets = [
    .target(name: "InSDK", path: "SDK/InSDK"),
    .plugin(
      name: "ReactantUIPlugin", capability: .buildTool(),
      dependencies: [.product(name: "reactant-ui", package: "shoji-tools")]),
  ]
  package.products =
    (modules + frameworks.keys.sorted()).map { .library(name: $0, targets: ["InSDK"]) } + [
      .plugin(name: "ReactantUIPlugin", targets: ["ReactantUIPlugin"])
    ]
}

// The scripts name LLVM’s linker where the toolchain has it: it takes half the time of the other one. A
// plugin’s tool is built in its users' packages too, where flags of this kind are refused.
if let linker = Context.environment["SHOJI_LINKER"] {
  let linked: Set<Target.TargetType> = [.executable, .test]
  for target in package.targets where linked.contains(target.type) && target.name != "reactant-ui" {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=\(linker)"])]
  }
  // Each process of the compiler reads anew what files import. With more files for each, tests take a fifth
  // less.
  for target in package.targets where target.type == .test {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "500"])]
  }
}
