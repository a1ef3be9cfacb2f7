//
//  Hall.swift
//  Museum
//

import UIKit

struct Hall {
    let title: String
    let icon: String
    let works: Int
}

struct Floor {
    let title: String
    let halls: [Hall]

    static let all = [
        Floor(title: "Ground floor", halls: [
            Hall(title: "Maps", icon: "map", works: 42),
            Hall(title: "Clocks", icon: "clock", works: 18),
            Hall(title: "Lamps", icon: "lightbulb", works: 27),
            Hall(title: "Books", icon: "book", works: 310),
        ]),
        Floor(title: "First floor", halls: [
            Hall(title: "Portraits", icon: "person", works: 64),
            Hall(title: "Stars", icon: "star", works: 9),
        ]),
    ]
}
