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

  /// The source of the state.
  private let source: Source

  private indirect enum Source: Hashable, Sendable {
    case widget
    case environment(any KeyPath<EnvironmentValues, Bool> & Sendable)
    case group(WidgetState)
    case container(Double)

    static func == (first: Source, second: Source) -> Bool {
      switch (first, second) {
      case (.widget, .widget): true
      case (.environment(let first), .environment(let second)): first as AnyKeyPath == second as AnyKeyPath
      case (.group(let first), .group(let second)): first == second
      case (.container(let first), .container(let second)): first == second
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {}
  }

  /// The value of the environment that determines the state, or `nil` for a state of a widget.
  package var condition: (any KeyPath<EnvironmentValues, Bool> & Sendable)? {
    if case .environment(let condition) = source { condition } else { nil }
  }

  /// The state of the widget around that determines this one, or `nil` for another state.
  package var stateOfGroup: WidgetState? { if case .group(let state) = source { state } else { nil } }

  /// The width of a container below which the state holds, in points, or `nil` for another state.
  package var containerLimit: Double? { if case .container(let width) = source { width } else { nil } }

  /// Whether the state is one of the widget itself.
  package var isOfWidget: Bool { source == .widget }

  /// Whether the state is that of a disabled widget, or of widgets inside one.
  package var isDisabled: Bool { self == .disabled || stateOfGroup == .disabled }

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
    source = condition.map { .environment($0) } ?? .widget
  }

  private init(inContainerBelow width: Double) {
    let width = width.clamped(to: 0...Double.greatestFiniteMagnitude)
    let whole = width.rounded(.down)
    name = "containerWidth(below: \(width.shortest))"
    // The narrowest of several comes last, and so wins.
    rank = [0, 0, -(Int(exactly: whole) ?? .max), -Int((width - whole) * 1e9)]
    source = .container(width)
  }

  private init(insideGroupIn state: WidgetState) {
    name = "inside(\(state))"
    rank = [0, 6] + state.rank
    source = .group(state)
  }

  /// Returns whether the states have the same name, the same place in the order, and the same condition.
  public static func == (first: WidgetState, second: WidgetState) -> Bool {
    first.name == second.name && first.rank == second.rank && first.source == second.source
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

/// The states of the widgets around a widget.
extension WidgetState {
  /// Returns the state of widgets inside a container that is narrower than a width:
  /// `.while(.containerWidth(below: 400), .axis(.vertical))`.
  ///
  /// The container is the nearest one around the widget that has `.measuringWidth`. A page asks the browser for
  /// its width. Elsewhere the state holds if ``EnvironmentValues/containerWidth`` is less, and never if that is `nil`:
  /// appearances are decided before anything has a width. Mods of the state come after those of ``compactWidth``, those
  /// of the smallest width last.
  ///
  /// - Parameter width: The least width at which the state does not hold, in points, from 0 to the greatest finite
  ///   number. `nan` counts as 0, which no width is less than.
  public static func containerWidth(below width: Double) -> WidgetState { WidgetState(inContainerBelow: width) }

  /// Returns the state of widgets inside a container that is in another state: `.while(.inside(.hovered), …)`.
  ///
  /// The container is the nearest one around the widget that has `.sharingStates`; without one, the state never
  /// holds. The container counts as focused, hovered or pressed, too, while something inside it is. Mods of the state
  /// come after those of the library's states of the surroundings, in the order of the states of the container.
  ///
  /// - Parameter state: The state of the container. A state of the surroundings is returned as it is, because the
  ///   widgets inside are in it, too.
  public static func inside(_ state: WidgetState) -> WidgetState {
    state.isOfSurroundings || state.containerLimit != nil ? state : WidgetState(insideGroupIn: state)
  }
}

/// The states of widgets.
extension WidgetState {
  /// Selected: `isSelected` is `true`.
  public static let selected = WidgetState("selected", rank: [1])
  /// Focused, so that it receives typed text.
  public static let focused = WidgetState("focused", rank: [2])
  /// Under the pointer, or around a widget that is.
  public static let hovered = WidgetState("hovered", rank: [3])
  /// Pressed, or around a pressed widget: `isHighlighted` of a control is `true`, or a user holds a widget inside.
  public static let highlighted = WidgetState("highlighted", rank: [4])
  /// Disabled: `isEnabled` is `false`.
  public static let disabled = WidgetState("disabled", rank: [5])
  /// With a value that is not accepted, which the program says by `isIn`.
  public static let invalid = WidgetState("invalid", rank: [6])
}
