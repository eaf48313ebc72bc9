import Foundation
import Live
import Widgets

extension TerminalSession {
  /// Returns the bytes that take over the screen, and activates the app of the tree, if it has one.
  ///
  /// The bytes switch to the alternate screen, without a cursor and without wrapping. From then on, the terminal
  /// reports the pointer, pastes, its focus and unambiguous keys.
  public func opening() -> [UInt8] {
    activate()
    forgetShown()
    return traits.welcome
  }

  /// Returns the bytes that undo the ``opening()``, and moves the app of the tree to the background, if it has one.
  public func closing() -> [UInt8] {
    enterBackground()
    return traits.goodbye
  }

  // An app inside of a disabled or hidden widget refuses, and is not changed.
  internal func activate() { try? root().application?.activate() }
  internal func deactivate() { try? root().application?.deactivate() }

  internal func enterBackground() {
    leavePointer()
    try? root().application?.enterBackground()
  }
}

extension TerminalSession {
  /// The number of columns from which on the width is regular, 100. With less, as with the usual 80, there is no space
  /// for two screens side by side.
  private static let regularWidth = 100

  /// The number of rows from which on the height is regular, 20, which is more than that of a phone on its side.
  private static let regularHeight = 20

  /// Updates the size classes of the tree.
  internal func updateSizeClass() {
    root().changeSurroundings {
      $0.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
      $0.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    }
  }

  /// Returns the bytes that put a text on the pasteboard of the terminal: the operating system command 52 of xterm.
  internal static func copying(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }
}
