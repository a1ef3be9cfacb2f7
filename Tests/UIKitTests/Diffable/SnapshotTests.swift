import Testing

@testable import UIKit

/// The identifiers of a snapshot, and what changes them.
@MainActor struct SnapshotTests {
  private func letters() -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2", "a3"], toSection: "A")
    snapshot.appendItems(["b1", "b2"])
    return snapshot
  }

  @Test func itemsAreFoundByIdentifier() {
    let snapshot = letters()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.itemIdentifiers == ["a1", "a2", "a3", "b1", "b2"])
    #expect(snapshot.indexOfItem("b2") == 4)
    #expect(snapshot.indexOfItem("c") == nil)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: "b1") == "B")
  }

  @Test func itemsAreInsertedDeletedAndMoved() {
    var snapshot = letters()
    snapshot.insertItems(["x"], beforeItem: "a1")
    snapshot.insertItems(["y"], afterItem: "b2")
    snapshot.moveItem("a3", beforeItem: "b1")
    snapshot.deleteItems(["a1", "unknown"])
    #expect(snapshot.itemIdentifiers(inSection: "A") == ["x", "a2"])
    #expect(snapshot.itemIdentifiers(inSection: "B") == ["a3", "b1", "b2", "y"])
    #expect(snapshot.indexOfItem("y") == 5)
    snapshot.moveItem("x", afterItem: "a2")
    #expect(snapshot.itemIdentifiers(inSection: "A") == ["a2", "x"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
  }

  @Test func sectionsAreInsertedDeletedAndMovedWithTheirItems() {
    var snapshot = letters()
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.insertSections(["D"], afterSection: "A")
    snapshot.moveSection("B", beforeSection: "C")
    #expect(snapshot.sectionIdentifiers == ["B", "C", "A", "D"])
    #expect(snapshot.indexOfItem("a1") == 2)
    snapshot.deleteSections(["B"])
    #expect(snapshot.indexOfItem("b1") == nil)
    #expect(snapshot.itemIdentifiers == ["a1", "a2", "a3"])
    snapshot.moveSection("C", afterSection: "D")
    #expect(snapshot.sectionIdentifiers == ["A", "D", "C"])
    #expect(snapshot.sectionIdentifier(containingItem: "a2") == "A")
  }

  @Test func itemsThatAreThereAlreadyMove() {
    var snapshot = letters()
    snapshot.appendItems(["a1", "z"], toSection: "B")
    #expect(snapshot.itemIdentifiers == ["a2", "a3", "b1", "b2", "a1", "z"])
    snapshot.appendSections(["A"])
    #expect(snapshot.sectionIdentifiers == ["B", "A"])
    #expect(snapshot.itemIdentifiers == ["b1", "b2", "a1", "z", "a2", "a3"])
    #expect(snapshot.indexOfItem("a2") == 4)
  }

  @Test func marksLastAsLongAsTheirItems() {
    var snapshot = letters()
    snapshot.reloadItems(["a1", "b1", "a1"])
    snapshot.reconfigureItems(["a2"])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == ["a1", "b1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a2"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteSections(["B"])
    snapshot.deleteItems(["a2"])
    #expect(snapshot.reloadedItemIdentifiers == ["a1"])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func sameIdentifierTwiceEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("supplied item identifiers are not unique. Duplicate identifiers: 1"))
  }

  @Test func itemsWithoutSectionsEndTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Please add a section first."))
  }

  @Test func treesShowWhatIsExpanded() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    #expect(tree.visibleItems == ["fruit", "roots"])
    tree.expand(["apple"])
    #expect(tree.isVisible("red") == false)
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "roots"])
    #expect(tree.level(of: "green") == 2)
    #expect(tree.parent(of: "apple") == "fruit")
    #expect(tree.snapshot(of: "apple").items == ["red", "green"])
    #expect(tree.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
    tree.insert(["plum"], before: "pear")
    tree.collapse(["apple"])
    #expect(tree.visibleItems == ["fruit", "apple", "plum", "pear", "roots"])
    var berries = NSDiffableDataSourceSectionSnapshot<String>()
    berries.append(["berry"])
    berries.append(["straw", "rasp"], to: "berry")
    tree.replace(childrenOf: "apple", using: berries)
    #expect(tree.contains("red") == false)
    #expect(tree.items == ["fruit", "apple", "berry", "straw", "rasp", "plum", "pear", "roots"])
    tree.delete(["fruit"])
    #expect(tree.items == ["roots"])
    #expect(tree.contains("rasp") == false)
  }
}
