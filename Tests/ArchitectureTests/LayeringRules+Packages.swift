// The plans of the packages beside the library's. What they share with it by links is under the library's.
extension LayeringRules {
  /// The plan of the folder `Tools/Sources`: nothing but `Containment` and what stands below it knows where
  /// files lie, only one module knows Swift's syntax, and the commands stand above all.
  static let tools = LayeringRules(
    floors: [
      [
        "CChildProcess", "CExpat", "CLibraryCatalog", "ProcessEnding", "Containment", "AgentProtocol",
      ],
      ["MarkupReading", "ChildProcesses", "LibraryCatalog"],
      ["TranslationInterface"],
      ["SourceTranslation"],
      ["InterfaceDocuments"],
      ["XcodeProjects"],
      ["ShojiToolKit"],
      ["AgentTools"],
      ["ShojiTool"],
    ],
    arrows: [:],
    reserved: [
      "CChildProcess": ["ChildProcesses"],
      "CExpat": ["MarkupReading"],
      "CLibraryCatalog": ["LibraryCatalog"],
      "SwiftSyntax": ["SourceTranslation"],
      "SwiftParser": ["SourceTranslation"],
      // The commands hand it to whoever translates, so that nobody else is linked with Swift's parser.
      "SourceTranslation": ["ShojiTool"],
      "ArgumentParser": ["ShojiTool"],
    ],
    restricted: [
      "AgentProtocol": ["Foundation", "Synchronization"],
      "Containment": ["Foundation"],
      "ProcessEnding": ["Glibc"],
      "TranslationInterface": ["Foundation", "MarkupReading"],
    ])

  /// The plan of the folder `Serving/Sources`: the command stands above the server, which stands above what
  /// visitors' processes have of it, too.
  static let serving = LayeringRules(
    floors: [
      ["CCrypto", "CExtendedAttributes", "CProcesses", "CVisitorProcess", "ProcessEnding"],
      ["VisitorMessages", "Postgres"],
      ["ShojiServing"],
      ["ShojiServe"],
    ],
    arrows: [:],
    reserved: [
      "ArgumentParser": ["ShojiServe"],
      "CVisitorProcess": ["ShojiServing", "VisitorMessages"],
      "NIOCore": ["ShojiServing"],
      "NIOPosix": ["ShojiServing"],
    ],
    restricted: ["ProcessEnding": ["Glibc"], "VisitorMessages": ["CVisitorProcess", "Foundation"]])

  /// The plan of the folder `Plugins`: a plugin is loaded by the package manager, and links nothing of ours.
  static let plugins = LayeringRules(
    floors: [["AttributeSettersPlugin", "ReactantUIPlugin"]],
    arrows: [:],
    reserved: [:],
    restricted: [
      "AttributeSettersPlugin": ["Foundation", "PackagePlugin"],
      "ReactantUIPlugin": ["Foundation", "PackagePlugin"],
    ])

  /// The plan of the folder `Serving/Postgres/Sources`: the client of the database knows nothing of servers.
  static let postgres = LayeringRules(
    floors: [["CPostgres"], ["Postgres"]],
    arrows: [:],
    reserved: ["CPostgres": ["Postgres"]],
    restricted: ["Postgres": ["CPostgres", "Dispatch", "Foundation"]])

  /// The plan of the folder `Benchmarks/Sources`: a rival is known to the benchmarks alone, and what it is
  /// made of to it alone.
  static let benchmarks = LayeringRules(
    floors: [
      ["CRivalCairo"], ["CairoRival", "KiwiRival"], ["Benchmarks"],
      ["HelloShoji", "LiveShoji", "MeasuredShoji", "RowsShoji"],
    ],
    arrows: [:],
    reserved: [
      "CRivalCairo": ["CairoRival"], "CairoRival": ["Benchmarks"], "KiwiRival": ["Benchmarks"],
    ],
    restricted: ["HelloShoji": ["UIKit"], "MeasuredShoji": ["Foundation", "UIKit"]])
}
