import TranslationInterface

/// Apple's frameworks that Shoji lacks: what they export, and what their names begin with.
package enum AbsentFrameworks {
  /// The modules that stand in the place of absent ones, as far as they are there.
  ///
  /// - Parameter has: Whether a module is there.
  package static func modules(_ names: some Sequence<String>, has: (String) -> Bool) -> AbsentModules {
    var absent = AbsentModules()
    for name in names {
      absent.substitutes[name] = (exports[name] ?? defaultExports(of: name)).filter {
        $0 != name && ($0 == "Foundation" || has($0))
      }
      let isApples = ShojiModules.absent[name] != nil
      let own = prefixes[name] ?? (isApples ? [] : nil)
      absent.prefixes[name] = own.map {
        $0.isEmpty ? [] : $0 + (exports[name] ?? []).flatMap { prefixes[$0] ?? [] }
      }
      absent.names[name] = self.names[name]
    }
    return absent
  }

  /// A framework of Apple's exports Foundation; another module may be one of UIKit's.
  private static func defaultExports(of name: String) -> [String] {
    ShojiModules.absent[name] == nil ? ["UIKit"] : ["Foundation"]
  }

  /// The modules that the frameworks export besides the default.
  private static let exports: [String: [String]] = {
    var exports: [String: [String]] = [
      "SwiftUI": ["UIKit", "Combine"], "WidgetKit": ["UIKit", "Combine"], "AppIntents": ["Foundation"],
      "MapKit": ["UIKit", "CoreLocation"], "AVKit": ["UIKit", "AVFoundation"],
      "AVFoundation": ["Foundation", "QuartzCore", "CoreMedia", "AudioToolbox"],
      "SpriteKit": ["UIKit", "GameplayKit"], "SceneKit": ["UIKit", "CoreImage"],
      "ARKit": ["UIKit", "SceneKit", "SpriteKit", "AVFoundation"],
      "Vision": ["Foundation", "CoreImage", "CoreGraphics"], "CoreImage": ["Foundation", "CoreGraphics"],
      "ContactsUI": ["UIKit", "Contacts"], "IntentsUI": ["UIKit", "Intents"],
      "GameKit": ["UIKit", "GameplayKit"], "SwiftData": ["Foundation", "CoreData", "Observation"],
      "MetalKit": ["UIKit", "Metal"], "ImageIO": ["Foundation", "CoreGraphics"],
      "Accelerate": ["Foundation", "CoreGraphics"], "CoreVideo": ["Foundation", "CoreGraphics"],
      "CloudKit": ["Foundation", "CoreLocation"], "WatchConnectivity": ["Foundation"],
      // What Reactant has of the library, where the library itself is not there.
      "RxDataSources": ["RxSections"], "Differentiator": ["RxSections"],
    ]
    let views = """
      Charts TipKit RealityKit MessageUI Messages WebKit PDFKit PencilKit QuickLook StoreKit VisionKit EventKitUI PassKit \
      GLKit MediaPlayer LinkPresentation AuthenticationServices CarPlay ReplayKit NotificationCenter Social WatchKit \
      UserNotificationsUI Photos iAd
      """
    for name in views.split(separator: " ") { exports[String(name)] = ["UIKit"] }
    return exports
  }()

  private static let prefixes: [String: [String]] = [
    "MapKit": ["MK", "CL"], "CoreLocation": ["CL", "kCL"], "AVFoundation": ["AV", "kAudio", "CM"],
    "AVKit": ["AV", "CM"],
    "SpriteKit": ["SK"], "SceneKit": ["SCN"], "StoreKit": ["SK"], "WebKit": ["WK"], "Photos": ["PH"],
    "CoreMotion": ["CM"], "CoreBluetooth": ["CB"], "HealthKit": ["HK"], "EventKit": ["EK"],
    "EventKitUI": ["EK"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "MessageUI": ["MF"], "UserNotifications": ["UN"],
    "AuthenticationServices": ["AS"], "LocalAuthentication": ["LA", "kLA"], "ARKit": ["AR", "SCN", "SK"],
    "Vision": ["VN"], "VisionKit": ["VN"], "CoreML": ["ML"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "GameKit": ["GK"], "GameplayKit": ["GK"], "CloudKit": ["CK"], "Network": ["NW"],
    "CoreImage": ["CI", "kCI"],
    "CoreMedia": ["CM", "kCM"], "MediaPlayer": ["MP"], "MultipeerConnectivity": ["MC"], "PDFKit": ["PDF"],
    "PencilKit": ["PK"], "PassKit": ["PK"], "QuickLook": ["QL"], "Intents": ["IN"], "IntentsUI": ["IN"],
    "WatchConnectivity": ["WC"], "CoreSpotlight": ["CS", "kCS"], "LinkPresentation": ["LP"],
    "CallKit": ["CX"],
    "Speech": ["SF"], "BackgroundTasks": ["BG"], "HomeKit": ["HM"], "ReplayKit": ["RP"], "Social": ["SL"],
    "SystemConfiguration": ["SC", "kSC"], "CoreTelephony": ["CT"], "CoreHaptics": ["CH"], "CoreNFC": ["NFC"],
    "NetworkExtension": ["NE"], "NaturalLanguage": ["NL"], "Messages": ["MS"],
    "ImageIO": ["CGImage", "kCGImage"],
    "CoreData": [
      "NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSBatch", "NSMerge", "NSAttributeDescription",
    ],
    "WidgetKit": ["Widget"], "CommonCrypto": ["CC", "kCC"],
    "AudioToolbox": ["Audio", "kAudio", "kSystemSound"],
    "JavaScriptCore": ["JS"], "GameController": ["GC"], "Accelerate": ["vDSP", "vImage", "CNN", "BNNS"],
    "SQLite3": ["SQLITE"], "DeviceCheck": ["DC"], "MetricKit": ["MX"], "SoundAnalysis": ["SN"],
  ]

  private static let names: [String: Set<String>] = [
    "SwiftUI": Set(
      """
      View Text Image Color Button VStack HStack ZStack List ForEach State Binding ObservedObject StateObject EnvironmentObject \
      Environment App Scene WindowGroup NavigationView NavigationStack NavigationLink UIHostingController UIViewRepresentable \
      UIViewControllerRepresentable PreviewProvider ViewBuilder Spacer Divider Toggle Picker Slider TextField Font Alert Shape \
      Path GeometryReader ScrollView LazyVStack LazyHStack LazyVGrid Group Form Section AppStorage FocusState EdgeInsets \
      HorizontalAlignment VerticalAlignment Alignment Animation withAnimation ViewModifier ButtonStyle UIHostingConfiguration \
      AnyView EmptyView TabView Namespace UIApplicationDelegateAdaptor SceneBuilder Circle Rectangle RoundedRectangle Capsule
      """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)),
    "CryptoKit": [
      "SHA256", "SHA512", "SHA384", "SHA1", "Insecure", "HMAC", "AES", "SymmetricKey", "Curve25519", "P256",
    ],
  ]
}
