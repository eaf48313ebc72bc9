import Foundation
import Preview

/// The properties of a terminal, as the environment of the process tells them.
package struct TerminalTraits: Equatable, Sendable {
  /// The number of colors.
  package var depth = ColorDepth.palette

  /// The value of `TERM`.
  package var name = ""

  /// Whether the terminal cannot place the cursor.
  package var isDumb: Bool { name.isEmpty || name == "dumb" }

  /// Whether the terminal may be asked for unambiguous keys.
  ///
  /// The console of Linux takes the question for a command.
  package var hasKeyProtocol: Bool { name != "linux" }

  /// Creates the properties from environment variables: `TERM`, `COLORTERM` and `NO_COLOR`.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    name = variables["TERM"] ?? ""
    if variables["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      depth = .none
    } else if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || name.hasSuffix("-direct") {
      depth = .trueColor
    } else {
      depth = name.contains("256") || variables["COLORTERM"].map({ !$0.isEmpty }) ?? false ? .palette : .basic
    }
  }
}
