extension NavigationBar {
  /// The role `.navigationBar`.
  public var accessibilityRole: AccessibilityRole? { .navigationBar }
}

extension Toolbar {
  /// The role `.toolbar`.
  public var accessibilityRole: AccessibilityRole? { .toolbar }
}

extension TabBar {
  /// The role `.tabBar`.
  public var accessibilityRole: AccessibilityRole? { .tabBar }
}

extension BarButtonItem {
  /// The role `.button`, or `nil` for a space or a custom view.
  public var accessibilityRole: AccessibilityRole? {
    customView != nil || systemItem == .flexibleSpace || systemItem == .fixedSpace ? nil : .button
  }
  /// The title, or the name of the system item.
  public var shownText: String? { accessibilityRole == nil ? nil : systemItem?.name ?? title }
  /// A Boolean value that indicates whether the item is hidden.
  public var isImperceptible: Bool { isHidden }
}

extension TabBarItem {
  /// The role `.tab`.
  public var accessibilityRole: AccessibilityRole? { .tab }
  /// The title, or that of the system item.
  public var shownText: String? { systemItem?.name ?? title }
  /// `false`, because a tab is visible whenever its bar is.
  public var isImperceptible: Bool { false }
}

extension NavigationItem: AccessibilityElement {
  /// The role `.heading`, if there is a title.
  public var accessibilityRole: AccessibilityRole? { shownText == nil ? nil : .heading }
  /// The title.
  public var accessibilityName: String? { shownText }
  /// The title, unless a custom view replaces it.
  public var shownText: String? { titleView == nil ? title : nil }
  /// `false`, because the bar decides which item is visible.
  public var isImperceptible: Bool { false }
}
