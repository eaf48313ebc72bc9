import Foundation

/// The properties of the terminal in the environment of the process.
internal enum TerminalEnvironment {
  /// The number of columns in `COLUMNS`, if it is set.
  internal static var columns: Int? { columns(in: variable("COLUMNS")) }

  internal static func columns(in text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A Boolean value that indicates whether to use colors, unless `NO_COLOR` is set.
  internal static var wantsColor: Bool { wantsColor(unless: variable("NO_COLOR")) }

  internal static func wantsColor(unless text: String?) -> Bool { text?.isEmpty ?? true }

  // Reading one variable is much faster than creating a dictionary of all.
  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
