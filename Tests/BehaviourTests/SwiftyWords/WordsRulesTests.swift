import Foundation
import Testing

@testable import SwiftyWords

/// The rules of Seven Swifty Words, and its level files.
struct WordsRulesTests {
  private static let text = """
    # two words

    A soft place to sit: CU|SHI|ON
    It pours: what it has brewed:  tea | pot
    """

  @Test func aLineIsAClueAndAWordInGroups() throws {
    let level = try Level(Self.text, name: "test.txt")
    #expect(level.words.map(\.clue) == ["A soft place to sit", "It pours: what it has brewed"])
    #expect(level.words.map(\.groups) == [["CU", "SHI", "ON"], ["TEA", "POT"]])
    #expect(level.words.map(\.text) == ["CUSHION", "TEAPOT"])
  }

  @Test(arguments: [
    ("A soft place to sit CU|SHI|ON", "test.txt, line 1: there is no colon after the clue"),
    ("\n: CU|SHI|ON", "test.txt, line 2: there is no clue before the colon"),
    ("Sit: CU||ON", "test.txt, line 1: each group of the word must be letters, with a bar between two"),
    ("Sit:", "test.txt, line 1: each group of the word must be letters, with a bar between two"),
    ("Sit: CU|5", "test.txt, line 1: each group of the word must be letters, with a bar between two"),
  ])
  func saysWhatIsWrongWithALine(text: String, words: String) {
    let error = #expect(throws: LevelError.self) { try Level(text, name: "test.txt") }
    #expect(error?.description == "\(words), as in “A soft place to sit: CU|SHI|ON”.")
  }

  @Test func saysWhatIsWrongWithALevel() {
    let empty = #expect(throws: LevelError.self) { try Level("# nothing\n", name: "test.txt") }
    #expect(empty?.description == "test.txt: there is no word in it.")
    let long = "Long: " + Array(repeating: "A", count: 21).joined(separator: "|")
    let full = #expect(throws: LevelError.self) { try Level(long, name: "test.txt") }
    #expect(
      full?.description == "test.txt: its words have 21 groups of letters, but there are only 20 buttons.")
  }

  @Test func levelsHaveSevenWordsInTwentyDifferentGroups() throws {
    let levels = try Level.all(in: .module)
    #expect(levels.count == 3)
    for (level, words) in zip(levels, WordsTable.levels) {
      #expect(level.words.map(\.groups) == words)
      #expect(level.words.count == 7 && Set(level.groups).count == 20)
    }
    #expect(Set(levels.flatMap(\.words).map(\.text)).count == 21)
  }

  private func game() throws -> Game {
    Game(levels: [try Level(Self.text, name: "test.txt")], generator: Dice(seed: 1))
  }

  private func press(_ groups: String..., in game: inout Game) {
    for group in groups { game.press(game.letters.firstIndex(of: group)!) }
  }

  @Test func sameSeedMixesTheSameWay() throws {
    #expect(try game().letters == game().letters)
    #expect(try Set(game().letters) == ["CU", "SHI", "ON", "TEA", "POT"])
  }

  @Test func rightAnswersCountOnceAndWrongOnesCost() throws {
    var game = try game()
    #expect(game.submit() == .nothing)
    press("CU", "ON", in: &game)
    #expect(game.submit() == .wrong("CUON") && game.score == -1 && game.answer == "CUON")
    game.takeBack()
    press("SHI", "ON", in: &game)
    #expect(game.submit() == .found && game.score == 0 && game.found == [0] && game.answer == "")
    let cushion = game.letters.firstIndex(of: "CU")!
    game.press(cushion)
    #expect(!game.isAvailable(cushion) && game.answer == "")
    press("TEA", "POT", in: &game)
    #expect(game.submit() == .gameFinished && game.score == 1)
    game.goOn()
    #expect(game.score == 0 && game.found.isEmpty && game.levelIndex == 0)
  }

  @Test func typedLettersChooseTheButtonsTheyBegin() throws {
    let level = try Level("Steps: LA|DD|ER\nLight: LAN|TE|RN", name: "test.txt")
    var game = Game(levels: [level], generator: Dice(seed: 1))
    for letter in "lxantern" { game.type(letter) }
    #expect(game.answer == "LANTERN" && game.pressed.map { game.letters[$0] } == ["LAN", "TE", "RN"])
    game.clear()
    for letter in "LADDER" { game.type(letter) }
    #expect(game.pressed.map { game.letters[$0] } == ["LA", "DD", "ER"])
    game.clear()
    for letter in "LA" { game.type(letter) }
    #expect(game.answer == "LA" && game.pressed.isEmpty, "LAN may still come")
    game.takeBack()
    #expect(game.answer == "L")
    game.type("A")
    #expect(game.submit() == .wrong("LA") && game.pressed.count == 1)
  }

  @Test func buttonsThatAreNotThereDoNothing() throws {
    var game = try game()
    for number in [-1, 5, 20] { game.press(number) }
    #expect(game.pressed.isEmpty && !game.isAvailable(5))
  }
}
