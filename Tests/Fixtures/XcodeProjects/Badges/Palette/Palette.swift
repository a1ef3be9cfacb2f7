//
//  Palette.swift
//  Palette
//

import UIKit

public enum Palette {

    /// The colors, the catalog's own first.
    public static var colors: [UIColor] {
        return [UIColor(named: "Berry") ?? .black, .systemOrange, .systemTeal]
    }

}
