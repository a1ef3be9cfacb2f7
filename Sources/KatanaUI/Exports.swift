// Descriptions are written in terms of both.
@_exported import KatanaStore
@_exported import UIKit
