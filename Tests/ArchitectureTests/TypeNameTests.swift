import Testing

@Suite("The names of types")
struct TypeNameTests {
  /// The names that two modules have, with the reason. This list may only become shorter.
  private static let known: [String: String] = [
    "Argument": "of a method that is called by name; of a program's command line",
    "Attribute": "Reactant's own name for one of a text; one of an element of ui.xml",
    "FolderLock": "the server and the tool are packages that share no code but by links",
    "JSONNesting": "the developer panel and the tool are packages that share no code but by links",
    "JSONValue": "the developer panel and the tool are packages that share no code but by links",
    "LatestElement": "an element in Combine's and one in RxSwift's combination",
    "ServeCommand": "the tool's command starts the server's, of the same words",
    "SourcePlace": "of a crash; of a constraint",
    "StyleSheet": "of HTML; of ui.xml",
    "Subscription": "KatanaStore's own; RxTest's name for a recorded one",
    "Template": "of an attributed text; of visitors' processes; of a new app",
    "Unchecked": "RxSwift's and UIKit's box for what the compiler cannot check",
    "Value": "Katana UI's name for a scaled length; of an attribute of ui.xml",
  ]

  private static func files() throws -> [SourceFile] {
    try ["Sources", "Tools/Sources", "Serving/Sources", "Serving/Postgres/Sources", "Plugins"].flatMap {
      try SourceFile.all(below: $0, of: ArchitectureTests.root)
    }
  }

  @Test("stand for one thing each, in all packages") func once() throws {
    let names = TypeNames(in: try Self.files())
    #expect(names.places.count > 1_000)
    for complaint in names.complaints(known: Set(Self.known.keys)) { Issue.record("\(complaint)") }
  }

  @Test("are found where they stand twice, and where they no longer do") func fixtures() {
    let files = [
      SourceFile(module: "A", path: "A/F.swift", text: "\npublic final class Reader {}\nstruct Own {}"),
      SourceFile(
        module: "B", path: "B/G.swift",
        text: "@MainActor enum Reader {\n  struct Own {}\n}\nprivate struct Own {}\nfileprivate enum Two {}"),
      SourceFile(module: "B", path: "B/H.swift", text: "struct Two {}\nextension Own {}"),
    ]
    #expect(
      TypeNames(in: files).complaints(known: ["Own"]) == [
        "Reader stands in A/F.swift:2 and B/G.swift:1: let each name say which it is",
        "Own stands in one module: take it from the list",
      ])
  }
}
