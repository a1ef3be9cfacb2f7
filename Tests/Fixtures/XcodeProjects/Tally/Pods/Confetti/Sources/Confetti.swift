//
//  Confetti.swift
//  Confetti
//

import UIKit

/// The colors of a row of confetti.
public enum Confetti {

    public static func color(at index: Int) -> UIColor {
        let colors: [UIColor] = [.systemOrange, .systemPink, .systemPurple, .systemTeal, .systemGreen]
        return colors[index % colors.count]
    }

}
