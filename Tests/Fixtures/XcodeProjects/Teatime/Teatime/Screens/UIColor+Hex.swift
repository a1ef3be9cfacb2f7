//
//  UIColor+Hex.swift
//  Teatime
//

import UIKit

extension UIColor {

    /// The color of six hexadecimal digits.
    convenience init(hex: String) {
        let value = UInt32(hex, radix: 16) ?? 0
        self.init(
            red: CGFloat(value >> 16 & 0xFF) / 255,
            green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255,
            alpha: 1)
    }

}
