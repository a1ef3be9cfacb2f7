// Views' events are observables, so what `rx` gives can be used with one import.
@_exported import RxSwift
@_exported import UIKit
