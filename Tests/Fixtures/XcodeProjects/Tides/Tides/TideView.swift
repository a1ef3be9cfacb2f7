//
//  TideView.swift
//  Tides
//

import UIKit

class TideView: UIView {

    var range = 3.0 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        clipsToBounds = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for step in 0...96 {
            let height = tide_height(Double(step) / 4, range)
            path.addLine(to: CGPoint(x: bounds.width * CGFloat(step) / 96, y: bounds.height - 24 - CGFloat(height) * 44))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        UIColor.systemTeal.withAlphaComponent(0.85).setFill()
        path.fill()
    }

}
