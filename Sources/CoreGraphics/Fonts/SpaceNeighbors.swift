import CCairo
import Foundation

/// The characters of a face that are drawn beside a space as they are alone, so that what they stand in can
/// be set word by word; and whether its digits depend on nothing but the digit that follows, so that numbers
/// need not be shaped at all.
///
/// Read off the face's tables, on the safe side: a substitution or a placement that names the space anywhere
/// may happen at each of the glyphs that it can begin with or change, and at all from which substitutions can
/// lead to these. Inter's regular weight kerns no letters with spaces, its bolder ones do, and in all of them
/// an x between spaces may become a sign of multiplication.
struct SpaceNeighbors: Sendable {
  /// The independent characters among those of ASCII, a bit each by their codes.
  private var characters: (UInt64, UInt64) = (0, 0)

  /// Whether each digit keeps its glyph beside others, and its width depends on the digit that follows at
  /// most, as kerning has it.
  private(set) var hasDigitsByPairs = false

  /// Whether the character of a code is one of the independent ones; false beyond ASCII.
  func contains(_ code: UInt8) -> Bool {
    (code < 64 ? characters.0 >> UInt64(code) : code < 128 ? characters.1 >> UInt64(code - 64) : 0) & 1 != 0
  }

  private mutating func insert(_ code: UInt8) {
    if code < 64 { characters.0 |= 1 << UInt64(code) } else { characters.1 |= 1 << UInt64(code - 64) }
  }

  /// Reads a font file; no character is independent in one that cannot be read, or has tables that are not
  /// OpenType's.
  init(file: String) {
    let blob = hb_blob_create_from_file(file)
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    guard let dependent = SpaceNeighbors.dependentGlyphs(of: face, font) else { return }
    for code in UInt8(ascii: "!")...UInt8(ascii: "~") {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, UInt32(code), &glyph) != 0, hb_set_has(dependent, glyph) == 0
      else { continue }
      insert(code)
    }
    hb_set_destroy(dependent)
    hasDigitsByPairs =
      (UInt8(ascii: "0")...UInt8(ascii: "9")).allSatisfy(contains)
      && [HB_SCRIPT_LATIN, HB_SCRIPT_COMMON].allSatisfy { SpaceNeighbors.hasDigitsByPairs(font, $0) }
  }

  // MARK: Digits

  /// Digits in which each sequence of `order` stands once.
  ///
  /// The greedy way (M. H. Martin, A problem in arrangements, 1934): from zeros on, always the largest digit
  /// by which a sequence ends that has not been there yet.
  static func allSequences(ofDigits order: Int) -> [UInt8] {
    let count = Int(pow(10, Double(order)))
    var (digits, isThere, last) = (
      [UInt8](repeating: 0, count: order), [Bool](repeating: false, count: count), 0
    )
    isThere[0] = true
    while let next = (0..<10).last(where: { !isThere[(last * 10 + $0) % count] }) {
      last = (last * 10 + next) % count
      isThere[last] = true
      digits.append(UInt8(next))
    }
    return digits
  }

  /// Shapes all sequences of three digits, and compares the digits in them with those that have the same
  /// digit behind them.
  private static func hasDigitsByPairs(_ font: OpaquePointer?, _ script: hb_script_t) -> Bool {
    let digits = allSequences(ofDigits: 3)
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    digits.map { $0 + UInt8(ascii: "0") }.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, nil), Int(count) == digits.count
    else { return false }
    var widths: [Int: Int32] = [:]
    return digits.indices.allSatisfy { index in
      let (digit, place) = (digits[index], places[index])
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, UInt32(digit) + 0x30, &glyph) != 0,
        glyphs[index].codepoint == glyph,
        place.x_offset == 0, place.y_offset == 0, place.y_advance == 0
      else { return false }
      guard index + 1 < digits.count else {
        return place.x_advance == hb_font_get_glyph_h_advance(font, glyph)
      }
      let pair = Int(digit) * 10 + Int(digits[index + 1])
      defer { widths[pair] = place.x_advance }
      return widths[pair].map { $0 == place.x_advance } ?? true
    }
  }

  // MARK: Letters

  /// The features that HarfBuzz applies to text from left to right by itself.
  private static let features = [
    "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "kern", "dist", "mark",
    "mkmk",
    "abvm", "blwm", "curs",
  ]

  /// The glyphs at which something may happen that a space has a part in; nil where that may be any. The
  /// caller destroys the set.
  private static func dependentGlyphs(of face: OpaquePointer?, _ font: OpaquePointer?) -> OpaquePointer? {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, !hasOtherTables(face) else { return nil }
    let tables = [tag("GSUB"), tag("GPOS")]
    guard tables.allSatisfy({ !hasRequiredFeature(face, $0) }) else { return nil }
    let dependent = hb_set_create()
    var substitutions: [(inputs: OpaquePointer?, outputs: OpaquePointer?)] = []
    defer {
      for substitution in substitutions {
        hb_set_destroy(substitution.inputs)
        hb_set_destroy(substitution.outputs)
      }
    }
    var isAny = false
    for table in tables {
      forEachLookup(of: face, table) { lookup in
        let (before, inputs, after, outputs) = (
          hb_set_create(), hb_set_create(), hb_set_create(), hb_set_create()
        )
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, inputs, after, outputs)
        if hb_set_has(inputs, space) != 0 { isAny = true }
        if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 { hb_set_union(dependent, inputs) }
        hb_set_destroy(before)
        hb_set_destroy(after)
        substitutions.append((inputs, outputs))
      }
    }
    guard !isAny else {
      hb_set_destroy(dependent)
      return nil
    }
    addSources(of: dependent, by: substitutions)
    return dependent
  }

  /// Adds the glyphs from which substitutions may lead to one of a set.
  private static func addSources(
    of dependent: OpaquePointer?, by substitutions: [(inputs: OpaquePointer?, outputs: OpaquePointer?)]
  ) {
    let common = hb_set_create()
    defer { hb_set_destroy(common) }
    var count: UInt32 = 0
    repeat {
      count = hb_set_get_population(dependent)
      for substitution in substitutions {
        hb_set_set(common, substitution.outputs)
        hb_set_intersect(common, dependent)
        if hb_set_is_empty(common) == 0 { hb_set_union(dependent, substitution.inputs) }
      }
    } while hb_set_get_population(dependent) != count
  }

  private static func forEachLookup(
    of face: OpaquePointer?, _ table: hb_tag_t, _ body: (UInt32) -> Void
  ) {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    hb_ot_layout_collect_lookups(face, table, nil, nil, features.map(tag) + [0], lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 { body(lookup) }
  }

  /// Whether the face has tables by which shapers other than OpenType's go.
  private static func hasOtherTables(_ face: OpaquePointer?) -> Bool {
    ["morx", "mort", "kerx", "kern", "trak", "Silf"].contains { name in
      let table = hb_face_reference_table(face, tag(name))
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
  }

  /// Whether a script or language of the face has a feature that is always applied, whatever it is called.
  private static func hasRequiredFeature(_ face: OpaquePointer?, _ table: hb_tag_t) -> Bool {
    let scriptCount = hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil)
    for script in 0..<scriptCount {
      let languageCount = hb_ot_layout_script_get_language_tags(face, table, script, 0, nil, nil)
      for language in Array(0..<languageCount) + [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] {
        if hb_ot_layout_language_get_required_feature_index(face, table, script, language, nil) != 0 {
          return true
        }
      }
    }
    return false
  }

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
