import Containment

extension ProjectTarget {
  /// Returns the language mode of a setting: 4 for the versions before 4.2, whose SDK had other names.
  static func languageVersion(_ setting: String) -> Int {
    let parts = setting.split(separator: ".").map { Int($0) ?? 0 }
    switch (parts.first ?? 5, parts.dropFirst().first ?? 0) {
    case (6..., _): return 6
    case (3, _), (4, ..<2): return 4
    default: return 5
    }
  }

  /// Takes over what build settings say about compilation.
  mutating func apply(_ settings: BuildSettings, folder: String) {
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    languageVersion = ProjectTarget.languageVersion(settings["SWIFT_VERSION"])
    // As Xcode has it where nothing is set: UIKit's classes say themselves that they are the main actor's.
    defaultIsolation =
      settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? .mainActor : .nonisolated
    hasAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    hasAssetSymbolExtensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", flags.indices.contains(index + 1) {
        conditions.append(flags[index + 1])
      } else if flag.hasPrefix("-D"), flag != "-D" {
        conditions.append(String(flag.dropFirst(2)))
      }
    }
    conditions = unique(conditions.filter { $0 != "COCOAPODS" && $0.isIdentifier })
    cDefinitions = unique(
      settings.list("GCC_PREPROCESSOR_DEFINITIONS").filter { !$0.hasPrefix("COCOAPODS") }
        + settings.list("OTHER_CFLAGS").filter { $0.hasPrefix("-D") && $0 != "-D" }.map {
          String($0.dropFirst(2))
        }
    ).filter { $0.prefix { $0 != "=" && $0 != "(" }.description.isIdentifier && !$0.hasControls }
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    bridgingHeader = header.isEmpty ? nil : path(header, from: folder)
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      if languageVersion < 6 {
        features += [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]
      }
    }
    let level = settings["SWIFT_OPTIMIZATION_LEVEL"]
    isOptimized = !level.isEmpty && level != "-Onone"
  }
}
