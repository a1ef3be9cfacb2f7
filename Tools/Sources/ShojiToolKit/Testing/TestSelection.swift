/// The tests to run, by regular expressions for their identifiers, such as `Module.Suite/test`.
package struct TestSelection {
  /// The expressions of which one must fit; none for all tests.
  package let filters: [String]
  /// The expressions of which none may fit.
  package let skips: [String]
  private let filterPatterns: [Regex<AnyRegexOutput>]
  private let skipPatterns: [Regex<AnyRegexOutput>]

  /// Reads expressions. Throws for one that is none.
  package init(filters: [String] = [], skips: [String] = []) throws(ToolError) {
    func patterns(_ texts: [String], of option: String) throws(ToolError) -> [Regex<AnyRegexOutput>] {
      var patterns: [Regex<AnyRegexOutput>] = []
      for text in texts {
        guard let pattern = try? Regex(text) else {
          throw ToolError("\(option) must be a regular expression, not “\(text)”", cause: .commandLine)
        }
        patterns.append(pattern)
      }
      return patterns
    }
    (self.filters, self.skips) = (filters, skips)
    filterPatterns = try patterns(filters, of: "--filter")
    skipPatterns = try patterns(skips, of: "--skip")
  }

  /// Whether a test is one of them.
  package func contains(_ id: String) -> Bool {
    (filterPatterns.isEmpty || filterPatterns.contains { id.contains($0) })
      && !skipPatterns.contains { id.contains($0) }
  }

  /// The options of Swift Testing for them.
  var options: [String] { filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] } }

  /// The words for a selection that no test fits.
  var words: String {
    let filters = filters.map { "“\($0)”" }.joined(separator: " or ")
    let skips = skips.map { "“\($0)”" }.joined(separator: " and ")
    return [filters, skips.isEmpty ? "" : "without \(skips)"].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
