//
//  Clean.swift
//  Hurdles
//

import UIKit

#if canImport(WidgetKit)
import WidgetKit
#endif

let clean = UIColor.systemTeal
