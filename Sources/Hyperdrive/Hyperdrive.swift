// The later name of Reactant, with what its XML needs.
@_exported import Reactant
@_exported import ReactantUI
