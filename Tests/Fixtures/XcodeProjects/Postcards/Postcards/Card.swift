//
//  Card.swift
//  Postcards
//

import Foundation

struct Card {
    var place: String
    var symbol: String

    static let all = [
        Card(place: "Lisbon", symbol: "tram.fill"),
        Card(place: "Bergen", symbol: "cloud.rain.fill"),
        Card(place: "Athens", symbol: "building.columns.fill"),
        Card(place: "Reykjavik", symbol: "snowflake")
    ]

    var greeting: String {
        #if STAMPED
        return "Greetings from \(place)!"
        #else
        return place
        #endif
    }
}
