import Foundation

/// A game through all levels: which words were found, which buttons were pressed, and the score.
nonisolated struct Game {
  /// What came of handing in an answer.
  enum Verdict: Equatable {
    /// There was none.
    case nothing
    /// It was one of the words.
    case found
    /// It was none of the words.
    case wrong(String)
    /// It was the last word of a level that others follow.
    case levelFinished
    /// It was the last word of all.
    case gameFinished
  }

  private let levels: [Level]
  private var generator: any RandomNumberGenerator

  /// The level that is played, from 0.
  private(set) var levelIndex = 0
  /// The groups of letters, in the order of the buttons.
  private(set) var letters: [String] = []
  /// The buttons that make up the answer, in the order in which they were pressed.
  private(set) var pressed: [Int] = []
  /// Letters that were typed and are not yet a group.
  private(set) var typed = ""
  /// The buttons whose words were found.
  private(set) var spent: Set<Int> = []
  /// The words that were found.
  private(set) var found: Set<Int> = []
  /// One for each right answer, less one for each wrong one.
  private(set) var score = 0

  /// Begins a game. `generator` mixes the buttons.
  init(levels: [Level], generator: any RandomNumberGenerator) {
    self.levels = levels
    self.generator = generator
    beginLevel()
  }

  var level: Level { levels[levelIndex] }
  var answer: String { pressed.map { letters[$0] }.joined() + typed }
  var numberOfWords: Int { levels.reduce(0) { $0 + $1.words.count } }

  func isAvailable(_ button: Int) -> Bool {
    letters.indices.contains(button) && !pressed.contains(button) && !spent.contains(button)
  }

  /// Adds a button's letters to the answer.
  mutating func press(_ button: Int) {
    guard isAvailable(button) else { return }
    pressed.append(button)
    typed = ""
  }

  /// Adds a letter to the answer. Once the letters typed are those of a button, and no other button goes on
  /// from them, it is as if that were pressed. Letters that no button has are left out.
  mutating func type(_ letter: Character) {
    let text = typed + letter.uppercased()
    let candidates = buttons(beginningWith: text)
    if candidates.isEmpty {
      guard let whole = button(of: typed) else { return }
      press(whole)
      type(letter)
    } else if candidates.count == 1, letters[candidates[0]] == text {
      press(candidates[0])
    } else {
      typed = text
    }
  }

  private func buttons(beginningWith text: String) -> [Int] {
    letters.indices.filter { isAvailable($0) && letters[$0].hasPrefix(text) }
  }

  private func button(of text: String) -> Int? {
    letters.indices.first { isAvailable($0) && letters[$0] == text }
  }

  /// Gives back what was typed last, or the last group of the answer.
  mutating func takeBack() {
    if typed.isEmpty { pressed = pressed.dropLast() } else { typed.removeLast() }
  }

  /// Gives all letters of the answer back.
  mutating func clear() {
    (pressed, typed) = ([], "")
  }

  /// Hands the answer in. A wrong one stays, to be mended.
  mutating func submit() -> Verdict {
    if let whole = button(of: typed) { press(whole) }
    let answer = answer
    guard !answer.isEmpty else { return .nothing }
    let index = level.words.indices.first { !found.contains($0) && level.words[$0].text == answer }
    guard let index else {
      score -= 1
      return .wrong(answer)
    }
    score += 1
    found.insert(index)
    spent.formUnion(pressed)
    clear()
    guard found.count == level.words.count else { return .found }
    return levelIndex + 1 < levels.count ? .levelFinished : .gameFinished
  }

  /// Goes on to the next level; after the last one, to the first with a score of 0.
  mutating func goOn() {
    levelIndex += 1
    if levelIndex == levels.count {
      levelIndex = 0
      score = 0
    }
    beginLevel()
  }

  private mutating func beginLevel() {
    (spent, found) = ([], [])
    clear()
    letters = level.groups.shuffled(using: &generator)
  }
}
