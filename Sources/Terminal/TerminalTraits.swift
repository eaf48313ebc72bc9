import Foundation

/// The properties of a terminal, from the environment of the process.
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

  /// Whether cells may be links. Terminals that do not know them ignore the command, except the console of Linux.
  package var hasLinks: Bool { !isDumb && name != "linux" }

  /// Whether the terminal shows pictures in cells of text, by kitty's graphics protocol. It is unknown inside of
  /// another program such as tmux.
  package var hasPictures = false

  /// Whether the terminal may be asked for sixels.
  private(set) var mayHaveSixels = false

  /// The bytes that take over the screen: an alternate screen without a cursor and without wrapping, with reports of
  /// the pointer, of pastes, of the focus and of unambiguous keys. They ask whether the terminal draws sixels.
  package var welcome: [UInt8] {
    let keys = hasKeyProtocol ? "\u{1B}[>1u" : ""
    let questions = mayHaveSixels ? "\u{1B}[c\(Self.cellSizeQuestion)" : ""
    return Array(
      ("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"
        + keys + questions).utf8)
  }

  /// The sequence that asks the terminal for the size of a cell in pixels.
  static let cellSizeQuestion = "\u{1B}[16t"

  /// The bytes that undo the ``welcome``. The mode of keys belongs to a screen, so that it is reset before the
  /// alternate screen ends.
  package var goodbye: [UInt8] {
    let keys = hasKeyProtocol ? "\u{1B}[<u" : ""
    return (hasPictures ? PictureCommand.deletingAll : [])
      + Array(
        ("\u{1B}[?2026l\(keys)\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1000l"
          + "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l").utf8)
  }

  /// Creates the properties from environment variables: `TERM`, `COLORTERM`, `NO_COLOR` and variables of programs.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    name = variables["TERM"] ?? ""
    if variables["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      depth = .none
    } else if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || name.hasSuffix("-direct") {
      depth = .trueColor
    } else {
      depth = name.contains("256") || variables["COLORTERM"].map({ !$0.isEmpty }) ?? false ? .palette : .basic
    }
    // Another program in between does not know pictures, or erases them as a whole.
    if depth == .none || isDumb || Self.isInside(variables) { return }
    hasPictures = Self.hasPictures(variables)
    mayHaveSixels = !hasPictures && depth != .basic && name != "linux"
  }

  private static func isInside(_ variables: [String: String]) -> Bool {
    ["TMUX", "STY"].contains { variables[$0]?.isEmpty == false }
      || ["tmux", "screen"].contains { variables["TERM"]?.hasPrefix($0) == true }
  }

  private static func hasPictures(_ variables: [String: String]) -> Bool {
    func value(_ name: String) -> String { variables[name] ?? "" }
    let names = [value("TERM"), value("TERM_PROGRAM")]
    if ["xterm-kitty", "xterm-ghostty", "kitty", "ghostty"].contains(where: names.contains) { return true }
    // Another terminal that has been started from kitty has its variable, too.
    let isOther = ["TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"].contains { !value($0).isEmpty }
    return !value("KITTY_WINDOW_ID").isEmpty && !isOther
  }
}
