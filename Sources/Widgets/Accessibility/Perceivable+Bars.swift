extension NavigationBar {
  /// `.navigationBar`.
  public var accessibilityRole: AccessibilityRole? { .navigationBar }
}

extension Toolbar {
  /// `.toolbar`.
  public var accessibilityRole: AccessibilityRole? { .toolbar }
}

extension TabBar {
  /// `.tabBar`.
  public var accessibilityRole: AccessibilityRole? { .tabBar }
}

extension BarButtonItem {
  /// `.button`, or `nil` if it is a space or has a widget in its place.
  public var accessibilityRole: AccessibilityRole? {
    customView != nil || systemItem == .flexibleSpace || systemItem == .fixedSpace ? nil : .button
  }
  /// The title, or what the system's item says or is called.
  public var shownText: String? { accessibilityRole == nil ? nil : systemItem?.name ?? title }
  /// Whether it is hidden.
  public var isImperceptible: Bool { isHidden }
}

extension TabBarItem {
  /// `.tab`.
  public var accessibilityRole: AccessibilityRole? { .tab }
  /// The title, or that of the system's item.
  public var shownText: String? { systemItem?.name ?? title }
  /// `false`: it shows as long as its bar does.
  public var isImperceptible: Bool { false }
}

extension NavigationItem: Perceivable {
  /// `.heading`, for its title.
  public var accessibilityRole: AccessibilityRole? { shownText == nil ? nil : .heading }
  /// The title.
  public var accessibilityName: String? { shownText }
  /// The title, unless a widget is in its place.
  public var shownText: String? { titleView == nil ? title : nil }
  /// `false`: which item shows is up to the bar.
  public var isImperceptible: Bool { false }
}
