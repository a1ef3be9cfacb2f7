import DisplayProtocol

// The least app there can be, for the tests of the driver: boxes that stand for views, without UIKit.
let app = try TestApp(arguments: Array(CommandLine.arguments.dropFirst()))
try app.run()
