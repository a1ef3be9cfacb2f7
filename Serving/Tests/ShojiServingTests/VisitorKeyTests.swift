import Testing

@testable import ShojiServing

struct VisitorKeyTests {
  private let signer = CookieSigner(name: "visitor-Board", secret: Array(0..<32))

  @Test("A cookie that was given is known among others") func known() {
    let key = VisitorKey.make()
    let cookie = signer.cookie(of: key)
    for header in [cookie, "a=b; \(cookie)", "\(cookie); c=d", "visitor-Board=0; \(cookie)"] {
      #expect(signer.key(in: [header]) == key, "\(header)")
    }
    #expect(signer.key(in: ["a=b", cookie]) == key)
  }

  @Test("Cookies that were changed, guessed or given by others are not known") func foreign() {
    let key = VisitorKey.make()
    let cookie = signer.cookie(of: key)
    let digits = key.digits
    let others = [
      "visitor-Board=\(digits)", "visitor-Board=\(digits).", "visitor-Board=.\(cookie.suffix(32))",
      "visitor-Other=\(digits).\(cookie.suffix(32))", "visitor-Board=\(digits).\(cookie.suffix(31))0x",
      cookie.uppercased(), cookie + "0", "\(cookie).0",
      CookieSigner(name: "visitor-Board", secret: Array(1..<33)).cookie(of: key),
      "visitor-Board=\(VisitorKey.make().digits).\(cookie.suffix(32))",
      "visitor-Board=../../../../etc/passwd00000000.\(cookie.suffix(32))",
    ]
    for other in others where other != cookie { #expect(signer.key(in: [other]) == nil, "\(other)") }
    // One letter of it changed, at each place.
    for index in cookie.indices where cookie[index] != "9" {
      let changed = cookie.replacingCharacters(in: index...index, with: "9")
      #expect(signer.key(in: [changed]) == nil, "\(changed)")
    }
  }

  @Test("A cookie is kept from scripts, other sites and, behind TLS, from lines without it") func setting() {
    let text = signer.setting(VisitorKey.make(), isSecure: true)
    for part in ["; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/", "; Max-Age="] {
      #expect(text.contains(part))
    }
    #expect(!signer.setting(VisitorKey.make(), isSecure: false).contains("Secure"))
  }

  @Test("Keys are random, and identifiers do not tell them") func identifiers() {
    let keys = (0..<1_000).map { _ in VisitorKey.make() }
    #expect(Set(keys).count == 1_000)
    #expect(Set(keys.map(\.identifier)).count == 1_000)
    #expect(keys.allSatisfy { $0.identifier.count == 24 && !$0.digits.contains($0.identifier) })
  }

  @Test("A cookie is of use to its user only, and a user has one key") func users() {
    let key = VisitorKey.make()
    let cookie = signer.cookie(of: key, user: "ann")
    #expect(signer.key(in: [cookie], user: "ann") == key)
    #expect(signer.key(in: [cookie], user: "bob") == nil)
    #expect(signer.key(in: [cookie]) == nil)
    #expect(signer.key(in: [signer.cookie(of: key)], user: "ann") == nil)
    #expect(signer.key(of: "ann") == signer.key(of: "ann"))
    #expect(signer.key(of: "ann") != signer.key(of: "bob"))
    let only = signer.key(of: "ann")
    #expect(signer.key(in: [signer.cookie(of: only, user: "ann")], user: "ann") == only)
  }

  @Test("Languages are read by what is wanted most") func languages() {
    #expect(Visit.languages(in: "de-AT, en;q=0.5, fr;q=0.9, xx;q=0") == ["de-AT", "fr", "en"])
    #expect(Visit.languages(in: "en") == ["en"])
    #expect(Visit.languages(in: "*, <b>, a b, \u{0}, ../de, de;q=x") == [])
    #expect(Visit.languages(in: Array(repeating: "de", count: 1_000).joined(separator: ",")).count == 16)
    let visit = Visit(languages: ["pt-BR", "de-CH", "en"])
    #expect(visit.language(among: ["en", "de", "fr"]) == "de")
    #expect(visit.language(among: ["en", "pt-PT", "PT-br"]) == "PT-br")
    #expect(visit.language(among: ["ja"]) == nil)
  }
}
