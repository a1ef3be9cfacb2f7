import UIKit

/// What is written of the clues, and of the answers so far.
struct CluesText {
  struct Line {
    var clue: String
    var answer: String
    var isFound: Bool
  }

  let lines: [Line]

  init(_ game: Game) {
    lines = game.level.words.enumerated().map { index, word in
      let isFound = game.found.contains(index)
      return Line(
        clue: "\(index + 1). \(word.clue)", answer: isFound ? word.text : "\(word.text.count) letters",
        isFound: isFound)
    }
  }

  /// All clues, one a line; those of words that were found are paler.
  var clues: NSAttributedString {
    text { ($0.clue, $0.isFound ? .secondaryLabel : .label) }
  }

  /// All answers, one a line; those that are missing are paler.
  var answers: NSAttributedString {
    text { ($0.answer, $0.isFound ? .label : .secondaryLabel) }
  }

  private func text(_ part: (Line) -> (String, UIColor)) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, line) in lines.enumerated() {
      let (words, color) = part(line)
      text.append(
        NSAttributedString(
          string: (index > 0 ? "\n" : "") + words, attributes: [.foregroundColor: color]))
    }
    return text
  }
}
