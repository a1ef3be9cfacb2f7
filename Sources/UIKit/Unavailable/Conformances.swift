// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension UIDevice: _UnavailableNames {}

extension UINavigationItem: _UnavailableNames {}

extension UIResponder: _UnavailableNames {}
