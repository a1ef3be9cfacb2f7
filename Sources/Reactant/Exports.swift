// Components are written in terms of all three.
@_exported import RxCocoa
@_exported import RxSections
@_exported import RxSwift
@_exported import UIKit
