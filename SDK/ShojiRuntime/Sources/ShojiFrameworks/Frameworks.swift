// The package manager builds what this target depends on.
