import Testing

@testable import VisitorSessions

struct VisitorSessionTests {
  @Test("A process that no server has started has no visitor") func none() {
    #expect(VisitorSession(environment: [:]) == nil)
    #expect(VisitorSession(environment: ["SHOJI_VISITOR": ""]) == nil)
    #expect(VisitorSession.current == nil)
  }

  @Test("A visitor is what the server says") func some() {
    #expect(
      VisitorSession(environment: ["SHOJI_VISITOR": "1a"]) == VisitorSession(identifier: "1a"))
    let environment = [
      "SHOJI_VISITOR": "1a", "SHOJI_VISITOR_USER": "ann@example.org", "SHOJI_VISITOR_LANGUAGES": "de-AT en",
    ]
    #expect(
      VisitorSession(environment: environment)
        == VisitorSession(identifier: "1a", userName: "ann@example.org", languages: ["de-AT", "en"]))
    let shared = VisitorSession(environment: [
      "SHOJI_VISITOR": "1a", "SHOJI_VISITOR_SHARED": "/var/lib/board",
    ])
    #expect(shared?.sharedFolder?.path == "/var/lib/board")
  }

  @Test(
    "A time zone is a known identifier, and nothing else",
    arguments: [
      ("Europe/Berlin", true), ("America/Argentina/Buenos_Aires", true), ("UTC", true),
      ("Asia/Kolkata", true),
      ("Etc/GMT+5", true), ("", false), ("Mars/Olympus", false), ("../../etc/localtime", false),
      ("Europe/../Europe/Berlin", false), ("/usr/share/zoneinfo/Europe/Berlin", false),
      ("europe/berlin", false),
      ("Europe/Berlin\n", false), ("Europe/", false), (String(repeating: "A", count: 65), false),
    ]) func timeZones(name: String, isKnown: Bool)
  {
    let session = VisitorSession(environment: ["SHOJI_VISITOR": "1a", "SHOJI_VISITOR_TIME_ZONE": name])
    #expect((session?.timeZone != nil) == isKnown)
    if isKnown, name != "UTC" { #expect(session?.timeZone?.identifier == name) }
  }

  @Test("A page's time zone counts where it is another one that is known") func pages() {
    var session = VisitorSession(identifier: "1a")
    let answers = ["x/y", "Europe/Berlin", "Europe/Berlin", "", "Asia/Tokyo"].map { session.takeTimeZone($0) }
    #expect(answers == [false, true, false, false, true])
    #expect(session.timeZone?.identifier == "Asia/Tokyo")
  }
}
