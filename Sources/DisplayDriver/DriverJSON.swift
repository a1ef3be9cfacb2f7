import Inspection

/// Any JSON, as it travels between a driver and an app.
package typealias JSONValue = Inspection.JSONValue
