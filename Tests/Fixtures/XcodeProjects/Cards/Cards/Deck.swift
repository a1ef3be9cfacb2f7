//
//  Deck.swift
//  Cards
//

import UIKit

struct Card {
    let rank: String
    let name: String
    let suit: Suit

    enum Suit: String {
        case spades = "♠"
        case hearts = "♥"
        case diamonds = "♦"
        case clubs = "♣"

        var isRed: Bool { return self == .hearts || self == .diamonds }
        var name: String {
            switch self {
            case .spades: return "Spades"
            case .hearts: return "Hearts"
            case .diamonds: return "Diamonds"
            case .clubs: return "Clubs"
            }
        }
    }
}

struct Deck {
    private static let ranks = [("A", "Ace"), ("2", "Two"), ("3", "Three"), ("4", "Four"), ("5", "Five"), ("6", "Six"), ("7", "Seven"), ("8", "Eight"), ("9", "Nine"), ("10", "Ten"), ("J", "Jack"), ("Q", "Queen"), ("K", "King")]

    private(set) var left = 52

    /// The cards come in an order that is the same each time.
    mutating func draw() -> Card? {
        guard left > 0 else { return nil }
        left -= 1
        let place = (left * 29 + 14) % 52
        let suits: [Card.Suit] = [.spades, .hearts, .diamonds, .clubs]
        let (rank, name) = Deck.ranks[place % 13]
        let suit = suits[place / 13]
        return Card(rank: rank, name: "\(name) of \(suit.name)", suit: suit)
    }
}

/// Deals the cards; an object of the storyboard's scene.
class Dealer: NSObject {
    private var deck: Deck!

    override func awakeFromNib() {
        super.awakeFromNib()
        shuffle()
    }

    var left: Int { return deck.left }

    func shuffle() {
        deck = Deck()
    }

    func draw() -> Card? {
        return deck.draw()
    }
}
