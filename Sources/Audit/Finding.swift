import Layout
import Widgets

extension Preview {
  /// An accessibility problem of a tree. See ``Preview/audit(_:level:minimumContrast:width:)``.
  public struct Finding: Hashable, Sendable {
    /// A rule of an audit.
    public enum Rule: Hashable, Sendable, CaseIterable {
      /// A control, or a modal view, has a name for assistive technology.
      case name
      /// An image that is an accessibility element has a label.
      case imageDescription
      /// Text has enough contrast to its background, in each state that the tree has styles for.
      case contrast
      /// Text is on a background with a single color.
      ///
      /// On an image or a gradient, an audit cannot compute the contrast: check it by eye.
      case contrastUnknown
      /// No two widgets have the same identifier.
      case uniqueIdentifier
      /// Views that can be tapped and are not controls have the trait of a button or a link.
      case buttonTrait
      /// A target is large enough.
      case targetSize
      /// No control is inside of an accessibility element or a view that is hidden from assistive technology, where it
      /// cannot be reached.
      case reachability
      /// Text is not clipped at its size and, if it follows the text size, at the largest one.
      case clippedText
      /// Adjacent controls have distinct names.
      case distinctName
      /// The border of a field, the change of a control that gets the focus, and other parts of controls that users
      /// have to see have a contrast of 3.
      case controlContrast
      /// Other targets leave a large enough part of each target uncovered, and no opaque view that takes touches covers
      /// the whole of it.
      case targetOverlap
      /// Text that does not follow the text size has 11 points at least.
      case smallText
      /// A screen has a heading or a title, and no heading with a level of its own is more than one level below the
      /// heading before it.
      case heading
      /// A line has at least four fifths of the height of its letters' size, so that lines do not overlap.
      case lineHeight
      /// Letters are at most a fifth of their size closer to each other than usual, so that they do not overlap.
      case letterSpacing
    }

    /// The rule that is broken.
    public let rule: Rule

    /// The path of the widget from the root, with the index of each widget in its parent: `StackView/2.Button`.
    public let path: String

    /// The property that causes the problem: `textColor`.
    public let property: String

    /// The state in which the problem appears, the second state of a pair, or `nil` if it appears without a state.
    public let state: WidgetState?

    /// The measured ratio, length in points or number of lines, or `nil` if the rule has no number.
    public let found: Double?

    /// The least number that satisfies the rule, or `nil` if the rule has no number.
    public let wanted: Double?

    /// A description of the problem.
    public let message: String
  }
}

extension Preview.Finding: CustomStringConvertible {
  /// The path and the description: `StackView/2.Button: There is no name.`
  public var description: String { "\(path): \(message)" }
}

extension Preview {
  @available(*, unavailable, message: "write 'Preview.audit(card.with(.overrideUserInterfaceStyle(.dark)))'")
  public static func audit(_ tree: Any, appearance: UserInterfaceStyle) -> [Finding] { [] }

  @available(*, unavailable, message: "write 'Preview.audit(card).filter { $0.rule == .contrast }'")
  public static func audit(_ tree: Any, rules: [Finding.Rule]) -> [Finding] { [] }
}

extension Preview.Finding {
  @available(*, unavailable, renamed: "rule")
  public var severity: Rule { rule }
}
