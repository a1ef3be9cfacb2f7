import Foundation
import InterfaceDocuments

// Writes UIKit's properties of the tables as Swift into a file, for `AttributeSettersPlugin`.
let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  try? FileHandle.standardError.write(contentsOf: Data("usage: interface-setters FILE\n".utf8))
  exit(64)
}
do {
  try PropertyCode.source().write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("interface-setters: \(error)\n".utf8))
  exit(1)
}
