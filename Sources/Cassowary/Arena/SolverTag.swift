/// An opaque reference of the solver's client, such as the address of the object that a variable or a
/// constraint stands for. The solver returns it and never follows it.
package typealias SolverTag = UnsafeRawPointer
