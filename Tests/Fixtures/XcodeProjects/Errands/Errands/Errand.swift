//
//  Errand.swift
//  Errands
//

import UIKit

/// Something that is to be done.
struct Errand {
    var title: String
    var note: String
    var isDone = false

    static let samples = [
        Errand(title: "Return the books", note: "Three novels, due on Friday"),
        Errand(title: "Post the parcel", note: "Before the counter closes at six"),
        Errand(title: "Water the neighbour’s plants", note: "The key lies under the pot", isDone: true),
        Errand(title: "Collect the bicycle", note: "New brakes, old bell"),
    ]
}
