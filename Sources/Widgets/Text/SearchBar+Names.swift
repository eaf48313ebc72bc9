import Mod

extension PropertyNames where Root == SearchBar {
  /// The text field.
  @inlinable public static var searchTextField: Property<Root, TextField> { Property { $1(&$0.searchTextField) } }

  /// Texts that users can choose while they type, in their order: see ``TextField/suggestions``. None by default.
  @inlinable public static var suggestions: Property<Root, [String]> { Property { $1(&$0.suggestions) } }

  /// The text above the field. `nil` by default.
  @inlinable public static var prompt: Property<Root, String?> { Property { $1(&$0.prompt) } }

  /// Whether there is a bookmark button at the end of the field. `false` by default.
  @inlinable public static var showsBookmarkButton: Property<Root, Bool> { Property { $1(&$0.showsBookmarkButton) } }

  /// Whether there is a cancel button. `false` by default.
  @inlinable public static var showsCancelButton: Property<Root, Bool> { Property { $1(&$0.showsCancelButton) } }

  /// Whether there is a results button at the end of the field. `false` by default.
  @inlinable public static var showsSearchResultsButton: Property<Root, Bool> {
    Property { $1(&$0.showsSearchResultsButton) }
  }

  /// Whether the results button is selected. `false` by default.
  @inlinable public static var isSearchResultsButtonSelected: Property<Root, Bool> {
    Property { $1(&$0.isSearchResultsButtonSelected) }
  }

  /// The titles of the scope buttons below the field, or `nil` for no buttons. `nil` by default.
  @inlinable public static var scopeButtonTitles: Property<Root, [String]?> { Property { $1(&$0.scopeButtonTitles) } }

  /// The index of the selected scope in `scopeButtonTitles`. 0 by default.
  @inlinable public static var selectedScopeButtonIndex: Property<Root, Int> {
    Property { $1(&$0.selectedScopeButtonIndex) }
  }

  /// Whether the scope buttons are visible. `false` by default.
  @inlinable public static var showsScopeBar: Property<Root, Bool> { Property { $1(&$0.showsScopeBar) } }

  /// The style of the bar. `.default` by default.
  @inlinable public static var searchBarStyle: Property<Root, SearchBar.Style> { Property { $1(&$0.searchBarStyle) } }

  /// The image behind the bar. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The image behind the scope buttons. `nil` by default.
  @inlinable public static var scopeBarBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarBackgroundImage) }
  }

  /// The image behind the field's text for each state. `nil` by default.
  @inlinable public static var searchFieldBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.searchFieldBackgroundImage) }
  }

  /// Names `searchFieldBackgroundImage` in a state.
  @inlinable public static func searchFieldBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("searchFieldBackgroundImage(for: \(state))") { $1(&$0.$searchFieldBackgroundImage[state]) }
  }

  /// The offset of the field's background. Zero by default.
  @inlinable public static var searchFieldBackgroundPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchFieldBackgroundPositionAdjustment) }
  }

  /// The offset of the field's text. Zero by default.
  @inlinable public static var searchTextPositionAdjustment: Property<Root, Offset> {
    Property { $1(&$0.searchTextPositionAdjustment) }
  }

  /// The view above the keyboard. `nil` by default.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }

  /// The images in place of the icons of the field. None by default.
  @inlinable public static var iconImages: Property<Root, [SearchBar.Icon: Image]> { Property { $1(&$0.iconImages) } }

  /// The offsets of the icons of the field, in points. None by default.
  @inlinable public static var iconPositionAdjustments: Property<Root, [SearchBar.Icon: Offset]> {
    Property { $1(&$0.iconPositionAdjustments) }
  }

  /// The image behind a scope button for each state. `nil` by default.
  @inlinable public static var scopeBarButtonBackgroundImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonBackgroundImage) }
  }

  /// Names `scopeBarButtonBackgroundImage` in a state.
  @inlinable public static func scopeBarButtonBackgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("scopeBarButtonBackgroundImage(for: \(state))") { $1(&$0.$scopeBarButtonBackgroundImage[state]) }
  }

  /// The image between scope buttons. `nil` by default.
  @inlinable public static var scopeBarButtonDividerImage: Property<Root, Image?> {
    Property { $1(&$0.scopeBarButtonDividerImage) }
  }

  /// The text attributes of the titles of scope buttons for each state. `nil` by default.
  @inlinable public static var scopeBarButtonTitleTextAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.scopeBarButtonTitleTextAttributes) }
  }

  /// Names `scopeBarButtonTitleTextAttributes` in a state.
  @inlinable public static func scopeBarButtonTitleTextAttributes(for state: ControlState) -> Property<
    Root, TextAttributes?
  > {
    Property("scopeBarButtonTitleTextAttributes(for: \(state))") { $1(&$0.$scopeBarButtonTitleTextAttributes[state]) }
  }
}

extension SearchBar {
  /// Returns the image behind a scope button in a state.
  ///
  /// A gray area is drawn in its place.
  public func scopeBarButtonBackgroundImage(for state: ControlState) -> Image? {
    $scopeBarButtonBackgroundImage.value(for: state)
  }

  /// Sets the image behind a scope button in a state, or removes it with `nil`.
  public mutating func setScopeBarButtonBackgroundImage(_ value: Image?, for state: ControlState) {
    $scopeBarButtonBackgroundImage[state] = value
  }
}

extension SearchBar {
  /// Returns the text attributes of the titles of scope buttons in a state.
  public func scopeBarButtonTitleTextAttributes(for state: ControlState) -> TextAttributes? {
    $scopeBarButtonTitleTextAttributes.value(for: state)
  }

  /// Sets the text attributes of the titles of scope buttons in a state, or removes them with `nil`.
  public mutating func setScopeBarButtonTitleTextAttributes(_ value: TextAttributes?, for state: ControlState) {
    $scopeBarButtonTitleTextAttributes[state] = value
  }
}

extension EventNames where Root == SearchBar {
  /// Sent when the user presses the search key.
  public static var searchButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the cancel button.
  public static var cancelButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the bookmark button.
  public static var bookmarkButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user taps the results button.
  public static var resultsListButtonClicked: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the user selects a scope, with its index in ``SearchBar/scopeButtonTitles``.
  public static var selectedScopeButtonIndexDidChange: Event<Root, Int> { Event<Root, Int>() }

  /// Sent when the user presses the search key, with the text.
  public static var textSubmitted: Event<Root, String> { searchButtonClicked.compactMap { bar, _ in bar.text ?? "" } }
}
