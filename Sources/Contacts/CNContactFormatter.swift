import Foundation

/// The forms of names.
public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }
/// The forms of addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// Writes a contact's name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form; the full name by default.
  open var style = CNContactFormatterStyle.fullName
  /// Creates a formatter.
  public override init() { super.init() }
  /// Not available: there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }

  /// Returns a contact's name; nil for one without.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// Returns a contact's name; nil for one without.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      style == .fullName
      ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
      : [contact.phoneticGivenName, contact.phoneticFamilyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if name.isEmpty, style == .fullName {
      return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    return name.isEmpty ? nil : name
  }
  /// Returns the properties that a form needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    KeyDescriptor()
  }
}

/// Writes an address in lines.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The form.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// Creates a formatter.
  public override init() { super.init() }
  /// Not available: there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }
  /// Returns an address: the street, the town with its code, the country, each in a line.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
  /// Returns an address.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
  {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    let lines = [
      postalAddress.street, town.filter { !$0.isEmpty }.joined(separator: " "), postalAddress.country,
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// Reads and writes vCards.
open class CNContactVCardSerialization: NSObject {
  /// Returns the properties that a vCard has.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyDescriptor() }
  /// Returns contacts as vCards of version 3.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { VCards.text($0.parts) }.joined().utf8)
  }
  /// Returns the contacts of vCards.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let found = VCards.read(data)
    guard !found.isEmpty else { throw CNError(.vCardMalformed) }
    return found.map { CNContact($0) }
  }
}

/// vCards as text.
enum VCards {
  /// The contacts of a file. Lines that are not known are passed over; a file past 4 MB has none.
  static func read(_ data: Data) -> [CNContact.Parts] {
    guard data.count <= 4_000_000 else { return [] }
    let text = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    // A line that begins with a space goes on with the line before.
    let lines = text.replacing("\n ", with: "").replacing("\n\t", with: "").split(separator: "\n")
    var (found, current): ([CNContact.Parts], CNContact.Parts?) = ([], nil)
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].uppercased().split(separator: ";")
      let value = String(line[line.index(after: colon)...])
      // A group may stand before the name.
      guard let name = head.first.map({ $0.split(separator: ".").last.map(String.init) ?? String($0) }) else {
        continue
      }
      if name == "BEGIN" {
        current = CNContact.Parts()
        current?.identifier = "vcard-\(found.count)"
      } else if name == "END" {
        if let current { found.append(current) }
        current = nil
      } else {
        current?.take(name, value, head.dropFirst().joined(separator: ";"))
      }
    }
    return found
  }

  static func text(_ contact: CNContact.Parts) -> String {
    func escaped(_ text: String?) -> String {
      (text ?? "").replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(";", with: "\\;")
        .replacing(",", with: "\\,")
    }
    let name = ["familyName", "givenName", "middleName", "namePrefix", "nameSuffix"]
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    lines.append("N:" + name.map { escaped(contact.texts[$0]) }.joined(separator: ";"))
    lines.append("FN:" + escaped(CNContactFormatter.string(from: CNContact(contact), style: .fullName)))
    for (key, word) in [
      ("organizationName", "ORG"), ("jobTitle", "TITLE"), ("nickname", "NICKNAME"), ("note", "NOTE"),
    ] {
      if let text = contact.texts[key], !text.isEmpty { lines.append("\(word):\(escaped(text))") }
    }
    for (word, values) in [("TEL", contact.phones), ("EMAIL", contact.mails), ("URL", contact.pages)] {
      for value in values { lines.append("\(word)\(type(value.label)):\(escaped(value.value))") }
    }
    for one in contact.addresses {
      let a = one.value
      let parts = ["", "", a.street, a.city, a.state, a.postalCode, a.country]
      lines.append("ADR\(type(one.label)):" + parts.map(escaped).joined(separator: ";"))
    }
    if let day = contact.birthday, let year = day.year, let month = day.month, let number = day.day {
      lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, number))
    }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private static func type(_ label: String?) -> String {
    switch label {
    case CNLabelHome: ";TYPE=HOME"
    case CNLabelWork: ";TYPE=WORK"
    case CNLabelPhoneNumberMobile: ";TYPE=CELL"
    default: ""
    }
  }
}

extension CNContact.Parts {
  fileprivate mutating func take(_ name: String, _ value: String, _ parameters: String) {
    let label =
      parameters.contains("CELL")
      ? CNLabelPhoneNumberMobile
      : parameters.contains("WORK") ? CNLabelWork : parameters.contains("HOME") ? CNLabelHome : nil
    let parts = CNContact.Parts.fields(value)
    switch name {
    case "N":
      for (key, part) in zip(["familyName", "givenName", "middleName", "namePrefix", "nameSuffix"], parts) {
        texts[key] = part
      }
    case "FN": if texts["givenName"] == nil, texts["familyName"] == nil { texts["givenName"] = parts[0] }
    case "ORG": texts["organizationName"] = parts[0]
    case "TITLE": texts["jobTitle"] = parts[0]
    case "NICKNAME": texts["nickname"] = parts[0]
    case "NOTE": texts["note"] = parts[0]
    case "UID": identifier = parts[0]
    case "TEL": phones.append(Labeled(label: label, value: parts[0]))
    case "EMAIL": mails.append(Labeled(label: label, value: parts[0]))
    case "URL": pages.append(Labeled(label: label, value: parts.joined(separator: ";")))
    case "ADR" where parts.count >= 7:
      var address = CNPostalAddress.Parts()
      (address.street, address.city, address.state) = (parts[2], parts[3], parts[4])
      (address.postalCode, address.country) = (parts[5], parts[6])
      addresses.append(Labeled(label: label, value: address))
    case "BDAY":
      let digits = value.filter(\.isNumber)
      guard digits.count >= 8, let number = Int(digits.prefix(8)) else { return }
      birthday = DateComponents(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    default: break
    }
  }

  /// The fields of a value, at semicolons that no backslash escapes; one at least.
  private static func fields(_ value: String) -> [String] {
    var fields = [""]
    var isEscaped = false
    for letter in value {
      if isEscaped {
        fields[fields.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == ";" {
        fields.append("")
      } else {
        fields[fields.count - 1].append(letter)
      }
    }
    return fields
  }
}
