import Foundation
import ReactantUIGenerator

exit(ReactantUITool.run(Array(CommandLine.arguments.dropFirst())))
