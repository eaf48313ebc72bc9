import Mod

extension PropertyNames where Root == SearchBar {
  @inlinable public static var searchTextField: Property<Root, TextField> { Property { $1(&$0.searchTextField) } }
  @inlinable public static var prompt: Property<Root, String?> { Property { $1(&$0.prompt) } }
  @inlinable public static var showsBookmarkButton: Property<Root, Bool> { Property { $1(&$0.showsBookmarkButton) } }
  @inlinable public static var showsCancelButton: Property<Root, Bool> { Property { $1(&$0.showsCancelButton) } }
  @inlinable public static var showsSearchResultsButton: Property<Root, Bool> {
    Property { $1(&$0.showsSearchResultsButton) }
  }
  @inlinable public static var isSearchResultsButtonSelected: Property<Root, Bool> {
    Property { $1(&$0.isSearchResultsButtonSelected) }
  }
  @inlinable public static var scopeButtonTitles: Property<Root, [String]?> { Property { $1(&$0.scopeButtonTitles) } }
  @inlinable public static var selectedScopeButtonIndex: Property<Root, Int> {
    Property { $1(&$0.selectedScopeButtonIndex) }
  }
  @inlinable public static var showsScopeBar: Property<Root, Bool> { Property { $1(&$0.showsScopeBar) } }
  @inlinable public static var searchBarStyle: Property<Root, SearchBar.Style> { Property { $1(&$0.searchBarStyle) } }
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  @inlinable public static var scopeBarBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarBackgroundImage) }
  }
  @inlinable public static var searchFieldBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.searchFieldBackgroundImage) }
  }
  @inlinable public static func searchFieldBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("searchFieldBackgroundImage(for: \(state))") { $1(&$0.$searchFieldBackgroundImage[state]) }
  }
  @inlinable public static var searchFieldBackgroundPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchFieldBackgroundPositionAdjustment) }
  }
  @inlinable public static var searchTextPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchTextPositionAdjustment) }
  }
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
  @inlinable public static var iconImages: Property<Root, [SearchBar.Icon: Image]> { Property { $1(&$0.iconImages) } }
  @inlinable public static var iconPositionAdjustments: Property<Root, [SearchBar.Icon: Offset]> {
    Property { $1(&$0.iconPositionAdjustments) }
  }
  @inlinable public static var scopeBarButtonBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonBackgroundImage) }
  }
  @inlinable public static func scopeBarButtonBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("scopeBarButtonBackgroundImage(for: \(state))") { $1(&$0.$scopeBarButtonBackgroundImage[state]) }
  }
  @inlinable public static var scopeBarButtonDividerImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonDividerImage) }
  }
  @inlinable public static var scopeBarButtonTitleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.scopeBarButtonTitleTextAttributes) }
  }
  @inlinable public static func scopeBarButtonTitleTextAttributes(for state: ControlState) -> Property<
    Root, TextAttributes?
  > {
    Property("scopeBarButtonTitleTextAttributes(for: \(state))") { $1(&$0.$scopeBarButtonTitleTextAttributes[state]) }
  }
}

extension SearchBar {
  /// Returns the scopeBarButtonBackgroundImage in a state. A state without one uses that of `.normal`.
  public func scopeBarButtonBackgroundImage(for state: ControlState) -> Image? {
    $scopeBarButtonBackgroundImage.value(for: state)
  }

  /// Sets the scopeBarButtonBackgroundImage in a state, or removes it with `nil`.
  public mutating func setScopeBarButtonBackgroundImage(_ value: Image?, for state: ControlState) {
    $scopeBarButtonBackgroundImage[state] = value
  }
}

extension SearchBar {
  /// Returns the scopeBarButtonTitleTextAttributes in a state. A state without one uses that of `.normal`.
  public func scopeBarButtonTitleTextAttributes(for state: ControlState) -> TextAttributes? {
    $scopeBarButtonTitleTextAttributes.value(for: state)
  }

  /// Sets the scopeBarButtonTitleTextAttributes in a state, or removes it with `nil`.
  public mutating func setScopeBarButtonTitleTextAttributes(_ value: TextAttributes?, for state: ControlState) {
    $scopeBarButtonTitleTextAttributes[state] = value
  }
}
