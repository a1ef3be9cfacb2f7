import AgentProtocol
import Foundation

/// The tools for agents that work on a project.
package enum AgentTools {
  /// The tools that use a session: those of the server, and the driver's verbs.
  package static func all(_ session: AgentSession) -> [Tool] {
    ProjectTools(session).all + AppTools(session).all + ScreenTools(session).all + VerbTools.tools(session)
      + StoreTools(session).all + RecordingTools(session).all
  }

  /// The words that tell an agent how the tools go together.
  package static let instructions = """
    Shoji builds and runs an iOS app's Swift sources on this machine, without a screen. Call run, then act: tap, type, \
    scroll, key and the other verbs answer with the lines of the screen that have changed. A target is a reference \
    from tree such as e12, a text as it is shown, an accessibility identifier, {"text": …, "index": n} or \
    {"x": …, "y": …}. audit lists the faults of a screen: run with appearance dark and with a large contentSize, too. \
    After a change of the sources call run again; check says what cannot be built here. Time is virtual: advance lets \
    it pass.
    """
}
