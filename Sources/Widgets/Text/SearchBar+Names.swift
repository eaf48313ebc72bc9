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
}
