import DisplayProtocol
import Testing

@testable import UIKit

/// Tokens before the text of a search field, and suggestions below the bar.
@MainActor struct SearchTokenTests {
  @Test func tokensTakeRoomBeforeTheText() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let plain = field.textRect(forBounds: field.bounds).minX
    let token = UISearchToken(icon: nil, text: "Summer")
    field.insertToken(token, at: 0)
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).minX > plain + 50)
    #expect(field.tokens == [token])
    field.removeToken(at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == plain)
  }

  @Test func backspaceBeforeTheTextSelectsTheLastTokenThenRemovesIt() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.tokens = ["Spring", "Summer"].map { UISearchToken(icon: nil, text: $0) }
    field.text = "ab"
    inWindow(UIViewController()) { window in
      window.addSubview(field)
      field.becomeFirstResponder()
      var number = 0
      /// Presses Backspace as displays report it: by what it removes, which is nothing before the text.
      @MainActor func backspace() {
        number += 1
        let end = field.editing.selection.upperBound
        let range = max(end - 1, 0)..<end
        field.editing.apply(
          TextEdit(
            number: number, base: field.editing.editor?.revision ?? 0,
            .replace(range, with: "", selection: range.lowerBound..<range.lowerBound, marked: nil)),
          isUsable: true)
      }
      backspace()
      backspace()
      #expect(field.text == "" && field.tokens.count == 2 && field.tokenRow?.selected == nil)
      backspace()
      #expect(field.tokens.count == 2 && field.tokenRow?.selected == 1)
      backspace()
      #expect(field.tokens.map(\.text) == ["Spring"] && field.tokenRow?.selected == nil)
      field.allowsDeletingTokens = false
      backspace()
      #expect(field.tokens.count == 1 && field.tokenRow?.selected == nil)
      field.resignFirstResponder()
    }
  }

  @Test func textBecomesAToken() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.text = "sum"
    field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "Summer"), at: 0)
    #expect(field.text == "")
    #expect(field.tokens.count == 1)
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchSuggestions = nil
    }
  }

  @Test func aChosenSuggestionIsReported() throws {
    let (updater, search, page) = (Updater(), UISearchController(), UIViewController())
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    page.navigationItem.searchController = search
    try inWindow(UINavigationController(rootViewController: page)) { _ in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      do {
        search.isActive = true
        search.searchSuggestions = ["Spring", "Summer"].map {
          UISearchSuggestionItem(localizedSuggestion: $0)
        }
        UIScreen.main.host.finishTurn()
        let list = try #require(search.suggestionList)
        #expect(list.view.window != nil)
        list.tableView(list.view, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(updater.chosen == ["Summer"])
        #expect(search.suggestionList == nil)
      }
    }
  }
}
