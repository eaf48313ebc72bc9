import Foundation
import Live
import Widgets

extension TerminalSession {
  /// The number of columns from which on the width is regular, 100. With less, as with the usual 80, there is no room
  /// for two screens side by side.
  private static let regularWidth = 100

  /// Tells the tree whether the width is compact.
  internal func updateSizeClass() {
    root().changeSurroundings { $0.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular }
  }

  /// Returns the bytes that put a text on the pasteboard of the terminal: the operating system command 52 of xterm.
  internal static func copying(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }
}
