import Foundation
import Mod

/// A control above the content of a scroll view that its user pulls down to refresh: a model of `UIRefreshControl`.
///
/// ```swift
/// let isLoading = Var(false)
///
/// ScrollView(.refreshControl(RefreshControl(.isRefreshing <--> isLoading))) {
///   Label("Ada")
/// }
/// ```
///
/// In a live tree, `pullToRefresh()` sets ``isRefreshing`` and sends `valueChanged`. The program ends it.
public struct RefreshControl: Control {
  /// Whether a refresh is under way. `false` by default.
  public var isRefreshing = false

  /// The text below the indicator, or `nil` for none. `nil` by default.
  public var attributedTitle: AttributedString?

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates a control that is not refreshing.
  public init() {}

  /// Begins to refresh, as the program does.
  public mutating func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh.
  public mutating func endRefreshing() { isRefreshing = false }
}

extension RefreshControl {
  /// The properties that users change: whether a refresh is under way.
  public static let userEditable = [EditableProperty(\RefreshControl.isRefreshing)]
}

extension PropertyNames where Root == RefreshControl {
  /// Whether a refresh is under way. `false` by default.
  @inlinable public static var isRefreshing: Property<Root, Bool> { Property { $1(&$0.isRefreshing) } }

  /// The text below the indicator, or `nil` for none. `nil` by default.
  @inlinable public static var attributedTitle: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedTitle) }
  }
}
