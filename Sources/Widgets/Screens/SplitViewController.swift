import Mod

/// Two screens side by side, a list and its detail: a model of `UISplitViewController`.
///
/// ```swift
/// let mail = SplitViewController {
///   NavigationController { Inbox() }
///   NavigationController { Message() }
/// }
/// ```
public struct SplitViewController: ContainerScreen, Titled {
  /// The attributes of every screen.
  public var screenAttributes = ScreenAttributes.fresh

  /// The primary and the secondary screen. None by default.
  public var viewControllers: Children = []

  /// The preferred display mode. `.automatic` by default.
  ///
  /// In a live tree, its user changes it by the display mode button.
  public var preferredDisplayMode = DisplayMode.automatic

  /// Whether there is space for one of the screens only. `false` by default.
  ///
  /// A live tree sets it if the environment has a horizontal size class.
  public var isCollapsed = false

  /// Whether a collapsed controller shows the secondary screen, and not the primary one. `true` by default.
  public var shouldShowSecondary = true

  /// The preferred width of the primary screen as a fraction, or `nil` for the system's. `nil` by default.
  ///
  /// Its smallest and largest width limit it.
  public var preferredPrimaryColumnWidthFraction: Double?

  /// The smallest width of the primary screen in points, or `nil` for the system's. `nil` by default.
  @Themed public var minimumPrimaryColumnWidth: Double? = nil

  /// The largest width of the primary screen in points, or `nil` for the system's. `nil` by default.
  @Themed public var maximumPrimaryColumnWidth: Double? = nil

  /// Whether a swipe shows and hides the primary screen. `true` by default.
  public var presentsWithGesture = true

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a controller without screens.
  public init() {}

  /// The ``viewControllers``.
  @inlinable public var children: Children {
    get { viewControllers }
    _modify { yield &viewControllers }
  }

  /// The indices of both screens, or of one of them.
  public var shownIndices: Range<Int> {
    let second = min(1, viewControllers.count)
    if isCollapsed, viewControllers.count > 1 { return shouldShowSecondary ? 1..<2 : 0..<1 }
    return preferredDisplayMode == .secondaryOnly ? second..<viewControllers.count : viewControllers.indices
  }

  /// The display mode as users see it: `.automatic` is `.oneBesideSecondary`.
  public var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  /// A Boolean value that indicates whether a back button leads from the secondary screen to the primary one.
  package var hasBackButton: Bool { isCollapsed && shouldShowSecondary && viewControllers.count > 1 }

  /// The visible screens. It models `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// The mode that the system chooses: both screens.
    case automatic
    /// The secondary screen only.
    case secondaryOnly
    /// Both screens, side by side.
    case oneBesideSecondary
    /// Both screens, the primary in front of the secondary.
    case oneOverSecondary
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension SplitViewController {
  /// The properties that users change: the display mode, the screen of a collapsed controller, and the presented one.
  public static let userEditable = [
    EditableProperty(\SplitViewController.preferredDisplayMode), EditableProperty(\SplitViewController.isCollapsed),
    EditableProperty(\SplitViewController.shouldShowSecondary), presentation,
  ]
}

extension SplitViewController {
  /// Visits the back button, if the controller shows the secondary screen alone, and the parts of every screen.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visitBackButton(if: hasBackButton)
    visitScreenParts(visitor)
  }
}

extension PropertyNames where Root == SplitViewController {
  /// The primary and the secondary screen. None by default.
  @inlinable public static var viewControllers: Property<Root, Children> { Property { $1(&$0.viewControllers) } }

  /// The preferred display mode. `.automatic` by default.
  @inlinable public static var preferredDisplayMode: Property<Root, SplitViewController.DisplayMode> {
    Property { $1(&$0.preferredDisplayMode) }
  }

  /// The preferred width of the primary screen as a fraction, or `nil` for the system's. `nil` by default.
  @inlinable public static var preferredPrimaryColumnWidthFraction: Property<Root, Double?> {
    Property { $1(&$0.preferredPrimaryColumnWidthFraction) }
  }

  /// Whether there is space for one of the screens only. `false` by default.
  @inlinable public static var isCollapsed: Property<Root, Bool> { Property { $1(&$0.isCollapsed) } }

  /// Whether a collapsed controller shows the secondary screen, and not the primary one. `true` by default.
  @inlinable public static var shouldShowSecondary: Property<Root, Bool> { Property { $1(&$0.shouldShowSecondary) } }

  /// The smallest width of the primary screen in points, or `nil` for the system's. `nil` by default.
  @inlinable public static var minimumPrimaryColumnWidth: Property<Root, Double?> {
    Property { $1(&$0.minimumPrimaryColumnWidth) }
  }

  /// The largest width of the primary screen in points, or `nil` for the system's. `nil` by default.
  @inlinable public static var maximumPrimaryColumnWidth: Property<Root, Double?> {
    Property { $1(&$0.maximumPrimaryColumnWidth) }
  }

  /// Whether a swipe shows and hides the primary screen. `true` by default.
  @inlinable public static var presentsWithGesture: Property<Root, Bool> { Property { $1(&$0.presentsWithGesture) } }

  /// Asks whether the primary screen is shown when the controller collapses, and not the secondary one.
  ///
  /// By default, it is if ``SplitViewController/shouldShowSecondary`` is `false`.
  public static var collapseSecondary: Property<Root, @MainActor @Sendable (SplitViewController) -> Bool> {
    Property(delegate: { !$0.shouldShowSecondary })
  }
}

extension Mod where Root == SplitViewController {
  /// Sets the screens, of which some or all are components: `.viewControllers([Home(), Settings()])`.
  @_disfavoredOverload public static func viewControllers(_ screens: [any WidgetConvertible]) -> Mod {
    .viewControllers(Children(screens))
  }
}
