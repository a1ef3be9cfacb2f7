@_exported import UIKit

/// Registers the maker of the objects in Interface Builder's documents. Found by its name when the first
/// document is loaded, so that no module above or below imports this one; it only has to be linked.
@_cdecl("shoji_register_interface_builder") public func registerInterfaceBuilder() {
  MainActor.assumeIsolated {
    UIKitProperties.register()
    InterfaceLoaders.register(DocumentLoader.shared)
  }
}
