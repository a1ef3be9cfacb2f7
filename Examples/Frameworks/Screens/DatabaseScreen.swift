import SQLite3
import UIKit

/// A table in SQLite.
final class DatabaseScreen: FrameworkScreen {
  override class var framework: String { "SQLite3" }
  override class var purpose: String { "A table in a database" }
  override class var symbol: String { "cylinder" }

  private var database: OpaquePointer?

  override func fill() {
    guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return show("It does not open.") }
    sqlite3_exec(database, "create table cups (color text)", nil, nil, nil)
    addButton("Add a cup") { [weak self] in self?.insert() }
  }

  private func insert() {
    sqlite3_exec(database, "insert into cups values ('green')", nil, nil, nil)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(database, "select count(*) from cups", -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return show(String(cString: sqlite3_errmsg(database))) }
    show("\(sqlite3_column_int(statement, 0)) cups")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { sqlite3_close(database) }
  }
}
