// `import UIKit` brings all of this, as on iOS.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveCRuntime
// Foundation's predicates by text, which apps use without an import of their own. Linking them costs no
// time at start: nothing of the module runs before the first is made.
@_exported import Predicates
@_exported import QuartzCore
@_exported import Symbols
@_exported import UnavailableNames
