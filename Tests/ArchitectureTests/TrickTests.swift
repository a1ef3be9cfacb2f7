import Testing

/// Tricks that save time or memory stand in few places, each with its reason and what must hold. These tables
/// name them all.
@Suite("Tricks in named places")
struct TrickTests {
  /// A kind of trick, and the places where it may stand.
  private struct Trick {
    /// The text by which a line is one.
    var text: String
    /// The advice for whoever adds a place.
    var advice: String
    /// The modules that are looked through; empty for all.
    var modules: Set<String> = []
    /// A place a line: a file or folder in `Sources`, or its path in `Benchmarks`, and the properties there;
    /// without any, the whole of it.
    var places: String

    /// The places as paths with the names of properties.
    var allowed: [(path: String, names: [String])] {
      places.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        let isElsewhere = words[0].hasPrefix("Benchmarks/")
        return (isElsewhere ? words[0] : "Sources/\(words[0])", Array(words.dropFirst()))
      }
    }

    /// The lines of a file where the trick stands, but for comments.
    func lines(in file: SourceFile) -> [(number: Int, text: Substring)] {
      file.lines.enumerated().compactMap { index, line in
        guard line.contains(text), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
        return (index + 1, line)
      }
    }

    /// The complaints about places that the table does not have, and about places that have no trick.
    func complaints(about all: [SourceFile]) -> [String] {
      let files = modules.isEmpty ? all : all.filter { modules.contains($0.module) }
      var unused = Set(allowed.flatMap { place in (place.names + [""]).map { "\(place.path) \($0)" } })
      var complaints: [String] = []
      for file in files {
        for line in lines(in: file) {
          let place = allowed.first {
            file.path == $0.path || ($0.path.hasSuffix("/") && file.path.hasPrefix($0.path))
          }
          let name = place?.names.first { line.text.contains("var \($0)") }
          if let place { unused.remove("\(place.path) ") }
          if let place, let name { unused.remove("\(place.path) \(name)") }
          if place == nil || (name == nil && place?.names.isEmpty == false) {
            complaints.append("\(file.path):\(line.number): `\(text)` may not stand here: \(advice)")
          }
        }
      }
      return complaints
        + unused.sorted().map { "\($0): there is no `\(text)` any more: remove it from the table" }
    }
  }

  @Test("Each trick stands where its table says, and nowhere else")
  func tricksStandWhereTheyMay() throws {
    // What other packages have by links is a path of `Sources` as well.
    let folders = [
      "Sources", "Tools/Sources", "Serving/Sources", "Serving/Postgres/Sources", "Plugins",
      "Benchmarks/Sources",
    ]
    let files = try folders.flatMap { try SourceFile.all(below: $0, of: ArchitectureTests.root) }
    for trick in Self.tricks {
      for complaint in trick.complaints(about: files) { Issue.record("\(complaint)") }
    }
  }

  @Test("A trick is looked for in the modules that it names")
  func modulesAreNamed() {
    let trick = Trick(text: "@fast", advice: "walk", modules: ["A"], places: "B/")
    let files = ["A", "B"].map {
      SourceFile(module: $0, path: "Sources/\($0)/F.swift", text: "@fast func run()")
    }
    #expect(
      trick.complaints(about: files) == [
        "Sources/A/F.swift:1: `@fast` may not stand here: walk",
        "Sources/B/ : there is no `@fast` any more: remove it from the table",
      ])
  }

  @Test("A trick elsewhere is found, and a place without one")
  func othersAreFound() {
    let trick = Trick(text: "@fast", advice: "walk", places: "A/A.swift one two\nB/")
    let files = [
      SourceFile(
        module: "A", path: "Sources/A/A.swift",
        text: "// @fast var zero\n  @fast var one = 1\n@fast var no = 0"),
      SourceFile(module: "B", path: "Sources/B/C/B.swift", text: "@fast func run()"),
      SourceFile(module: "C", path: "Sources/C/C.swift", text: "\n@fast var one = 1"),
    ]
    #expect(
      trick.complaints(about: files) == [
        "Sources/A/A.swift:3: `@fast` may not stand here: walk",
        "Sources/C/C.swift:2: `@fast` may not stand here: walk",
        "Sources/A/A.swift two: there is no `@fast` any more: remove it from the table",
      ])
  }

  private static let tricks = [
    Trick(
      text: "@exclusivity(unchecked)",
      advice:
        "make the property private and not open, whose accesses the compiler proves, or keep the check; "
        + "a place is worth adding where it takes 3 % of a row, a feed's cell or a first picture",
      places: """
        Cassowary/Arena/Arena.swift freeTerms
        Cassowary/Solver.swift systems
        Cassowary/Systems/System.swift blocks
        QuartzCore/Layers/CALayer.swift bounds position anchorPoint needsDisplayOnBoundsChange layerOwner siblings
        UIKit/4-Views/Layout/Constraints/LayoutItem.swift constraints
        UIKit/4-Views/Layout/Engine/LayoutEngine.swift staleBoxes unreported
        UIKit/4-Views/Views/UILabel.swift content numberOfLines
        UIKit/4-Views/Views/UIView.swift autoresizesSubviews siblings backgroundColor tintAdjustmentMode \
        autoLayout overrideUserInterfaceStyle semanticContentAttribute
        """),
    Trick(
      text: "Unmanaged",
      advice: "refer to the object by `Unretained`; only what is handed to C is `Unmanaged`",
      places: """
        CoreGraphics/Context/DocumentContext.swift
        CoreGraphics/Context/DocumentStream.swift
        CoreGraphics/Fonts/FontGlyphs.swift
        CoreGraphics/Image/PNGFormat.swift
        Diagnostics/ThreadLocal.swift
        JavaScriptCore/JSBlock.swift
        MarkupReading/ReadingSession.swift
        ObjectiveCRuntime/NSObject+Perform.swift
        Predicates/Parsing/FormatArguments.swift
        Predicates/Support/FoundationClasses.swift
        Security/SecTrust.swift
        SystemConfiguration/SCNetworkReachability.swift
        UIKit/1-Foundation/Associations/AssociatedProperty.swift
        UIKit/1-Foundation/Associations/AssociationTable+Owner.swift
        UIKit/1-Foundation/Support/ReleasedAttributes.swift
        UIKit/1-Foundation/Support/Unretained.swift
        UIKit/3-Drawing/Text/NSTextStorage.swift
        UIKit/9-Application/Application/SavedDefaults.swift
        """),
    Trick(
      text: "unowned(unsafe)",
      advice: "refer to the object by `Unretained` in UIKit, and by `weak` elsewhere",
      places: """
        Cassowary/Systems/Elimination.swift arena
        Cassowary/Systems/RowExpansion.swift arena
        Cassowary/Systems/SystemBuilder.swift arena
        KatanaUI/Nodes/NodeReference.swift node
        QuartzCore/Layers/CALayer.swift layerOwner parent sceneParent
        Reactant/Components/ComponentDelegate.swift attachedOwner
        ReactantUIGenerator/DefinitionEmitter.swift target
        """),
    Trick(
      text: "@inline(__always)",
      advice:
        "leave it to the compiler; a place is worth adding where it takes 3 % of a figure that a user feels",
      places: "Cassowary/Systems/System.swift"),
    Trick(
      text: "Unsafe",
      advice:
        "use arrays and references, or in the solver `Cells` and `Buffer`: no C asks for pointers in this module",
      modules: ["Cassowary", "KatanaElements", "KatanaStore", "KatanaUI"],
      places: """
        Cassowary/Arena/Buffer.swift
        Cassowary/Arena/Cells.swift
        Cassowary/Arena/SolverTag.swift
        KatanaStore/Dispatchables/Dispatchable.swift
        KatanaStore/Dispatchables/StateUpdater.swift
        KatanaStore/Store/DispatchLocation.swift
        KatanaStore/Store/HeldDispatchables.swift
        KatanaStore/Store/StateBox.swift
        KatanaStore/Store/StateSnapshot.swift
        KatanaUI/Descriptions/KeyText.swift
        KatanaUI/Nodes/NodeStorage.swift
        KatanaUI/Rendering/ConnectedNodeChunk.swift
        KatanaUI/Rendering/ConnectedNodeMemory.swift
        """),
    Trick(
      text: "@inline(never)",
      advice: "leave it to the compiler; where a call must stay one, say why in a comment and add the file",
      places: """
        Benchmarks/Sources/Benchmarks/ConnectedNodesBenchmark.swift
        Benchmarks/Sources/Benchmarks/DispatchBenchmark.swift
        Benchmarks/Sources/Benchmarks/PlasticBenchmark.swift
        InterfaceBuilder/Making/ObjectShapes.swift
        KatanaStore/SideEffects/SideEffectContext.swift
        KatanaStore/Store/StateBox.swift
        MapKit/AnnotationViewShape.swift
        ObjectFactory/makeObject.swift
        Reactant/Components/ComponentFactory.swift
        UIKit/4-Views/Views/RuntimeInitializable.swift
        UIKit/7-Lists/Collections/UICollectionViewCell.swift
        UIKit/7-Lists/Tables/CellFactory.swift
        UIKit/8-Controllers/Controllers/UIViewController+ClassValues.swift
        UIKit/8-Controllers/Storyboards/UIStoryboardSegue.swift
        """),
  ]
}
