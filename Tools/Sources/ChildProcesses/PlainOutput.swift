/// Output of a program as a terminal may have it: without what moves the cursor, changes the title or writes
/// into the clipboard.
package enum PlainOutput {
  /// The bytes but control characters; tabs and ends of lines stay.
  package static func bytes(_ part: ArraySlice<UInt8>) -> [UInt8] {
    part.filter { $0 >= 32 && $0 != 127 || $0 == 10 || $0 == 9 }
  }
}
