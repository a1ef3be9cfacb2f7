// The parts of UIKit's modules that stand in for Objective-C's runtime, under the name by which code for Apple's platforms imports them.
@_exported import UIKit
