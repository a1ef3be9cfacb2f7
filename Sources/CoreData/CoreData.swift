// Apple's module has these names, too.
@_exported import Foundation
@_exported import ObjectiveCRuntime
@_exported import Predicates
