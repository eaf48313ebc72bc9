import Foundation
import Styles

/// 27 October 2020, 05:12:00.250 UTC: when the first article about these styles came out, and a quarter of a second.
let release = Date(timeIntervalSince1970: 1_603_775_520.25)

extension Locale {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
  static let posix = Locale(identifier: "en_US_POSIX")
}

extension String {
  /// The text with plain spaces, for formatters that put narrow or no-break ones between their parts.
  var withPlainSpaces: String {
    String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
