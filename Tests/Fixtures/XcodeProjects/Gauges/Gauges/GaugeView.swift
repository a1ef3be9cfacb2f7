//
//  GaugeView.swift
//  Gauges
//

import UIKit

/// A gauge whose parts are in a nib of which it is the owner.
@IBDesignable
class GaugeView: UIView {

    @IBOutlet var contentView: UIView!
    @IBOutlet weak var numberLabel: UILabel!
    @IBOutlet weak var unitLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!

    @IBInspectable var value: Double = 0 {
        didSet { show() }
    }
    @IBInspectable var unit: String = "" {
        didSet { show() }
    }
    @IBInspectable var tint: UIColor = .systemBlue {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Bundle.main.loadNibNamed("GaugeView", owner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        layer.cornerRadius = 12
    }

    private func show() {
        numberLabel.text = "\(Int(980 + value * 60))"
        unitLabel.text = unit
        progressView.progress = Float(value)
        progressView.tintColor = tint
    }

}
