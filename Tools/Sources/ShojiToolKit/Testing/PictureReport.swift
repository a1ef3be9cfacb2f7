import Foundation
import XcodeProjects

/// A page with the snapshots that differ: recorded, now, and their difference. The page needs no other file.
package struct PictureReport {
  /// The most bytes of pictures that a page has, so that browsers open it.
  static let mostBytes = 48 << 20
  /// The most snapshots that a page shows.
  static let most = 500

  private let pictures: [FailedPicture]
  private let title: String
  private let summary: String
  private let folder: String
  private let command: String
  private let mostBytes: Int

  /// The page of a run.
  ///
  /// - Parameters:
  ///   - pictures: The snapshots.
  ///   - title: The name of the package or project.
  ///   - summary: The numbers of the run.
  ///   - folder: The folder from which paths are shown.
  ///   - command: The command that accepts, before the names.
  package init(
    _ pictures: [FailedPicture], title: String, summary: String, folder: String, command: String,
    mostBytes: Int = PictureReport.mostBytes
  ) {
    (self.pictures, self.title, self.summary) = (pictures, title, summary)
    (self.folder, self.command, self.mostBytes) = (folder, command, mostBytes)
  }

  /// The document.
  package var html: String {
    let shown = pictures.prefix(Self.most)
    let acceptable = pictures.filter { !$0.isNew }
    var room = mostBytes
    var cards: [String] = []
    for (number, picture) in shown.enumerated() { cards.append(card(picture, number: number + 1, &room)) }
    var parts = [
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(ReportText.text(heading)) – \(ReportText.text(title))</title>
      <link rel="icon" href="data:,">
      <style>\(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
      <header>
      <h1>\(ReportText.text(heading))</h1>
      <p class="quiet">\(ReportText.text(title)) · \(ReportText.text(summary))</p>
      """
    ]
    if acceptable.count > 1 {
      parts.append("<p class=\"lead\">Accept all of them:</p>" + commandLine(command))
    }
    if shown.count > 3 {
      let links = shown.enumerated().map {
        "<li><a href=\"#picture-\($0.offset + 1)\">\(ReportText.text($0.element.name))</a>"
      }
      parts.append("<nav><details><summary>All of them</summary><ul>\(links.joined())</ul></details></nav>")
    }
    parts.append("</header>\n<main>")
    parts += cards
    parts.append("</main>")
    if pictures.count > shown.count {
      parts.append(
        "<footer><p class=\"quiet\">\(pictures.count - shown.count) more are not shown.</p></footer>")
    }
    parts.append("<script>\(String(decoding: PackageResources.report_js, as: UTF8.self))</script>\n</html>\n")
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    let new = pictures.count(where: \.isNew)
    let differing = pictures.count - new
    if pictures.isEmpty { return "No snapshot differs" }
    if differing == 0 { return new == 1 ? "1 new snapshot" : "\(new) new snapshots" }
    let text = differing == 1 ? "1 snapshot differs" : "\(differing) snapshots differ"
    return new == 0 ? text : "\(text), \(new) new"
  }

  private func commandLine(_ command: String) -> String {
    "<div class=\"command\"><code>\(ReportText.text(command))</code><button data-copy>Copy</button></div>"
  }

  private func card(_ picture: FailedPicture, number: Int, _ room: inout Int) -> String {
    var text = """
      <article class="card" id="picture-\(number)" style="--at: 50%">
      <div class="top"><div>
      <h2>\(ReportText.text(picture.name))</h2>
      <p class="quiet">\(ReportText.text(picture.test))\(picture.place.map { " · \(ReportText.text($0.shown(from: folder)))" } ?? "")</p>
      </div>
      """
    if picture.isImage {
      let stage = Stage(picture, folder: folder, &room)
      text += (picture.isNew ? "" : stage.modes(name: "mode-\(number)")) + "</div>\n"
      text += "<p class=\"reason\">\(ReportText.text(stage.reason(picture)))</p>\n" + stage.html
    } else {
      let issue = TestIssue(picture.message)
      text += "</div>\n<pre>\(ReportText.differingLines(issue.shortMessage))</pre>"
    }
    if !picture.isNew {
      text += "\n" + commandLine("\(command) \(Shell.quoted(picture.name))")
    }
    return text + "\n</article>"
  }
}

/// The pictures of one snapshot.
private struct Stage {
  private struct Part {
    var kind: String
    var caption: String
    var data: Data?
    var size: PNGSize?
    var path: String
    var isTooMuch = false
  }

  private var parts: [Part] = []
  private let isNew: Bool
  private let folder: String

  init(_ picture: FailedPicture, folder: String, _ room: inout Int) {
    (isNew, self.folder) = (picture.isNew, folder)
    if isNew {
      parts = [Stage.part("now", "Recorded for the first time", picture.now, &room)]
    } else {
      parts = [
        Stage.part("recorded", "Recorded", picture.recorded, &room),
        Stage.part("now", "Now", picture.now, &room),
      ]
      if let difference = picture.difference {
        let part = Stage.part("difference", "Difference", difference, &room)
        if part.size != nil { parts.append(part) }
      }
    }
  }

  private static func part(_ kind: String, _ caption: String, _ path: String, _ room: inout Int) -> Part {
    var part = Part(kind: kind, caption: caption, path: path)
    guard let data = FileAccess.bytes(path).map({ Data($0) }), let size = PNGSize(data) else {
      return part
    }
    part.size = size
    guard data.count <= room else {
      part.isTooMuch = true
      return part
    }
    room -= data.count
    part.data = data
    return part
  }

  private func has(_ kind: String) -> Bool { parts.contains { $0.kind == kind && $0.data != nil } }

  /// The choice between the ways to look at them; empty where there is no choice.
  func modes(name: String) -> String {
    guard has("recorded"), has("now") else { return "" }
    let modes = [
      ("beside", "Side by side"), ("slider", "Slider"),
      (has("difference") ? "difference" : "overlay", "Difference"),
    ]
    let inputs = modes.map { mode, title in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(mode)\"\(mode == "beside" ? " checked" : "")>\(title)</label>"
    }
    return "<fieldset class=\"modes\" aria-label=\"Ways to compare\">\(inputs.joined())</fieldset>"
  }

  /// The words for what differs.
  func reason(_ picture: FailedPicture) -> String {
    let old = parts.first { $0.kind == "recorded" }?.size
    let new = parts.first { $0.kind == "now" }?.size
    if !isNew, let old, let new, old != new {
      return "It is \(new.width) × \(new.height) pixels large, not \(old.width) × \(old.height)."
    }
    return TestIssue(picture.message).shortMessage
  }

  var html: String {
    let width = parts.compactMap(\.size?.width).max() ?? 400
    // Pictures of screens have two or three pixels to a point.
    let shownWidth = width > 640 ? width / 2 : width
    var text = "<div class=\"stage\" style=\"--count: \(parts.count); --width: \(shownWidth)px\">"
    for part in parts { text += figure(part, width: width) }
    if has("recorded"), has("now") {
      text +=
        "<div class=\"slide\"><i></i><input type=\"range\" min=\"0\" max=\"100\" step=\"0.5\" value=\"50\" "
        + "aria-label=\"Share of the recorded picture\"></div>"
    }
    return text + "</div>"
  }

  private func figure(_ part: Part, width: Int) -> String {
    let start = "<figure class=\"\(part.kind)\"><figcaption>\(part.caption)</figcaption>"
    guard let data = part.data, let size = part.size else {
      let words =
        part.isTooMuch ? "The page has no room for this picture" : "This picture is missing"
      return start
        + "<div class=\"missing\"><span>\(words):<br>\(ReportText.text(shown(part.path)))</span></div></figure>"
    }
    // Pictures of different sizes keep their proportion to each other.
    let style =
      size.width == width
      ? ""
      : " style=\"--share: \(size.width * 10_000 / width / 100)%; --inverse: \(Double(width * 1_000 / size.width) / 1_000)\""
    return start
      + "<img alt=\"\(part.caption)\" width=\"\(size.width)\" height=\"\(size.height)\"\(style) "
      + "src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

/// Text as the HTML of a report has it.
enum ReportText {
  /// A text between tags or in an attribute between quotation marks.
  static func text(_ text: String) -> String {
    XML.text(text).replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// Lines of which those that begin with a minus or a plus are marked.
  static func differingLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind =
        line.hasPrefix("\u{2212}") || line.hasPrefix("-") ? "minus" : line.hasPrefix("+") ? "plus" : nil
      return kind.map { "<span class=\"\($0)\">\(ReportText.text(String(line)))</span>" }
        ?? ReportText.text(String(line))
    }.joined(separator: "\n")
  }
}

/// Words of command lines.
package enum Shell {
  /// A word as a shell reads it.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:@%+,".contains($0)) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
