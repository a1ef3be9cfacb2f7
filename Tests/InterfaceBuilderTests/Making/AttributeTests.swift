import InterfaceDocuments
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("A view of a document is the one that code makes") struct AttributeTests {
  @Test("Each attribute gives the same tree and pixels", arguments: AttributeCases.all)
  func same(_ attribute: AttributeCase) throws {
    let made = try #require(DocumentFolder.object(attribute.xml))
    let (words, picture) = (Self.words(made), (made as? UIView).flatMap(pixels))
    // A window without a color shows the one behind it.
    (made as? UIWindow)?.isHidden = true
    let expected = attribute.make()
    let wanted = Self.words(expected)
    #expect(words.count == wanted.count)
    #expect(zip(words, wanted).filter { $0 != $1 }.map { "\($0) for \($1)" } == [])
    #expect(picture == (expected as? UIView).flatMap(pixels))
  }

  private static func words(_ object: AnyObject) -> [Substring] {
    describe(value: object).split(separator: " ")
  }

  @Test("Every attribute of the tables has a setter, and every setter by hand an attribute") func tables() {
    var missing: [String] = []
    var written: Set<String> = []
    for type in InterfaceElementType.all where type.module == nil {
      for attribute in type.attributes where attribute.path != nil && !attribute.isAbsent {
        let name = "\(type.name).\(attribute.name)"
        let isMade = type.makesObject && type.category != .part && type.category != .connection
        if isMade, attribute.marks.contains(.written) { written.insert(name) }
        // What reads a part sets what is in it.
        if attribute.value == .connection || !isMade { continue }
        switch SetterTable.shared.setter(attribute.name, of: type) {
        case nil: missing.append(name)
        case .builder?: if !attribute.marks.contains(.builder) { missing.append(name) }
        default: break
        }
      }
    }
    #expect(missing.sorted() == [])
    #expect(SetterTable.shared.writtenNames == written)
  }

  @Test("Enumerations of the tables are UIKit's") func words() {
    var unknown: [String] = []
    for type in InterfaceElementType.all where type.module == nil {
      for attribute in type.attributes {
        guard case .enumeration(let enumeration) = attribute.value,
          case .value(let bind)? = SetterTable.shared.setter(attribute.name, of: type)
        else { continue }
        let maker = ValueMaker(LoadedDocument.empty.document.resources, bundle: .main)
        for word in enumeration.cases where bind(.enumeration(word), maker) == nil {
          unknown.append("\(type.name).\(attribute.name)=\(word.word)")
        }
      }
    }
    #expect(unknown.sorted() == [])
  }

  /// The attributes whose absence leaves the class's own value.
  private static let classOwn: Set<String> = [
    "horizontalHuggingPriority", "verticalHuggingPriority", "clipsToBounds", "window.hidden",
    "activityIndicatorView.userInteractionEnabled", "refreshControl.userInteractionEnabled",
  ]

  @Test("An attribute that is not written is the document's default") func defaults() throws {
    var different: [String] = []
    for type in InterfaceElementType.all where type.isView && type.module == nil && type.makesObject {
      let bare = try #require(DocumentFolder.object("<\(type.name)/>") as? UIView)
      let expected = properties(of: bare)
      for attribute in type.allAttributes where attribute.path != nil {
        guard let text = attribute.defaultText,
          case .value? = SetterTable.shared.setter(attribute.name, of: type)
        else { continue }
        let written = DocumentFolder.object("<\(type.name) \(attribute.name)=\"\(text)\"/>")
        if Self.classOwn.contains(attribute.name) || Self.classOwn.contains("\(type.name).\(attribute.name)")
        {
          continue
        }
        if try properties(of: #require(written as? UIView)) != expected {
          different.append("\(type.name).\(attribute.name)")
        }
      }
    }
    #expect(different == [])
  }
}

extension LoadedDocument {
  /// A document without objects.
  @MainActor static var empty: LoadedDocument {
    let read = InterfaceDocument.read(Array(DocumentFolder.nibText("").utf8), path: "empty.xib")
    return LoadedDocument(read.document!, name: "empty", bundle: .main)
  }
}
