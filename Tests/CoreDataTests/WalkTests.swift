import CoreData
import Testing

/// Random operations over two contexts beside plain values of Swift.
struct WalkTests {
  /// What the store has to have: titles and numbers of notes, and their folders and tags by name.
  private struct Model: Equatable {
    struct Record: Equatable {
      var title: String?
      var stars: Int32
      var folder: String?
      var tags: Set<String>
      var isDone: Bool?
    }
    var notes: [String: Record] = [:]
    var folders: Set<String> = []
    var tags: Set<String> = []
  }

  /// A context with the values that it has now.
  private final class Side {
    let context: NSManagedObjectContext
    var model = Model()
    init(_ context: NSManagedObjectContext) { self.context = context }

    func all<T: NSManagedObject>(_ type: T.Type, _ name: String) throws -> [String: T] {
      var found: [String: T] = [:]
      for object in try context.fetch(NSFetchRequest<T>(entityName: name)) {
        found[try #require(object.value(forKey: name == "Note" ? "link" : "name").map { "\($0)" })] = object
      }
      return found
    }

    /// The values as the objects have them.
    func read() throws -> Model {
      var model = Model()
      model.folders = Set(try all(Folder.self, "Folder").keys)
      model.tags = Set(try all(Tag.self, "Tag").keys)
      for (key, note) in try all(Note.self, "Note") {
        model.notes[key] = Model.Record(
          title: note.title, stars: note.stars, folder: note.folder?.name,
          tags: Set((note.tags as? Set<Tag> ?? []).compactMap(\.name)), isDone: (note as? Task)?.isDone)
        if let folder = note.folder { #expect(folder.notes.contains(note)) }
        for tag in note.tags as? Set<Tag> ?? [] {
          #expect((tag.value(forKey: "notes") as? NSSet)?.contains(note) == true)
        }
      }
      return model
    }
  }

  private struct Walk {
    var random: SeededRandom
    var next = 0

    mutating func name(_ kind: String) -> String {
      next += 1
      return "\(kind)\(next)"
    }

    mutating func step(_ side: Side) throws {
      let context = side.context
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let folder = Folder(context: context)
        folder.name = name("f")
        side.model.folders.insert(folder.name!)
      case 1:
        let tag = Tag(context: context)
        tag.name = name("t")
        side.model.tags.insert(tag.name!)
      case 2, 3:
        let isTask = Bool.random(using: &random)
        let note = isTask ? Task(context: context) : Note(context: context)
        let key = name("n")
        note.setValue(URL(string: key), forKey: "link")
        side.model.notes[key] = .init(title: nil, stars: 0, tags: [], isDone: isTask ? false : nil)
      case 4:
        guard let (key, note) = try pick(side.all(Note.self, "Note")) else { return }
        context.delete(note)
        side.model.notes[key] = nil
      case 5:
        guard let (key, folder) = try pick(side.all(Folder.self, "Folder")) else { return }
        context.delete(folder)
        side.model.folders.remove(key)
        side.model.notes = side.model.notes.filter { $0.value.folder != key }
      case 6:
        guard let (key, tag) = try pick(side.all(Tag.self, "Tag")) else { return }
        context.delete(tag)
        side.model.tags.remove(key)
        for note in side.model.notes.keys { side.model.notes[note]!.tags.remove(key) }
      default:
        guard let (key, note) = try pick(side.all(Note.self, "Note")) else { return }
        try change(note, key, side)
      }
      context.processPendingChanges()
    }

    private mutating func change(_ note: Note, _ key: String, _ side: Side) throws {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        note.title = Bool.random(using: &random) ? nil : name("title")
        side.model.notes[key]!.title = note.title
      case 1:
        note.stars = Int32.random(in: -5...5, using: &random)
        side.model.notes[key]!.stars = note.stars
      case 2:
        let folder = try pick(side.all(Folder.self, "Folder"))
        note.folder = folder?.1
        side.model.notes[key]!.folder = folder?.0
      case 3:
        guard let (name, folder) = try pick(side.all(Folder.self, "Folder")) else { return }
        folder.notes.insert(note)
        side.model.notes[key]!.folder = name
      default:
        guard let (name, tag) = try pick(side.all(Tag.self, "Tag")) else { return }
        let tags = note.mutableSetValue(forKey: "tags")
        if tags.contains(tag) { tags.remove(tag) } else { tags.add(tag) }
        side.model.notes[key]!.tags.formSymmetricDifference([name])
      }
    }

    private mutating func pick<T>(_ all: [String: T]) throws -> (String, T)? {
      all.sorted { $0.key < $1.key }.randomElement(using: &random).map { ($0.key, $0.value) }
    }
  }

  @Test(arguments: 1...12) func contextsAndStoreHaveWhatPlainValuesHave(seed: Int) throws {
    let folder = TemporaryFolder()
    let coordinator = try TestModel.coordinator(seed % 3 == 0 ? nil : folder.store)
    let sides = [TestModel.context(coordinator), TestModel.context(coordinator)].map(Side.init)
    var walk = Walk(random: SeededRandom(state: UInt64(seed)))
    var stored = Model()
    for _ in 0..<40 {
      let side = sides[Int.random(in: 0...1, using: &walk.random)]
      let other = sides.first { $0 !== side }!
      try side.context.performAndWait { () throws in
        for _ in 0..<Int.random(in: 1...8, using: &walk.random) { try walk.step(side) }
        #expect(try side.read() == side.model)
        switch Int.random(in: 0..<4, using: &walk.random) {
        case 0:
          side.context.rollback()
          side.model = stored
        case 1:
          // Saved in between, and gone with the context's memory of it.
          try side.context.save()
          stored = side.model
          side.context.reset()
        default:
          try side.context.save()
          stored = side.model
          if Bool.random(using: &walk.random) { side.context.refreshAllObjects() }
        }
        #expect(try side.read() == side.model)
        #expect(!side.context.hasChanges)
      }
      other.context.performAndWait { () -> Void in
        other.context.refreshAllObjects()
        other.model = stored
      }
      try other.context.performAndWait { () throws in #expect(try other.read() == stored) }
    }
  }
}
