import Testing

@testable import UIKit

/// Search bars that stand alone.
@MainActor struct UISearchBarTests {
  /// A delegate that records a bar's calls, and refuses chosen ones.
  final class Listener: UISearchBarDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func ask(_ line: String) -> Bool {
      lines.append(line)
      return !refuses.contains(line)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin?") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end?") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location)+\(range.length) to \(text)?") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      lines.append("scope \(selectedScope)")
    }

    /// The lines since the last look.
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let bar = UISearchBar(frame: CGRect(0, 0, 320, 56))
  private let listener = Listener()

  /// Shows the bar in a window.
  private func shown(_ body: () -> Void) {
    bar.delegate = listener
    let controller = UIViewController()
    controller.view.addSubview(bar)
    inWindow(controller) { _ in body() }
  }

  private func finishTurn() { UIScreen.main.host.finishTurn() }

  @Test func aNewBarHasTheDefaultsOfIOS() {
    #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil)
    #expect(!bar.showsCancelButton && !bar.showsBookmarkButton && !bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0)
    #expect(bar.searchBarStyle == .default && bar.isTranslucent && bar.barTintColor == nil)
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(bar.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func scopesAndPromptsMakeItHigher() {
    bar.scopeButtonTitles = ["All", "Dark"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.prompt = "Where"
    #expect(bar.intrinsicContentSize.height == 120)
    bar.scopeButtonTitles = nil
    #expect(bar.intrinsicContentSize.height == 76)
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 76))
  }

  @Test func theFieldIs36HighAndMakesRoomForCancel() {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(8, 10, 304, 36))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let cancel = bar.parts.cancel
    #expect(cancel.frame.maxX == 312 && !cancel.isHidden)
    #expect(bar.searchTextField.frame.maxX == cancel.frame.minX - 10)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8 && bar.searchTextField.frame.maxX == 312)
    bar.setShowsCancelButton(false, animated: false)
    bar.layoutIfNeeded()
    #expect(cancel.isHidden && bar.searchTextField.frame == CGRect(8, 10, 304, 36))
  }

  @Test func theTextBeginsBesideTheGlass() {
    let field = bar.searchTextField
    bar.layoutIfNeeded()
    #expect(field.leftView != nil && field.textRect(forBounds: field.bounds).minX == 30)
    field.leftViewMode = .never
    #expect(field.textRect(forBounds: field.bounds).minX == 8)
    #expect(UISearchTextField().intrinsicContentSize.height == 36)
  }

  @Test func aDelegateIsAskedAndNotifiedInOrder() {
    shown {
      let typist = Typist(at: bar.searchTextField)
      typist.focus()
      #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
      typist.type("a")
      typist.pressReturn()
      typist.leave()
      #expect(
        listener.read() == [
          "begin?", "began", "change 0+0 to a?", "text a", "search", "end?", "ended",
        ])
      #expect(bar.text == "a" && !bar.isFirstResponder)
    }
  }

  @Test func whatTheDelegateRefusesDoesNotHappen() {
    shown {
      listener.refuses = ["begin?"]
      #expect(!bar.becomeFirstResponder())
      listener.refuses = ["change 0+0 to x?", "end?"]
      let typist = Typist(at: bar.searchTextField)
      typist.focus()
      typist.type("x")
      #expect(bar.text == "")
      #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
      listener.refuses = []
      #expect(bar.resignFirstResponder())
    }
  }

  @Test func textSetInCodeIsNotReported() {
    shown {
      bar.text = "set"
      #expect(listener.read().isEmpty && bar.text == "set")
      bar.text = nil
      #expect(bar.text == "")
    }
  }

  @Test func returnDoesNothingWithoutText() {
    shown {
      let typist = Typist(at: bar.searchTextField)
      typist.focus()
      typist.pressReturn()
      #expect(listener.read() == ["begin?", "began"])
      bar.enablesReturnKeyAutomatically = false
      typist.pressReturn()
      #expect(listener.read() == ["search"])
    }
  }

  @Test func emptyingReportsTheNewText() {
    shown {
      bar.text = "abc"
      bar.searchTextField.clear()
      #expect(listener.read() == ["text "] && bar.text == "")
    }
  }

  @Test func buttonsSayWhatTheyAreFor() {
    shown {
      bar.showsCancelButton = true
      bar.showsBookmarkButton = true
      bar.scopeButtonTitles = ["All", "Dark"]
      bar.showsScopeBar = true
      finishTurn()
      _ = bar.parts.cancel.accessibilityActivate()
      _ = bar.parts.extra.accessibilityActivate()
      bar.parts.scopes.choose(bar.parts.scopes.segments[1])
      #expect(listener.read() == ["cancel", "bookmark", "scope 1"])
      bar.showsBookmarkButton = false
      bar.showsSearchResultsButton = true
      _ = bar.parts.extra.accessibilityActivate()
      #expect(listener.read() == ["results"])
    }
  }

  @Test func theBookIsThereWhileThereIsNoText() {
    shown {
      bar.showsBookmarkButton = true
      finishTurn()
      #expect(bar.parts.extra.superview === bar.searchTextField)
      bar.text = "x"
      finishTurn()
      #expect(bar.parts.extra.superview == nil)
      Typist(at: bar.searchTextField).replace(0..<1, with: "")
      finishTurn()
      #expect(bar.parts.extra.superview === bar.searchTextField)
    }
  }

  @Test func escapeCancelsWhileThereIsAButtonForIt() {
    shown {
      let keyboard = Keyboard(view: bar.searchTextField)
      keyboard.press("Escape")
      #expect(listener.read().isEmpty)
      bar.showsCancelButton = true
      keyboard.press("Escape")
      #expect(listener.read() == ["cancel"])
    }
  }

  @Test func scopesKeepToTheOnesThereAre() {
    bar.scopeButtonTitles = ["A", "B", "C"]
    bar.selectedScopeButtonIndex = 7
    #expect(bar.selectedScopeButtonIndex == 2)
    bar.scopeButtonTitles = ["A", "B"]
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func aTitleViewTakesTheRoomOfTheTitle() {
    onScreen(375, 667) {
      let controller = UIViewController()
      controller.navigationItem.titleView = bar
      bar.frame = .zero
      inWindow(UINavigationController(rootViewController: controller)) { _ in
        #expect(bar.bounds.height == 44 && bar.bounds.width > 300)
        #expect(bar.searchTextField.bounds.height == 36)
        #expect(bar.parts.backdrop.isHidden)
      }
    }
  }

  @Test func aTableWidensItAboveItsRows() {
    let table = UITableView(frame: CGRect(0, 0, 375, 600))
    bar.sizeToFit()
    table.tableHeaderView = bar
    table.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 0, 375, 56))
  }

  @Test func picturesReplaceItsOwn() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    bar.setImage(picture, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === picture)
    #expect(bar.image(for: .search, state: .normal) === picture)
    bar.setImage(nil, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image !== picture)
  }
}
