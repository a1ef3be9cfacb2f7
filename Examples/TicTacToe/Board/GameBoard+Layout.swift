import Foundation
import Katana
import UIKit

/// Where everything goes. An upright screen has the cards above the board, a wide one beside it; the board is
/// as large as the rest leaves room for, and square.
extension GameBoard: PlasticNodeDescription, PlasticReferenceSizeable {
  static let referenceSize = CGSize(width: 320, height: 568)

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    guard let board = views[.board] else { return }
    views[.table]?.fill(views.nativeView)
    if props.frame.width > props.frame.height {
      layoutWide(views, board: board)
    } else {
      layoutUpright(views, board: board)
    }
    layoutCells(views, in: board)
    if let newGame = views[.newGame] {
      newGame.left = board.left
      newGame.right = board.right
      newGame.setBottom(views.nativeView.bottom, offset: .scalable(-20))
      newGame.height = .scalable(48)
    }
  }

  /// Text grows with the screen, as all that is scalable does, and stays readable on a small one. It follows
  /// the size of text that the person prefers as far as the cards have room.
  static func textScale(of size: CGSize) -> CGFloat {
    let fitting = max(0.75, min(size.width / referenceSize.width, size.height / referenceSize.height))
    let room = size.width < size.height ? 1.1 : 1.2
    return fitting * min(max(UIFontMetrics.default.scaledValue(for: 100) / 100, 1), room)
  }

  private static func layoutUpright(_ views: ViewsContainer<Keys>, board: PlasticView) {
    let nativeView = views.nativeView
    guard let player1 = views[.player1], let player2 = views[.player2], let status = views[.status] else {
      return
    }
    [player1, player2].fill(
      left: nativeView.left, right: nativeView.right, insets: .scalable(0, 16, 0, 16),
      spacings: [.scalable(12)])
    for card in [player1, player2] {
      card.setTop(nativeView.top, offset: .scalable(20))
      card.height = .scalable(78)
    }
    status.fillHorizontally(nativeView, insets: .scalable(0, 16, 0, 16))
    status.setTop(player1.bottom, offset: .scalable(12))
    status.height = .scalable(36)
    board.fit(
      top: status.bottom, left: nativeView.left, bottom: nativeView.bottom, right: nativeView.right,
      aspectRatio: 1, insets: .scalable(10, 16, 80, 16))
  }

  private static func layoutWide(_ views: ViewsContainer<Keys>, board: PlasticView) {
    let nativeView = views.nativeView
    guard let player1 = views[.player1], let player2 = views[.player2], let status = views[.status] else {
      return
    }
    status.fillHorizontally(nativeView, insets: .scalable(0, 16, 0, 16))
    status.setTop(nativeView.top, offset: .scalable(20))
    status.height = .scalable(36)
    board.fit(
      top: status.bottom, left: nativeView.left, bottom: nativeView.bottom, right: nativeView.right,
      aspectRatio: 1, insets: .scalable(14, 16, 86, 16))
    for card in [player1, player2] {
      card.size = .scalable(132, 168)
      card.centerY = board.centerY
    }
    player1.setRight(board.left, offset: .scalable(-24))
    player2.setLeft(board.right, offset: .scalable(24))
  }

  private static func layoutCells(_ views: ViewsContainer<Keys>, in board: PlasticView) {
    let cells = (0..<9).compactMap { views[.cell($0)] }
    guard cells.count == 9 else { return }
    let gaps = [Value.scalable(8), .scalable(8)]
    for start in 0..<3 {
      [cells[3 * start], cells[3 * start + 1], cells[3 * start + 2]]
        .fill(left: board.left, right: board.right, spacings: gaps)
      [cells[start], cells[start + 3], cells[start + 6]]
        .fill(top: board.top, bottom: board.bottom, spacings: gaps)
    }
  }
}
