import Mod

extension PropertyNames where Root == SearchBar {
  @_alwaysEmitIntoClient public static var searchTextField: Property<Root, TextField> {
    Property { $1(&$0.searchTextField) }
  }
  @_alwaysEmitIntoClient public static var prompt: Property<Root, String?> { Property { $1(&$0.prompt) } }
  @_alwaysEmitIntoClient public static var showsBookmarkButton: Property<Root, Bool> {
    Property { $1(&$0.showsBookmarkButton) }
  }
  @_alwaysEmitIntoClient public static var showsCancelButton: Property<Root, Bool> {
    Property { $1(&$0.showsCancelButton) }
  }
  @_alwaysEmitIntoClient public static var showsSearchResultsButton: Property<Root, Bool> {
    Property { $1(&$0.showsSearchResultsButton) }
  }
  @_alwaysEmitIntoClient public static var isSearchResultsButtonSelected: Property<Root, Bool> {
    Property { $1(&$0.isSearchResultsButtonSelected) }
  }
  @_alwaysEmitIntoClient public static var scopeButtonTitles: Property<Root, [String]?> {
    Property { $1(&$0.scopeButtonTitles) }
  }
  @_alwaysEmitIntoClient public static var selectedScopeButtonIndex: Property<Root, Int> {
    Property { $1(&$0.selectedScopeButtonIndex) }
  }
  @_alwaysEmitIntoClient public static var showsScopeBar: Property<Root, Bool> { Property { $1(&$0.showsScopeBar) } }
  @_alwaysEmitIntoClient public static var searchBarStyle: Property<Root, SearchBar.Style> {
    Property { $1(&$0.searchBarStyle) }
  }
  @_alwaysEmitIntoClient public static var backgroundImage: Property<Root, Image?> {
    Property { $1(&$0.backgroundImage) }
  }
  @_alwaysEmitIntoClient public static var scopeBarBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarBackgroundImage) }
  }
  @_alwaysEmitIntoClient public static var searchFieldBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.searchFieldBackgroundImage) }
  }
  @_alwaysEmitIntoClient public static func searchFieldBackgroundImage(for state: ControlState) -> Property<
    Root, Image?
  > {
    Property("searchFieldBackgroundImage(for: \(state))") { $1(&$0.$searchFieldBackgroundImage[state]) }
  }
  @_alwaysEmitIntoClient public static var searchFieldBackgroundPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchFieldBackgroundPositionAdjustment) }
  }
  @_alwaysEmitIntoClient public static var searchTextPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchTextPositionAdjustment) }
  }
  @_alwaysEmitIntoClient public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
  @_alwaysEmitIntoClient public static var iconImages: Property<Root, [SearchBar.Icon: Image]> {
    Property { $1(&$0.iconImages) }
  }
  @_alwaysEmitIntoClient public static var iconPositionAdjustments: Property<Root, [SearchBar.Icon: Offset]> {
    Property { $1(&$0.iconPositionAdjustments) }
  }
  @_alwaysEmitIntoClient public static var scopeBarButtonBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonBackgroundImage) }
  }
  @_alwaysEmitIntoClient public static func scopeBarButtonBackgroundImage(for state: ControlState) -> Property<
    Root, Image?
  > {
    Property("scopeBarButtonBackgroundImage(for: \(state))") { $1(&$0.$scopeBarButtonBackgroundImage[state]) }
  }
  @_alwaysEmitIntoClient public static var scopeBarButtonDividerImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonDividerImage) }
  }
  @_alwaysEmitIntoClient public static var scopeBarButtonTitleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.scopeBarButtonTitleTextAttributes) }
  }
  @_alwaysEmitIntoClient public static func scopeBarButtonTitleTextAttributes(for state: ControlState) -> Property<
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
