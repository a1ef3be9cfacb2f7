/// Names that a project gives to what becomes paths, arguments and code, of which each means more than
/// itself.
enum HostileWords {
  static let all: [String] = [
    "..", "../..", "../../outside", "../outside/canary.swift", "/", "/dev/zero", "OUTSIDE",
    "OUTSIDE/canary.swift",
    "OUTSIDE/Library", "HOME", "HOME/.netrc", ".", "", "-x", "--upload-pack=x", "@OUTSIDE/canary.txt", "a b",
    "a\"b",
    "\\(INJECTED)", "\"), INJECTED(\"", "$(SRCROOT)", "$(SRCROOT:dir)outside", "${A:default=$(B)}",
    "$(inherited)",
    "`x`", "a\nb", "a\tb", "\u{1B}[2J", "é", "\u{202E}x",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "a/b/../../..", "..lproj", "en.lproj", "x.lproj/..", "Info.plist", "Package.swift", "App.swift",
    "main.swift",
    "x.swift", "x.c", "x.h", "x.m", "x.xcstrings", "x.strings", "x.xcassets", "x.storyboard", "x.ui.xml",
    "x.png",
    "More", "More/x.swift", "App", "Kit", "UIKit", "Near", "Pods", "link", "link/canary.swift", "NaN",
    "1e999",
    "99999999999999999999", "#include \"../outside/canary.h\"", "</key>", "&b;", "]]>",
  ]

  /// Names of keys that the readers ask for.
  static let keys: [String] = [
    "isa", "path", "name", "sourceTree", "children", "files", "fileRef", "targets", "mainGroup",
    "projectDirPath",
    "buildPhases", "dependencies", "productType", "buildSettings", "baseConfigurationReference", "exceptions",
    "explicitFolders", "membershipExceptions", "fileSystemSynchronizedGroups", "relativePath", "productName",
    "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "INFOPLIST_FILE", "SWIFT_OBJC_BRIDGING_HEADER",
    "HEADER_SEARCH_PATHS",
    "OTHER_SWIFT_FLAGS", "GCC_PREPROCESSOR_DEFINITIONS", "SDKROOT", "TEST_HOST", "strings", "localizations",
    "substitutions", "variations", "plural", "device", "stringUnit", "value", "argNum", "formatSpecifier",
    "target", ".target", ".package", ".product", "resources", "exclude", "sources", "pod", ":path",
    "#include",
  ]
}
