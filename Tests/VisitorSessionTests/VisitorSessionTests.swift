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
}
