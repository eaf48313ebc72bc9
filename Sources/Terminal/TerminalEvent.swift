import Live

/// An event that a terminal reports.
package enum TerminalEvent: Hashable, Sendable {
  /// A key has been pressed, or is repeated.
  case key(KeyPress)
  /// A text has been pasted.
  case paste(String)
  /// The pointer has moved, or one of its buttons or its wheel has been used.
  case pointer(Pointer)
  /// The terminal has got or lost the focus of its window system.
  case focus(Bool)
  /// The terminal has another size, in cells.
  case resize(width: Int, height: Int)
  /// The terminal has reported that it draws sixels.
  case sixels
  /// The terminal has answered how many pixels a cell has.
  case cellSize(width: Int, height: Int)

  /// An action with the pointer, in the cell of a column and a row counted from 0.
  package struct Pointer: Hashable, Sendable {
    /// The kind of the action.
    package var kind: Kind
    /// The column, from 0 at the left.
    package var x: Int
    /// The row, from 0 at the top.
    package var y: Int
    /// The keys that are held.
    package var modifiers: KeyPress.Modifiers

    /// Creates an action. No keys are held by default.
    package init(_ kind: Kind, x: Int, y: Int, _ modifiers: KeyPress.Modifiers = []) {
      (self.kind, self.x, self.y, self.modifiers) = (kind, x, y, modifiers)
    }

    /// A kind of action with the pointer.
    package enum Kind: Hashable, Sendable {
      /// A button has been pressed: 0 is the left button, 1 the middle one, 2 the right one.
      case down(Int)
      /// The pointer has moved, while a button is pressed or not.
      case move(isPressed: Bool)
      /// A button has been released.
      case up
      /// The wheel has been turned by a distance in notches, downward or to the right if it is positive.
      case wheel(x: Int, y: Int)
    }
  }
}
