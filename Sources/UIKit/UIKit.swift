// `import UIKit` brings all of this, as on iOS.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveCRuntime
@_exported import QuartzCore
@_exported import Symbols
@_exported import UnavailableNames
