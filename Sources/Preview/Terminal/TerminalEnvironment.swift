import Foundation

/// The properties of a terminal in the environment of a program.
internal enum TerminalEnvironment {
  /// The number of columns that `COLUMNS` gives, if it gives one.
  internal static var columns: Int? { columns(in: variable("COLUMNS")) }

  internal static func columns(in text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the user wants colours: unless `NO_COLOR` is set to something.
  internal static var wantsColor: Bool { wantsColor(unless: variable("NO_COLOR")) }

  internal static func wantsColor(unless text: String?) -> Bool { text?.isEmpty ?? true }

  // A look at one variable costs a fraction of a dictionary of all.
  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
