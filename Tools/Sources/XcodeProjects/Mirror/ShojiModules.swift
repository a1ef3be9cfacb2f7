import LibraryCatalog

/// The modules that Shoji has, and those that come with Linux's toolchain.
package enum ShojiModules {
  /// The catalog that the tool was built with.
  private static let catalog = LibraryCatalog.shared

  /// The names of Shoji's products, each one module.
  package static var products: Set<String> { catalog.products }

  /// The frameworks of Apple's that Shoji has, each a product.
  package static var frameworks: Set<String> { products.intersection(appleFrameworks.keys) }

  /// The products that show something: all but what Linux's own side of a library does without.
  static let showing = products.subtracting([
    "Combine", "CoreGraphics", "OSLog", "Security", "UniformTypeIdentifiers", "os",
  ])

  /// The names of pods and package products that are written otherwise than their modules.
  static let otherNames = ["HydraAsync": "Hydra", "swift-log": "Logging"]

  /// The module of Shoji that takes the place of a pod or a product; nil where there is none.
  package static func module(for name: String) -> String? {
    // A part of a pod is named behind a slash.
    let whole = String(name.prefix { $0 != "/" })
    let module = otherNames[whole] ?? whole
    return products.contains(module) || module == "Logging" ? module : nil
  }

  /// The plugin that compiles ReactantUI's XML.
  package static let plugin = "ReactantUIPlugin"

  /// The packages whose products are all Shoji's, by their names in lowercase.
  static let packages = Set(builtPackages.keys).union(["swift-log"])

  /// Those of them whose modules are in Shoji's Swift SDK, with their products.
  static let builtPackages: [String: [String]] = [
    "katana-swift": ["Katana"], "katana": ["Katana"], "katana-ui-swift": ["KatanaUI", "KatanaElements"],
    "hydra": ["Hydra"], "reactant": ["Reactant"], "reactantui": ["ReactantUI", "ReactantLiveUI"],
    "hyperdrive": ["Hyperdrive"], "rxswift": ["RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking"],
    "swift-snapshot-testing": ["SnapshotTesting"],
  ]

  /// The frameworks of Apple's that come with Swift.
  package static let systemFrameworks: Set<String> = [
    "Foundation", "Dispatch", "Observation", "RegexBuilder", "Synchronization", "XCTest", "Testing",
  ]

  /// The modules of the toolchain, and those of its other platforms.
  package static let toolchain: Set<String> = systemFrameworks.union(catalog.toolchain).union([
    "SwiftShims", "Builtin", "ObjectiveC", "Darwin", "Musl", "Android",
  ])

  /// Frameworks of Apple's that Shoji lacks, with advice where there is some.
  package static let absent = appleFrameworks.filter { !products.contains($0.key) }

  /// Apple's frameworks, with advice for those without which there is something else.
  private static let appleFrameworks: [String: String] = {
    var all: [String: String] = [
      "SwiftUI": "write the screens with UIKit", "SpriteKit": "draw with UIView and Core Animation",
      "SceneKit": "draw with Core Graphics", "WebKit": "open addresses with SFSafariViewController",
      "CoreData": "save Codable values in files", "SwiftData": "save Codable values in files",
      "AVFoundation": "leave sound and video out", "AVKit": "leave video out",
      "MapKit": "show a picture of a map",
      "CoreLocation": "let the person type a place",
      "Photos": "let the person choose with PHPickerViewController",
      "CryptoKit": "depend on swift-crypto, whose module is Crypto", "WidgetKit": "leave the widget out",
      "Network": "use URLSession", "CoreImage": "draw with Core Graphics",
    ]
    let others = """
      Accelerate Accounts ActivityKit AdServices AdSupport AppIntents AppTrackingTransparency ARKit AudioToolbox \
      AuthenticationServices BackgroundTasks CallKit CarPlay CFNetwork Charts ClockKit CloudKit CommonCrypto Contacts ContactsUI \
      Combine CoreAudio CoreBluetooth CoreFoundation CoreGraphics CoreHaptics CoreMedia CoreML CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText \
      CoreVideo DeviceCheck EventKit EventKitUI ExternalAccessory FamilyControls FileProvider GameController GameKit \
      GameplayKit GLKit HealthKit HomeKit iAd ImageIO Intents IntentsUI IOKit JavaScriptCore LinkPresentation LocalAuthentication \
      MediaPlayer Messages MessageUI CoreServices Metal MetalKit MetricKit ModelIO MultipeerConnectivity MobileCoreServices NaturalLanguage \
      NetworkExtension NotificationCenter OpenGLES os OSLog PassKit PDFKit PencilKit PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit \
      ReplayKit SafariServices Security ShazamKit Social SoundAnalysis Speech StoreKit Symbols SystemConfiguration TipKit Twitter UIKit UniformTypeIdentifiers UserNotifications \
      UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit XCUIAutomation zlib SQLite3 simd
      """
    for name in others.split(separator: " ") where all[String(name)] == nil { all[String(name)] = "" }
    return all
  }()
}
