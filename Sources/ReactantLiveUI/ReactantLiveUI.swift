// Live mode under the name of its own module, as Reactant's apps import it.
@_exported import ReactantUI
