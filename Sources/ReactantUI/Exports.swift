// Code made from `*.ui.xml` is written in terms of components.
@_exported import Reactant
