/// The protocol whose extensions declare, as unavailable, members that Apple's types have and these lack.
///
/// Members of a protocol's extension give way to every other declaration of the same name, in UIKit and in an
/// app, and no member of a subclass is taken for an override of them. They are in no table of methods.
public protocol _UnavailableNames {}
