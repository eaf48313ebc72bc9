/// A state of a widget or of its surroundings, in which the widget looks different: see `Mod.while`.
///
/// Declare a state of your own with its place in the order of states, and put widgets into it by `isIn`:
///
/// ```swift
/// extension WidgetState {
///   static let loading = WidgetState("loading", above: .disabled)
///   static let tripleColumn = WidgetState("tripleColumn", while: \.isTripleColumn)
/// }
///
/// Button("Save", .while(.loading, .alpha(0.3)), .isIn(.loading) <-- isSaving)
/// ```
public struct WidgetState: Hashable, Sendable {
  /// The name of the state, such as `highlighted`.
  public let name: String

  /// The place in the order of states, number by number. A prefix comes first.
  package let rank: [Int]

  /// The value of the environment that determines the state, or `nil` for a state of the widget itself.
  package let condition: (any KeyPath<EnvironmentValues, Bool> & Sendable)?

  /// Whether the environment determines the state.
  package var isOfSurroundings: Bool { condition != nil }

  /// Creates a state of widgets whose Mods come after those of another state, and before those of the next one.
  ///
  /// - Parameters:
  ///   - name: The name, which is printed.
  ///   - state: The state below. The later Mod of a widget wins between two states above the same one.
  public init(_ name: String, above state: WidgetState) {
    self.init(name, rank: state.rank + [0])
  }

  /// Creates a state that widgets are in while a value of their environment is `true`.
  ///
  /// Its Mods come after those of the library's states of the surroundings, and before those of all states of widgets.
  ///
  /// - Parameters:
  ///   - name: The name, which is printed.
  ///   - condition: The property of the environment.
  public init(_ name: String, while condition: any KeyPath<EnvironmentValues, Bool> & Sendable) {
    self.init(name, rank: [0, .max], condition)
  }

  internal init(
    _ name: String, rank: [Int], _ condition: (any KeyPath<EnvironmentValues, Bool> & Sendable)? = nil
  ) {
    self.name = name
    self.rank = rank
    self.condition = condition
  }

  /// Returns whether the states have the same name, the same place in the order, and the same condition.
  public static func == (first: WidgetState, second: WidgetState) -> Bool {
    let (condition, other) = (first.condition as AnyKeyPath?, second.condition as AnyKeyPath?)
    return first.name == second.name && first.rank == second.rank && condition == other
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension WidgetState: CustomStringConvertible {
  /// The state as source code: `.highlighted`.
  public var description: String { ".\(name)" }
}

// The states in their order: the Mods of a later state are applied after those of an earlier one.

extension WidgetState {
  /// The state that every widget is in, below all others, for bindings to tokens.
  package static let always = WidgetState("always", rank: [])
}

/// The states of the surroundings, from the environment.
extension WidgetState {
  /// A horizontal size class that is compact, such as that of a phone.
  public static let compactWidth = WidgetState("compactWidth", rank: [0, 0], \EnvironmentValues.isCompactWidth)
  /// A layout from right to left.
  public static let rightToLeft = WidgetState("rightToLeft", rank: [0, 1], \EnvironmentValues.isRightToLeft)
  /// One of the five large text sizes for accessibility.
  public static let accessibilityTextSize = WidgetState(
    "accessibilityTextSize", rank: [0, 2], \EnvironmentValues.hasAccessibilityTextSize)
  /// Light text on a dark background.
  public static let darkAppearance = WidgetState("darkAppearance", rank: [0, 3], \EnvironmentValues.isDark)
  /// A contrast that the user has increased.
  public static let highContrast = WidgetState("highContrast", rank: [0, 4], \EnvironmentValues.hasHighContrast)
  /// Less motion, as the user has asked for.
  public static let reduceMotion = WidgetState("reduceMotion", rank: [0, 5], \EnvironmentValues.isReduceMotionEnabled)
}

/// The states of widgets.
extension WidgetState {
  /// Selected: `isSelected` is `true`.
  public static let selected = WidgetState("selected", rank: [1])
  /// Focused, so that it receives typed text.
  public static let focused = WidgetState("focused", rank: [2])
  /// Under the pointer, or around a widget that is.
  public static let hovered = WidgetState("hovered", rank: [3])
  /// Pressed: `isHighlighted` is `true`.
  public static let highlighted = WidgetState("highlighted", rank: [4])
  /// Disabled: `isEnabled` is `false`.
  public static let disabled = WidgetState("disabled", rank: [5])
  /// With a value that is not accepted, which the program says by `isIn`.
  public static let invalid = WidgetState("invalid", rank: [6])
}
