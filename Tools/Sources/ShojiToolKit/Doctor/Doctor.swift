import ChildProcesses
import Foundation

/// Checks what Shoji needs, and reports what installs what is missing.
public struct Doctor {
  /// One thing that was looked for.
  public struct Finding: Equatable, Sendable {
    /// The name of the prerequisite.
    public var name: String
    /// The found version or place; nil where it is missing.
    public var detail: String?
    /// The line that installs it or mends it.
    public var remedy: String
    /// Whether apps cannot be built and run without it.
    public var isNeeded: Bool
    /// The words for what it does here, behind “for”.
    public var purpose: String

    /// Whether it is there.
    public var isFound: Bool { detail != nil }
  }

  /// The queries of the machine; tests pass their own.
  public struct Probe: Sendable {
    /// The output of `swift --version`; nil without Swift.
    public var swiftVersion: @Sendable () -> String?
    /// The version of a Debian package that is installed; nil where it is not.
    public var packageVersion: @Sendable (String) -> String?
    /// The font families of the machine; nil where they cannot be listed.
    public var fontFamilies: @Sendable () -> [String]?
    /// The file of a program on the `PATH`.
    public var program: @Sendable (String) -> String?
    /// The content of a file.
    public var text: @Sendable (String) -> String?
    /// A free port of the loopback interface.
    public var freePort: @Sendable () -> Int?
    /// The path of the clone's Swift SDK; nil where it has not been made.
    public var sdk: @Sendable () -> String?

    /// Creates a doctor with its checks.
    public init(
      swiftVersion: @escaping @Sendable () -> String?,
      packageVersion: @escaping @Sendable (String) -> String?,
      fontFamilies: @escaping @Sendable () -> [String]?, program: @escaping @Sendable (String) -> String?,
      text: @escaping @Sendable (String) -> String?, freePort: @escaping @Sendable () -> Int?,
      sdk: @escaping @Sendable () -> String?
    ) {
      self.swiftVersion = swiftVersion
      self.packageVersion = packageVersion
      self.fontFamilies = fontFamilies
      self.program = program
      self.text = text
      self.freePort = freePort
      self.sdk = sdk
    }
  }

  private let probe: Probe
  private let packages: [String]
  private let testPackages: [String]

  /// Creates a doctor with the Debian packages that apps need, and those that the tests need besides.
  public init(probe: Probe = .machine, packages: [String], testPackages: [String]) {
    self.probe = probe
    self.packages = packages
    self.testPackages = testPackages
  }

  /// The oldest Swift that builds Shoji.
  static let oldestSwift = (major: 6, minor: 2)
  /// The compilers and systems on which Shoji was built and its examples ran.
  static let tried = (compilers: ["6.3.1"], systems: ["Debian 12", "Debian 13"])
  /// The fonts that apps are drawn with, with the packages that have them.
  static let fonts = [
    ("Inter", "fonts-inter"), ("JetBrains Mono", "fonts-jetbrains-mono"),
    ("Linux Libertine", "fonts-linuxlibertine"),
    ("Noto Color Emoji", "fonts-noto-color-emoji"),
  ]

  /// Looks for everything.
  public func examine() -> [Finding] {
    [swift, system] + packages.map { debianPackage($0, isNeeded: true) } + fontFindings
      + testPackages.map { debianPackage($0, isNeeded: false) } + [git, watches, port, sdk]
  }

  /// The uses of Debian packages.
  static let purposes: [(prefix: String, purpose: String)] = [
    ("libpango", "text and drawing"), ("libturbojpeg", "JPEG pictures"),
    ("libexpat", "storyboards, nibs and ui.xml"), ("libsqlite3", "Core Data's stores"),
    ("fonts-inter", "the system font"),
    ("fonts-jetbrains-mono", "the monospaced system font"), ("fonts-linuxlibertine", "the serif system font"),
    ("fonts-noto-color-emoji", "emoji"), ("chromium", "Shoji's own tests in a browser"),
    ("gzip", "Shoji's own tests of what a page is sent"),
    ("python3-scipy", "Shoji's own tests of the layout engine"),
    ("python3", "Shoji's own tests and scripts"), ("node-typescript", "checking the page's scripts"),
    ("libpoppler", "PDFs of asset catalogs"), ("librsvg", "SVGs of asset catalogs"),
    ("libjavascriptcore", "scripts of JavaScriptCore"),
    ("libhunspell", "spelling in text views"), ("hunspell", "Shoji's own tests of spelling"),
  ]

  /// The use of a Debian package; general words for one that is not listed.
  static func purpose(ofPackage name: String, isNeeded: Bool) -> String {
    purposes.first { name.hasPrefix($0.prefix) }?.purpose
      ?? (isNeeded ? "building apps" : "Shoji's own tests")
  }

  private var swift: Finding {
    let version = probe.swiftVersion()?.firstMatch(of: /Swift version ((\d+)\.(\d+)[^\s]*)/)
    let isRecent = version.map { (Int($0.2) ?? 0, Int($0.3) ?? 0) >= Self.oldestSwift } ?? false
    return Finding(
      name: "Swift 6.2 or later",
      detail: isRecent ? version.map { Self.description(ofCompiler: "\($0.1)") } : nil,
      remedy: "install it from https://www.swift.org/install/linux/ and put its usr/bin on the PATH"
        + (version.map { " (found \($0.1))" } ?? ""), isNeeded: true, purpose: "building everything")
  }

  private static func description(ofCompiler version: String) -> String {
    tried.compilers.contains(version)
      ? version : "\(version) (Shoji was tried with \(tried.compilers.joined(separator: ", ")))"
  }

  private var system: Finding {
    let lines = (probe.text("/etc/os-release") ?? "").split(separator: "\n")
    func value(_ key: String) -> String? {
      lines.first { $0.hasPrefix(key + "=") }.map { $0.dropFirst(key.count + 1).filter { $0 != "\"" } }
    }
    let name = [value("ID").map(\.capitalized), value("VERSION_ID")].compactMap { $0 }.joined(separator: " ")
    return Finding(
      name: "a system that was tried", detail: Self.tried.systems.contains(name) ? name : nil,
      remedy: "Shoji was tried on \(Self.tried.systems.joined(separator: " and "))"
        + (name.isEmpty ? "" : "; this is \(name), where packages may have other names"),
      isNeeded: false, purpose: "everything")
  }

  private func debianPackage(_ name: String, isNeeded: Bool) -> Finding {
    Finding(
      name: name + (isNeeded ? "" : " (for tests)"), detail: probe.packageVersion(name),
      remedy: "sudo apt-get install \(name)", isNeeded: isNeeded,
      purpose: Self.purpose(ofPackage: name, isNeeded: isNeeded))
  }

  private var fontFindings: [Finding] {
    let families = probe.fontFamilies()
    return Self.fonts.map { family, package in
      let found = families?.first { $0 == family || $0.hasPrefix(family + " ") }
      return Finding(
        name: "font \(family)",
        detail: found ?? (families == nil ? "not looked for: there is no fc-list" : nil),
        remedy: "sudo apt-get install \(package) && fc-cache", isNeeded: true,
        purpose: Self.purpose(ofPackage: package, isNeeded: true))
    }
  }

  private var git: Finding {
    Finding(
      name: "git", detail: probe.program("git"), remedy: "sudo apt-get install git", isNeeded: true,
      purpose: "the packages that apps depend on")
  }

  private var watches: Finding {
    let limit = probe.text("/proc/sys/fs/inotify/max_user_watches")
      .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return Finding(
      name: "watching files (inotify)", detail: limit.flatMap { $0 >= 8_192 ? "\($0) watches" : nil },
      remedy: "sudo sysctl fs.inotify.max_user_watches=65536", isNeeded: true,
      purpose: "building again when files change")
  }

  private var port: Finding {
    Finding(
      name: "a free port on 127.0.0.1", detail: probe.freePort().map { "such as \($0)" },
      remedy: "ip link set lo up, or end a program that listens", isNeeded: true,
      purpose: "the app's page")
  }

  private var sdk: Finding {
    Finding(
      name: "Shoji's Swift SDK", detail: probe.sdk(),
      remedy: "shoji sdk make (minutes; other commands make it, too)", isNeeded: false,
      purpose: "building apps in seconds")
  }

  /// A line for each finding, with its use.
  public static func report(_ findings: [Finding], terminal: Terminal) -> String {
    func width(_ column: (Finding) -> String) -> Int { (findings.map { column($0).count }.max() ?? 0) + 2 }
    let (names, purposes) = (width(\.name), width { "for \($0.purpose)" })
    return findings.map { finding in
      let name = finding.name.padding(toLength: names, withPad: " ", startingAt: 0)
      let purpose = "for \(finding.purpose)".padding(toLength: purposes, withPad: " ", startingAt: 0)
      let mark =
        finding.isFound
        ? terminal.colored("found  ", .green) : terminal.colored("missing", finding.isNeeded ? .red : .yellow)
      return "\(mark) \(name)\(purpose)\(finding.detail ?? finding.remedy)"
    }.joined(separator: "\n")
  }
}

extension Doctor.Probe {
  /// Looks at this machine.
  public static let machine = Doctor.Probe(
    swiftVersion: { output("swift", ["--version"]) },
    packageVersion: { name in
      let text = output(
        "dpkg-query",
        ["-W", "-f=${db:Status-Status} ${Version}", try? Argument(word: name)].compactMap { $0 })
      return text.flatMap { $0.hasPrefix("installed ") ? String($0.dropFirst(10)) : nil }
    },
    fontFamilies: {
      output("fc-list", [":", "family"]).map { text in
        text.split(whereSeparator: { "\n,".contains($0) }).map(String.init)
      }
    },
    program: { Command.find($0)?.path },
    text: { try? String(contentsOfFile: $0, encoding: .utf8) },
    freePort: { Port.free() },
    sdk: {
      guard let clone = Clone(), let maker = try? SDKMaker(clone) else { return nil }
      return maker.existing?.path
    })

  private static func output(_ name: Argument, _ arguments: [Argument]) -> String? {
    guard let result = try? Command(name, arguments).run(), result.succeeded else { return nil }
    return result.text
  }
}
