import CCairo

/// The letters of a face that are drawn beside a space as they are alone, so that what they stand in can be set word by word.
///
/// Read off the face's tables, on the safe side: a substitution or a placement that names the space anywhere may happen at each of
/// the glyphs that it can begin with or change, and at all from which substitutions can lead to these. Inter's regular weight kerns no
/// letters with spaces, its bolder ones do, and in all of them an x between spaces may become a sign of multiplication.
struct SpaceNeighbors: Sendable {
  /// The independent letters, a bit each: from A to Z, then from a to z.
  private let letters: UInt64

  /// Whether the ASCII letter of a code is one of them; false for all that is no letter.
  @inline(__always) func contains(_ code: UInt8) -> Bool {
    guard let bit = SpaceNeighbors.bit(code) else { return false }
    return letters & 1 << bit != 0
  }

  @inline(__always) private static func bit(_ code: UInt8) -> UInt64? {
    switch code {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(code - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(code - UInt8(ascii: "a")) + 26
    default: nil
    }
  }

  /// Reads a font file; no letter is independent in one that cannot be read, or has tables that are not OpenType's.
  init(file: String) {
    let blob = hb_blob_create_from_file(file)
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    var letters: UInt64 = 0
    if let dependent = SpaceNeighbors.dependentGlyphs(of: face, font) {
      for code in UInt8(ascii: "A")...UInt8(ascii: "z") {
        var glyph: hb_codepoint_t = 0
        guard let bit = SpaceNeighbors.bit(code), hb_font_get_nominal_glyph(font, UInt32(code), &glyph) != 0,
          hb_set_has(dependent, glyph) == 0
        else { continue }
        letters |= 1 << bit
      }
      hb_set_destroy(dependent)
    }
    self.letters = letters
  }

  /// The features that HarfBuzz applies to text from left to right by itself.
  private static let features = [
    "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "kern", "dist", "mark",
    "mkmk",
    "abvm", "blwm", "curs",
  ]

  /// The glyphs at which something may happen that a space has a part in; nil where that may be any. The caller destroys the set.
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
