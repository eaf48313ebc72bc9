/// The error of a tree that cannot be run in a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// The input or the output is not a terminal, but a pipe or a file.
  case noTerminal
  /// The terminal cannot place the cursor: `TERM` is `dumb`, or not set.
  case dumbTerminal(String)
  /// The terminal does not let its mode be changed, for a reason of the system.
  case noRawMode(String)
  /// Another tree is being run in the terminal.
  case inUse
}

extension TerminalError: CustomStringConvertible {
  /// The problem, and what to do instead.
  public var description: String {
    switch self {
    case .noTerminal:
      "Input and output have to be a terminal. To print a tree into a pipe or a file, use Preview.terminal(_:)."
    case .dumbTerminal(let name):
      "The terminal \"\(name)\" cannot place the cursor. To print a tree, use Preview.terminal(_:), or set TERM."
    case .noRawMode(let reason): "The mode of the terminal cannot be changed: \(reason)."
    case .inUse: "Another tree is being run in the terminal."
    }
  }
}
