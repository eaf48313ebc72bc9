import Mod

/// The buttons of a search bar.
internal struct SearchBarButtons: Equatable, Sendable, InspectableByParts {
  internal var showsBookmarkButton = false
  internal var showsCancelButton = false
  internal var showsSearchResultsButton = false
  internal var isSearchResultsButtonSelected = false
}

/// The background of a search bar.
internal struct SearchBarBackground: Equatable, Sendable, InspectableByParts {
  internal var searchBarStyle = SearchBar.Style.default
  internal var barStyle = BarStyle.default
  internal var isTranslucent = true
  internal var barTintColor: Color?
  internal var backgroundImage: Image?
  internal var scopeBarBackgroundImage: Image?
}

/// The icons of the field of a search bar, and the offsets in it.
internal struct SearchBarIcons: Equatable, Sendable, InspectableByParts {
  internal var searchFieldBackgroundPositionAdjustment = Offset.zero
  internal var searchTextPositionAdjustment = Offset.zero
  internal var iconImages: [SearchBar.Icon: Image] = [:]
  internal var iconPositionAdjustments: [SearchBar.Icon: Offset] = [:]
}

extension SearchBar {
  /// Whether there is a bookmark button at the end of the field. `false` by default.
  public var showsBookmarkButton: Bool {
    get { buttons.showsBookmarkButton }
    _modify { yield &buttons.showsBookmarkButton }
  }

  /// Whether there is a cancel button. `false` by default.
  public var showsCancelButton: Bool {
    get { buttons.showsCancelButton }
    _modify { yield &buttons.showsCancelButton }
  }

  /// Whether there is a results button at the end of the field. `false` by default.
  public var showsSearchResultsButton: Bool {
    get { buttons.showsSearchResultsButton }
    _modify { yield &buttons.showsSearchResultsButton }
  }

  /// Whether the results button is selected. `false` by default.
  public var isSearchResultsButtonSelected: Bool {
    get { buttons.isSearchResultsButtonSelected }
    _modify { yield &buttons.isSearchResultsButtonSelected }
  }

  /// The style of the bar. `.default` by default.
  ///
  /// A minimal search bar has no background.
  public var searchBarStyle: Style {
    get { background.searchBarStyle }
    _modify { yield &background.searchBarStyle }
  }

  /// The basic appearance of the bar. `.default` by default.
  public var barStyle: BarStyle {
    get { background.barStyle }
    _modify { yield &background.barStyle }
  }

  /// Whether content behind the bar is visible through it. `true` by default.
  public var isTranslucent: Bool {
    get { background.isTranslucent }
    _modify { yield &background.isTranslucent }
  }

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  public var barTintColor: Color? {
    get { background.barTintColor }
    _modify { yield &background.barTintColor }
  }

  /// The image behind the bar. `nil` by default.
  public var backgroundImage: Image? {
    get { background.backgroundImage }
    _modify { yield &background.backgroundImage }
  }

  /// The image behind the scope buttons. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  public var scopeBarBackgroundImage: Image? {
    get { background.scopeBarBackgroundImage }
    _modify { yield &background.scopeBarBackgroundImage }
  }

  /// The offset of the field's background. Zero by default.
  public var searchFieldBackgroundPositionAdjustment: Offset {
    get { icons.searchFieldBackgroundPositionAdjustment }
    _modify { yield &icons.searchFieldBackgroundPositionAdjustment }
  }

  /// The offset of the field's text. Zero by default.
  public var searchTextPositionAdjustment: Offset {
    get { icons.searchTextPositionAdjustment }
    _modify { yield &icons.searchTextPositionAdjustment }
  }

  /// The images in place of the icons of the field. None by default.
  public var iconImages: [SearchBar.Icon: Image] {
    get { icons.iconImages }
    _modify { yield &icons.iconImages }
  }

  /// The offsets of the icons of the field, in points. None by default.
  public var iconPositionAdjustments: [SearchBar.Icon: Offset] {
    get { icons.iconPositionAdjustments }
    _modify { yield &icons.iconPositionAdjustments }
  }
}
