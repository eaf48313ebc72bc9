import Mod

extension PropertyNames where Root == SearchBar {
  /// Names ``SearchBar/searchTextField``.
  @inlinable public static var searchTextField: Property<Root, TextField> { Property { $1(&$0.searchTextField) } }
  /// Names ``SearchBar/prompt``.
  @inlinable public static var prompt: Property<Root, String?> { Property { $1(&$0.prompt) } }
  /// Names ``SearchBar/showsBookmarkButton``.
  @inlinable public static var showsBookmarkButton: Property<Root, Bool> { Property { $1(&$0.showsBookmarkButton) } }
  /// Names ``SearchBar/showsCancelButton``.
  @inlinable public static var showsCancelButton: Property<Root, Bool> { Property { $1(&$0.showsCancelButton) } }
  /// Names ``SearchBar/showsSearchResultsButton``.
  @inlinable public static var showsSearchResultsButton: Property<Root, Bool> {
    Property { $1(&$0.showsSearchResultsButton) }
  }
  /// Names ``SearchBar/isSearchResultsButtonSelected``.
  @inlinable public static var isSearchResultsButtonSelected: Property<Root, Bool> {
    Property { $1(&$0.isSearchResultsButtonSelected) }
  }
  /// Names ``SearchBar/scopeButtonTitles``.
  @inlinable public static var scopeButtonTitles: Property<Root, [String]?> { Property { $1(&$0.scopeButtonTitles) } }
  /// Names ``SearchBar/selectedScopeButtonIndex``.
  @inlinable public static var selectedScopeButtonIndex: Property<Root, Int> {
    Property { $1(&$0.selectedScopeButtonIndex) }
  }
  /// Names ``SearchBar/showsScopeBar``.
  @inlinable public static var showsScopeBar: Property<Root, Bool> { Property { $1(&$0.showsScopeBar) } }
  /// Names ``SearchBar/searchBarStyle``.
  @inlinable public static var searchBarStyle: Property<Root, SearchBar.Style> { Property { $1(&$0.searchBarStyle) } }
  /// Names ``SearchBar/backgroundImage``.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  /// Names ``SearchBar/scopeBarBackgroundImage``.
  @inlinable public static var scopeBarBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarBackgroundImage) }
  }
  /// Names ``SearchBar/searchFieldBackgroundImage`` of the normal state.
  @inlinable public static var searchFieldBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.searchFieldBackgroundImage) }
  }
  /// Names the image behind the field's text in a state.
  @inlinable public static func searchFieldBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("searchFieldBackgroundImage(for: \(state))") { $1(&$0.$searchFieldBackgroundImage[state]) }
  }
  /// Names ``SearchBar/searchFieldBackgroundPositionAdjustment``.
  @inlinable public static var searchFieldBackgroundPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchFieldBackgroundPositionAdjustment) }
  }
  /// Names ``SearchBar/searchTextPositionAdjustment``.
  @inlinable public static var searchTextPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchTextPositionAdjustment) }
  }
  /// Names ``SearchBar/inputAccessoryView``.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
