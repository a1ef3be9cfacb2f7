import Foundation
import Testing

@testable import UIKit

/// Misspelt words, with Debian's American English dictionary where it is installed.
@MainActor
@Suite(.serialized, .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")))
struct UITextCheckerTests {
  private let checker = UITextChecker()

  private func misspelt(_ text: String, from start: Int = 0, wrap: Bool = false, range: NSRange? = nil)
    -> String?
  {
    let all = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range ?? all, startingAt: start, wrap: wrap, language: "en_US")
    return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
  }

  @Test(
    "finds the first word that is no word",
    arguments: [
      ("The quick brown fox", nil), ("The qiuck brown fox", "qiuck"), ("", nil),
      ("don't won’t 'quoted'", nil),
      ("It isnt", "isnt"), ("see abc123 and snake_kase", nil), ("😀 wrnog 😀", "wrnog"), ("日本語", nil),
      ("'''", nil),
    ] as [(String, String?)])
  func finds(text: String, expected: String?) { #expect(misspelt(text) == expected) }

  @Test("goes on from a place, and wraps where it is to")
  func wraps() {
    let text = "wrnog right roight"
    #expect(misspelt(text, from: 5) == "roight")
    #expect(misspelt(text, from: 18) == nil)
    #expect(misspelt(text, from: 18, wrap: true) == "wrnog")
    #expect(misspelt(text, range: NSRange(location: 6, length: 5)) == nil)
  }

  @Test("takes bad ranges and languages for nothing to check")
  func badValues() {
    for range in [
      NSRange(location: -5, length: 3), NSRange(location: 90, length: 3), NSRange(location: 0, length: .max),
      NSRange(location: 0, length: -1), NSRange(location: NSNotFound, length: 0),
    ] { _ = misspelt("fine", from: .max, wrap: true, range: range) }
    #expect(misspelt("fine", from: -3) == nil)
    for language in ["", "xx_YY", "_"] {
      let found = checker.rangeOfMisspelledWord(
        in: "wrnog", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: language)
      #expect(found.location == NSNotFound)
      #expect(
        checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrnog", language: language) == nil
      )
    }
  }

  @Test("guesses and completes words")
  func guesses() throws {
    let word = NSRange(location: 4, length: 5)
    for language in ["en_US", "en-US", "en"] {
      let guesses = try #require(checker.guesses(forWordRange: word, in: "the wrnog way", language: language))
      #expect(guesses.contains("wrong"))
    }
    let start = NSRange(location: 0, length: 6)
    let found = try #require(checker.completions(forPartialWordRange: start, in: "elepha", language: "en_US"))
    #expect(found.first == "elephant" && found.contains("elephantine") && found.count <= 20)
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 0, length: 0), in: "a", language: "en") == []
    )
  }

  @Test("learns words for all, and ignores words for one checker")
  func learns() {
    let word = "shojiish"
    defer { UITextChecker.unlearnWord(word) }
    #expect(misspelt(word) == word)
    UITextChecker.learnWord(word)
    UITextChecker.learnWord(word)
    #expect(UITextChecker.hasLearnedWord(word) && misspelt(word) == nil)
    UITextChecker.unlearnWord(word)
    #expect(!UITextChecker.hasLearnedWord(word) && misspelt(word) == word)
    checker.ignoreWord(word)
    #expect(misspelt(word) == nil && checker.ignoredWords == [word])
    #expect(
      UITextChecker().rangeOfMisspelledWord(
        in: word, range: NSRange(location: 0, length: 8), startingAt: 0, wrap: false, language: "en"
      ).location == 0)
  }

  // MARK: Editors

  /// The words that a display that does not check spelling is to mark in a field.
  private func marked(_ text: String, isFocused: Bool = true, _ change: (UITextField) -> Void = { _ in })
    -> [String]
  {
    TextSpelling.isNeeded = true
    defer { TextSpelling.isNeeded = false }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    change(field)
    var words: [String] = []
    inWindow(UIViewController()) { window in
      window.addSubview(field)
      if isFocused { field.becomeFirstResponder() }
      words = (field.editing.editor?.misspelledWords ?? []).map { field.selectedText($0) }
      field.resignFirstResponder()
    }
    return words
  }

  @Test("marks misspelled words where text is edited, except in secrets, addresses and codes")
  func editors() {
    let text = "helo the wrld"
    #expect(marked(text) == ["helo", "wrld"])
    #expect(marked(text, isFocused: false) == [])
    #expect(marked(text) { $0.spellCheckingType = .no } == [])
    #expect(marked(text) { $0.autocorrectionType = .no } == [])
    #expect(marked(text) { ($0.autocorrectionType, $0.spellCheckingType) = (.no, .yes) } == ["helo", "wrld"])
    #expect(marked(text) { $0.isSecureTextEntry = true } == [])
    #expect(marked(text) { $0.keyboardType = .emailAddress } == [])
    for type in [UITextContentType.emailAddress, .URL, .oneTimeCode, .username] {
      #expect(marked(text) { $0.textContentType = type } == [])
    }
    #expect(marked(text) { $0.textContentType = .name } == ["helo", "wrld"])
  }

  @Test("checks a long text around the caret, and no word that the part's end cuts")
  func longTexts() {
    let reach = TextSpelling.reach
    // The first of the words begins where the part does, and might be the end of a longer one.
    #expect(marked(String(repeating: "wrld ", count: reach)).count == reach / 5 - 1)
    #expect(marked("wrld" + String(repeating: " ", count: reach - 2)) == [])
    #expect(marked("wrld" + String(repeating: " ", count: reach - 4)) == ["wrld"])
  }
}
