// The store and the interface under one name.
@_exported import KatanaStore
@_exported import KatanaUI
