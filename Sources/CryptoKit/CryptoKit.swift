@_exported import Crypto
@_exported import Foundation
