import BoardModel
import Foundation

/// The board in a database that several processes use at once: each a person's own.
public final class BoardDatabase: BoardStorage, @unchecked Sendable {
  private let database: any SQLDatabase
  /// The queue on which the board is read, and on which a person says that they are there.
  private let queue = DispatchQueue(label: "board's reader")
  private let timer: any DispatchSourceTimer
  private var publish: (@Sendable (Board?) -> Void)?
  private var board: Board?
  private var isUnreachable = false
  private var ticks = 0
  private let lock = NSLock()
  private var person: Person?
  private var isAsked = false

  /// The seconds between two looks at the clock.
  private static let tick = 2.0
  /// The number of looks after which a person says again that they are there.
  private static let ticksToBeat = 4
  /// The seconds after which somebody who has not said so is gone: they may have missed one beat.
  private static let absence = 20

  /// Keeps the board in a file, for all processes of this machine.
  public convenience init(file: URL) {
    self.init(SQLiteDatabase(file, tables: Self.tables))
  }

  /// Keeps the board on a PostgreSQL server, for all processes that know its address.
  public convenience init(postgres address: String) {
    self.init(PostgresDatabase(address, tables: Self.tables))
  }

  init(_ database: any SQLDatabase) {
    self.database = database
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.tick, repeating: Self.tick)
    database.changed.set { [weak self] in self?.readSoon() }
    timer.setEventHandler { [weak self] in self?.checkPresence() }
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Begins to report what is on the board, each time that it has changed.
  ///
  /// - Parameter publish: Called on any thread with the board; nil while the database cannot be used.
  public func follow(_ publish: @escaping @Sendable (Board?) -> Void) {
    queue.async { [self] in
      self.publish = publish
      read()
    }
  }

  // MARK: People

  /// Says who uses this process, whether they look at the board now, and which note they have open.
  ///
  /// Returns at once, unless the person leaves: then others know when it returns.
  public func setPresence(_ person: Person) {
    let isKnown = lock.withLock {
      defer { self.person = person }
      return self.person == person
    }
    guard !isKnown else { return }
    if person.isPresent {
      queue.async { [self] in beat(notifiesOthers: true) }
    } else {
      queue.sync { beat(notifiesOthers: true) }
    }
  }

  /// Writes that the person is there.
  ///
  /// - Parameter notifiesOthers: Whether others do not know it, so that they must read.
  private func beat(notifiesOthers: Bool) {
    guard let person = lock.withLock({ person }), person.isPresent || notifiesOthers else { return }
    do {
      try database.write { run in
        if notifiesOthers { _ = try run("UPDATE board SET revision = revision + 1", []) }
        let seen = person.isPresent ? database.clock : "0"
        _ = try run(
          """
          INSERT INTO person (id, name, seen, note) VALUES ($1, $2, \(seen), $3)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, note = excluded.note
          """, [person.id, person.name, person.note])
        if notifiesOthers, let announcement = database.announcement { _ = try run(announcement, []) }
      }
      read()
    } catch {
      didFail(error)
    }
  }

  private func checkPresence() {
    ticks += 1
    if isUnreachable {
      beat(notifiesOthers: true)
      read()
    } else if ticks.isMultiple(of: Self.ticksToBeat) {
      beat(notifiesOthers: false)
    }
  }

  // MARK: Reading

  private func readSoon() {
    guard !lock.withLock({ isAsked }) else { return }
    lock.withLock { isAsked = true }
    queue.async { [self] in
      lock.withLock { isAsked = false }
      read()
    }
  }

  private func read() {
    guard let publish else { return }
    do {
      let board = try readBoard()
      isUnreachable = false
      guard board != self.board else { return }
      self.board = board
      publish(board)
    } catch {
      didFail(error)
    }
  }

  private func didFail(_ error: any Error) {
    if !isUnreachable { FileHandle.standardError.write(Data("board: \(error)\n".utf8)) }
    isUnreachable = true
    board = nil
    publish?(nil)
  }

  private func readBoard() throws -> Board {
    try database.read { run in
      var board = Board()
      board.revision = try run("SELECT CAST(revision AS text) FROM board", []).first?.integer(0) ?? 0
      for row in try run(
        "SELECT id, name, note, CASE WHEN seen > \(database.clock) - \(Self.absence) THEN 'here' END FROM person",
        [])
      {
        let id = row.text(0)
        board.people[id] = Person(id: id, name: row.text(1), isPresent: row[3] != nil, note: row[2])
      }
      // Most reads find only presence changed: the notes are kept then.
      if let known = self.board, known.revision == board.revision {
        board.notes = known.notes
      } else {
        board.notes = try run(Self.notes + " WHERE body IS NOT NULL ORDER BY created DESC, id", []).map(
          Note.init)
      }
      return board
    }
  }

  // MARK: Changing

  /// Makes a change if the note is as the person saw it.
  public func change(_ change: NoteChange, by person: Person.ID) throws(ChangeError) -> Note? {
    do {
      let note = try database.write { try make(change, by: person, $0) }
      readSoon()
      return note
    } catch let problem as ChangeError {
      readSoon()
      throw problem
    } catch {
      queue.async { [self] in didFail(error) }
      throw .unreachable("\(error)")
    }
  }

  private func make(_ change: NoteChange, by person: Person.ID, _ run: SQLRun) throws -> Note? {
    // The first statement, so that of several people who change something each waits for the one before.
    let row = try run("UPDATE board SET revision = revision + 1 RETURNING CAST(revision AS text)", []).first
    let revision = row?.text(0)
    let current = try run(Self.notes + " WHERE id = $1 AND body IS NOT NULL", [change.note]).first.map(
      Note.init)
    guard current?.version == change.baseVersion else { throw ChangeError.conflict(current) }
    if change.content != nil, current == nil {
      let count = try run("SELECT CAST(count(*) AS text) FROM note WHERE body IS NOT NULL", [])[0].integer(0)
      guard count < Board.mostNotes else { throw ChangeError.isFull }
    }
    // A note that was taken off stays for a day, so that it comes back as it was where somebody undoes that.
    _ = try run("DELETE FROM note WHERE body IS NULL AND changed < \(database.clock) - 86400", [])
    _ = try run(
      """
      INSERT INTO note (id, body, color, author, editor, created, changed, version)
      VALUES ($1, $2, $3, $4, $4, \(database.clock), \(database.clock), $5)
      ON CONFLICT (id) DO UPDATE SET body = excluded.body, color = excluded.color, editor = excluded.editor,
        changed = excluded.changed, version = excluded.version
      """,
      [
        change.note, change.content?.text,
        (change.content?.color ?? current?.content.color ?? .yellow).rawValue,
        person, revision,
      ])
    if let announcement = database.announcement { _ = try run(announcement, []) }
    return try run(Self.notes + " WHERE id = $1 AND body IS NOT NULL", [change.note]).first.map(Note.init)
  }

  // MARK: Tables

  private static let notes = """
    SELECT id, body, color, author, editor, CAST(created AS text), CAST(changed AS text), CAST(version AS text) \
    FROM note
    """

  private static let tables = """
    CREATE TABLE IF NOT EXISTS board (number integer PRIMARY KEY, revision bigint NOT NULL);
    INSERT INTO board (number, revision) VALUES (1, 0) ON CONFLICT (number) DO NOTHING;
    CREATE TABLE IF NOT EXISTS note (
      id text PRIMARY KEY, body text, color text NOT NULL, author text NOT NULL, editor text NOT NULL,
      created double precision NOT NULL, changed double precision NOT NULL, version bigint NOT NULL);
    CREATE TABLE IF NOT EXISTS person (
      id text PRIMARY KEY, name text NOT NULL, seen double precision NOT NULL, note text);
    """
}

extension [String?] {
  fileprivate func text(_ index: Int) -> String { self[index] ?? "" }

  fileprivate func integer(_ index: Int) -> Int { Int(text(index)) ?? 0 }
}

extension Note {
  /// Reads a row of the table.
  fileprivate init(_ row: [String?]) {
    let content = Content(text: row.text(1), color: NoteColor(rawValue: row.text(2)) ?? .yellow)
    self.init(
      id: row.text(0), content: content, author: row.text(3), editor: row.text(4),
      created: Double(row.text(5)) ?? 0, changed: Double(row.text(6)) ?? 0, version: row.integer(7))
  }
}
