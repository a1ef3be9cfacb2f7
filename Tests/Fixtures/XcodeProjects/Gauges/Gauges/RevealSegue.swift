//
//  RevealSegue.swift
//  Gauges
//

import UIKit

/// Presents a controller whose view grows from the middle of the screen.
class RevealSegue: UIStoryboardSegue {

    override func perform() {
        let view = destination.view!
        source.present(destination, animated: false) {
            view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            UIView.animate(withDuration: 0.3) {
                view.transform = .identity
            }
        }
    }

}
