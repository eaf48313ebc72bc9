import Mod

/// A view that scrolls its content: a model of `UIScrollView`.
///
/// ```swift
/// let gallery = ScrollView(.isPagingEnabled(true), .subviews([ImageView(), ImageView()]))
/// ```
public struct ScrollView: Scrolling, Container {
  /// The subviews, from back to front. None by default.
  public var subviews: Children = []

  /// The attributes of every scroll view.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates a scroll view with UIKit's defaults.
  public init() {}

  /// The ``subviews``.
  @inlinable public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension ScrollView {
  /// The properties that users change: the content offset, the zoom scale, and the inset of the keyboard.
  public static let userEditable = [
    EditableProperty(\ScrollView.contentOffset), EditableProperty(\ScrollView.zoomScale),
    EditableProperty(\ScrollView.keyboardInset),
  ]
}

extension PropertyNames where Root == ScrollView {
  /// The subviews, from back to front. None by default.
  @inlinable public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }
}

extension ScrollView {
  /// The rule for adding the safe area to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
    /// Like `scrollableAxes`, and also at the top and bottom below a navigation bar.
    case automatic
    /// Along the axes on which the view scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always, on all sides.
    case always
  }

  /// The effect of scrolling on the keyboard.
  public enum KeyboardDismissMode: Hashable, Sendable, CaseIterable {
    /// The keyboard stays.
    case none
    /// The keyboard is dismissed when a drag starts.
    case onDrag
    /// The keyboard follows the drag.
    case interactive
    /// The keyboard and its accessory view are dismissed when a drag starts.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the drag.
    case interactiveWithAccessory
  }

  /// The colors of scroll indicators.
  public enum IndicatorStyle: Hashable, Sendable, CaseIterable {
    /// Black with a white border, which is visible on any content.
    case `default`
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }

  /// The visibility of an index beside the content.
  public enum IndexDisplayMode: Hashable, Sendable, CaseIterable {
    /// The visibility that the system chooses.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// The rate at which scrolling slows down, as the fraction of the speed that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The fraction of the speed that is left after each millisecond, below 1.
    public let rawValue: Double

    /// Creates a rate from the fraction of the speed that is left after each millisecond.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A slow deceleration: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate as source code: `.fast` or `DecelerationRate(rawValue: 0.5)`.
    public var description: String {
      switch self {
      case .normal: ".normal"
      case .fast: ".fast"
      default: "DecelerationRate(rawValue: \(rawValue))"
      }
    }
  }
}
