// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import SQLite3

/// Compiles: one small use of each name of SQLite3 that apps use. Never called.
@available(*, deprecated)
func useSQLite3() {
  do { _ = SQLITE_DONE }
  do { _ = SQLITE_OK }
  do { _ = SQLITE_ROW }
  do { _ = SQLITE_OPEN_CREATE }
  do { _ = SQLITE_OPEN_READWRITE }
  do { _ = sqlite3_bind_int }
  do { _ = sqlite3_bind_text }
  do { _ = sqlite3_changes }
  do { _ = sqlite3_close }
  do { _ = sqlite3_column_int }
  do { _ = sqlite3_column_text }
  do { _ = sqlite3_exec }
  do { _ = sqlite3_finalize }
  do { _ = sqlite3_prepare_v2 }
  do { _ = sqlite3_step }
  do { typealias Use = sqlite3_destructor_type }
}
