extension DriverLanguage {
  /// The verbs for `--help`.
  package static var help: String {
    verbs.map { $0.form }.map { form in "  \(form.usage)\n      \(form.summary)" }.joined(separator: "\n")
  }

  /// The names of the verbs for a sentence in Markdown.
  package static var markdownNames: String {
    verbs.map { "`\($0.form.name)`" }.joined(separator: ", ")
  }

  /// The page about the language, in Markdown.
  package static var page: String {
    var page = """
      # The driver's language

      <!-- Written by SHOJI_RECORD=1 from the types in Sources/DisplayDriver/Verbs. -->

      With `--display image` an app reads one JSON request a line from standard input and answers each with one line on
      standard output, in order: `{"ok": true}`, what was asked for, or `{"error": "…"}` with what was found instead. Points are
      points of the window, seconds are virtual time. A `TARGET` is an accessibility identifier, a label or visible text, exactly as
      it is written; `{"text": …, "index": n}` to pick among several, from 0; `{"view": n}`, a view by the number that a tree with details has; or
      `{"x": …, "y": …}`, a point of the window.


      """
    for form in verbs.map({ $0.form }) {
      page += "## \(form.name)\n\n`\(form.usage)` \(form.summary).\n\n"
      let described = form.arguments.filter { !$0.summary.isEmpty }
      guard !described.isEmpty else { continue }
      page += "| argument | value | meaning |\n|---|---|---|\n"
      for argument in described {
        page += "| `\(argument.name)` | `\(argument.value)` | \(argument.summary) |\n"
      }
      page += "\n"
    }
    return page
  }
}
