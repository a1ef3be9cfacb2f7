//
//  Tea.swift
//  Teatime
//

import Foundation

struct Tea: Codable, Hashable {
    var name: String
    var kind: String
    var minutes: Int
    var degrees: Int
    var color: String

    /// The teas of the file in the app's bundle.
    static func all(in bundle: Bundle = .main) -> [Tea] {
        guard let file = bundle.url(forResource: "teas", withExtension: "json", subdirectory: "Teas"),
              let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONDecoder().decode([Tea].self, from: data)) ?? []
    }

    var summary: String {
        return "\(minutes) min · \(degrees) °C"
    }
}
