import Layout
import Widgets

/// The styles of an element in the states that a browser knows, one for each combination.
internal struct StateStyles: Hashable {
  /// The states that change the style.
  internal let states: [BrowserState]

  /// The styles, for each set of states. The *n*-th state is in the set if bit *n* of the index is 1.
  internal var styles: [CSS]

  /// Writes a rule for each combination. Exactly one rule applies.
  ///
  /// - Parameters:
  ///   - number: The number in the class of the element.
  ///   - names: The custom properties of tokens that are declared, or `nil` for all.
  internal func write(to utf8: inout [UInt8], number: Int, tokens names: Set<String>?) {
    write(to: &utf8, separator: "\n", tokens: names) {
      $0.write(".s")
      $0.write(number)
    }
  }

  /// Writes the styles into that of the element, as rules inside its rule.
  ///
  /// - Parameter style: The style without any of the states.
  internal func nest(in style: inout CSS) {
    if styles.dropFirst().allSatisfy({ $0 == style }) { return }
    var nested = self
    nested.styles[0] = style
    style.replaceByRules { utf8 in
      nested.write(to: &utf8, separator: "") { $0.write("&") }
      // Declarations that follow need a semicolon before them.
      utf8.write(";")
    }
  }

  private func write(
    to utf8: inout [UInt8], separator: StaticString, tokens names: Set<String>? = nil,
    _ writeName: (inout [UInt8]) -> Void
  ) {
    for (bits, style) in styles.enumerated() {
      let present = states.indices.map { bits & 1 << $0 != 0 }
      var depth = 0
      for (state, isPresent) in zip(states, present) where state.isMedia {
        if case .container(let limit) = state {
          utf8.write(isPresent ? "@container not (min-width:" : "@container (min-width:")
          utf8.write(limit)
          utf8.write("px){")
        } else {
          utf8.write(isPresent ? "@media " : "@media not ")
          utf8.write(state.css)
          utf8.write("{")
        }
        depth += 1
      }
      // The rules of states have to win over the rules of kinds, such as the rule of a pressed button.
      for _ in 0..<(bits == 0 ? 1 : 3) { writeName(&utf8) }
      for (state, isPresent) in zip(states, present) where !state.isMedia {
        utf8.write(isPresent ? ":where(" : ":where(:not(")
        utf8.write(state.css)
        utf8.write(isPresent ? ")" : "))")
      }
      utf8.write("{")
      utf8.append(contentsOf: style.declarations(ofTokens: names))
      utf8.write("}")
      for _ in 0..<depth { utf8.write("}") }
      utf8.write(separator)
    }
  }
}

/// A state that a browser knows without a script.
internal enum BrowserState: Hashable {
  /// The nearest measured container is narrower than a width in points.
  case container(below: Double)
  case compactWidth, rightToLeft, darkAppearance, highContrast, reduceMotion
  case insideFocused, insideHovered, insideHighlighted
  case focused, hovered, highlighted

  /// The states in order, without widths of containers.
  internal static let ofWidgets: [BrowserState] = [
    .compactWidth, .rightToLeft, .darkAppearance, .highContrast, .reduceMotion, .insideFocused, .insideHovered,
    .insideHighlighted, .focused, .hovered, .highlighted,
  ]

  internal var state: WidgetState {
    switch self {
    case .container(let limit): .containerWidth(below: limit)
    case .compactWidth: .compactWidth
    case .rightToLeft: .rightToLeft
    case .darkAppearance: .darkAppearance
    case .highContrast: .highContrast
    case .reduceMotion: .reduceMotion
    case .insideFocused: .insideFocused
    case .insideHovered: .insideHovered
    case .insideHighlighted: .insideHighlighted
    case .focused: .focused
    case .hovered: .hovered
    case .highlighted: .highlighted
    }
  }

  /// A Boolean value that indicates whether the state is the condition of a query, and not a selector.
  fileprivate var isMedia: Bool {
    switch self {
    case .container, .compactWidth, .darkAppearance, .highContrast, .reduceMotion: true
    case .rightToLeft, .insideFocused, .insideHovered, .insideHighlighted, .focused, .hovered, .highlighted: false
    }
  }

  fileprivate var css: StaticString {
    switch self {
    case .container: ""
    case .compactWidth: "(max-width:599px)"
    case .rightToLeft: ":dir(rtl)"
    case .darkAppearance: "(prefers-color-scheme:dark)"
    case .highContrast: "(prefers-contrast:more)"
    case .reduceMotion: "(prefers-reduced-motion:reduce)"
    // All containers around a container in the state are in the state, too.
    case .insideFocused: ":not([data-g]:not(:focus-visible,:has(:focus-visible)) *)"
    case .insideHovered: ":not([data-g]:not(:hover) *)"
    case .insideHighlighted: ":not([data-g]:not(:active) *)"
    case .focused: ":focus-visible,:has(:focus-visible)"
    case .hovered: ":hover"
    case .highlighted: ":active"
    }
  }
}

extension BrowserState {
  /// Returns whether the browser determines the state, because neither the widget nor its environment does.
  internal func isOpen(for widget: some Widget, in environment: EnvironmentValues) -> Bool {
    switch self {
    case .container: environment.isContainerOpen
    case .compactWidth: environment.horizontalSizeClass == .unspecified
    case .rightToLeft: environment.layoutDirection == .unspecified && widget.semanticContentAttribute == .unspecified
    case .darkAppearance:
      environment.userInterfaceStyle == .unspecified && widget.overrideUserInterfaceStyle == .unspecified
    case .highContrast: environment.accessibilityContrast == .unspecified
    case .reduceMotion: !environment.isReduceMotionEnabled
    case .insideFocused: environment.mayShare(.focused)
    case .insideHovered: environment.mayShare(.hovered)
    case .insideHighlighted: environment.mayShare(.highlighted) && environment.mayShare(.disabled)
    case .focused: true
    case .hovered: !widget.isIn(.hovered)
    case .highlighted: !widget.isIn(.highlighted) && !widget.isIn(.disabled)
    }
  }
}

extension WidgetState {
  fileprivate static let insideFocused = WidgetState.inside(.focused)
  fileprivate static let insideHovered = WidgetState.inside(.hovered)
  fileprivate static let insideHighlighted = WidgetState.inside(.highlighted)
}

extension EnvironmentValues {
  /// Returns whether an ancestor may share the state: it shares its states, and is not in this one.
  fileprivate func mayShare(_ state: WidgetState) -> Bool { sharedStates.map { !$0.contains(state) } ?? false }
}
