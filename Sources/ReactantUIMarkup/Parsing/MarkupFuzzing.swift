/// The entry of the fuzzer to the parsers of single values.
@_spi(Fuzzing) public enum MarkupFuzzing {
  private static let types: [ValueType] =
    [
      .bool, .integer, .cgFloat, .float, .double, .color, .cgColor, .font, .image, .text, .insets, .point,
      .size,
      .rect, .transform, .rowHeight, .visualEffect, .tabStops, .url,
    ] + EnumerationType.all.map { .enumeration($0) }

  /// Reads a text as a value, a condition or a constraint, and traps where an error names no place in the
  /// text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - choice: which of the parsers reads it.
  public static func readValue(_ text: String, choice: Int) {
    let length = text.utf8.count
    do throws(ValueError) {
      switch choice {
      case 0..<64:
        _ = try ValueParser.parse(text, as: types[choice % types.count], templates: choice % 2 == 0)
      case 64..<128:
        var cursor = TextCursor(text)
        let condition = try ConditionParser.parse(&cursor)
        let context = ConditionContext(
          idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: nil, width: 320, height: 480)
        _ = condition.evaluate(in: context)
        precondition(condition.hashValue == condition.hashValue)
      case 128..<136: _ = try ConstraintParser.priority(text)
      default:
        let all = LayoutAttributeType.all
        let place = SourceLocation(file: "", line: 1, column: 1)
        for constraint in try ConstraintParser.parse(
          text, of: all[choice % all.count],
          location: { offset in
            precondition((0...length).contains(offset))
            return place
          })
        {
          precondition(constraint.constant.isFinite && constraint.multiplier.isFinite)
          precondition((0...1000).contains(constraint.priority))
        }
      }
    } catch {
      precondition((0...length).contains(error.offset), "an error outside the text")
      precondition(!error.message.isEmpty)
    }
  }
}
