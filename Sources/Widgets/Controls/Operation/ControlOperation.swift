/// A change that a user makes to the value of a control: by a tap on a part, a key, or a native control of a page.
public enum ControlOperation: Hashable, Sendable {
  /// Changes a number by some steps, downward if they are negative.
  case step(Int)

  /// Sets a number, or the nearest one between its limits.
  case set(Double)

  /// Chooses an element, by its index.
  case choose(Int)

  /// Turns what is on off, and what is off on.
  case toggle
}
