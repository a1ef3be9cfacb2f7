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
    let growth = Self.growth(of: props.frame.size)
    if props.frame.width > props.frame.height {
      layoutWide(views, board: board, growth: growth)
    } else {
      layoutUpright(views, board: board, growth: growth)
    }
    layoutCells(views, in: board)
    if let newGame = views[.newGame] {
      newGame.left = board.left
      newGame.right = board.right
      newGame.setBottom(views.nativeView.bottom, offset: .scalable(-20))
      newGame.height = .scalable(48 * growth)
    }
  }

  /// Text grows with the screen, as all that is scalable does, and stays readable on a small one. It follows
  /// the size of text that the person prefers, and what it stands on follows it.
  static func textScale(of size: CGSize) -> CGFloat {
    max(0.75, min(size.width / referenceSize.width, size.height / referenceSize.height)) * growth(of: size)
  }

  /// The factor by which the person's size of text makes cards and lines larger, as far as that leaves a
  /// board.
  static func growth(of size: CGSize) -> CGFloat {
    min(max(UIFontMetrics.default.scaledValue(for: 100) / 100, 1), size.width > size.height ? 1.5 : 1.7)
  }

  /// The factor of the line above the board, which has the width of the screen only.
  static func statusGrowth(of size: CGSize) -> CGFloat { min(growth(of: size), 1.3) }

  private static func layoutUpright(
    _ views: ViewsContainer<Keys>, board: PlasticView, growth: CGFloat
  ) {
    let nativeView = views.nativeView
    guard let player1 = views[.player1], let player2 = views[.player2], let status = views[.status] else {
      return
    }
    [player1, player2].fill(
      left: nativeView.left, right: nativeView.right, insets: .scalable(0, 16, 0, 16),
      spacings: [.scalable(12)])
    for card in [player1, player2] {
      card.setTop(nativeView.top, offset: .scalable(20))
      card.height = .scalable(PlayerCard.isStacked(growth) ? 72 * growth : 78 * growth)
    }
    status.fillHorizontally(nativeView, insets: .scalable(0, 16, 0, 16))
    status.setTop(player1.bottom, offset: .scalable(12))
    status.height = .scalable(36 * min(growth, 1.3))
    board.fit(
      top: status.bottom, left: nativeView.left, bottom: nativeView.bottom, right: nativeView.right,
      aspectRatio: 1, insets: .scalable(10, 16, 32 + 48 * growth, 16))
  }

  private static func layoutWide(_ views: ViewsContainer<Keys>, board: PlasticView, growth: CGFloat) {
    let nativeView = views.nativeView
    guard let player1 = views[.player1], let player2 = views[.player2], let status = views[.status] else {
      return
    }
    status.fillHorizontally(nativeView, insets: .scalable(0, 16, 0, 16))
    status.setTop(nativeView.top, offset: .scalable(20))
    status.height = .scalable(36 * min(growth, 1.3))
    // A card and its distances at both sides.
    let side = 132 * growth + 24 + 12
    board.fit(
      top: status.bottom, left: nativeView.left, bottom: nativeView.bottom, right: nativeView.right,
      aspectRatio: 1, insets: .scalable(14, side, 38 + 48 * growth, side))
    for card in [player1, player2] {
      card.size = .scalable(132 * growth, 168 * growth)
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
