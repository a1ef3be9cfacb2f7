// `import KatanaElements` is enough to write a description.
@_exported import KatanaUI
