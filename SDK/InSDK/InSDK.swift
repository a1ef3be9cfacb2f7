// The products of Shoji that a package names are in the Swift SDK; the package manager wants a target for them.
