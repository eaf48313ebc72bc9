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
    get { buttonAttributes.showsBookmarkButton }
    _modify { yield &buttonAttributes.showsBookmarkButton }
  }

  /// Whether there is a cancel button. `false` by default.
  public var showsCancelButton: Bool {
    get { buttonAttributes.showsCancelButton }
    _modify { yield &buttonAttributes.showsCancelButton }
  }

  /// Whether there is a results button at the end of the field. `false` by default.
  public var showsSearchResultsButton: Bool {
    get { buttonAttributes.showsSearchResultsButton }
    _modify { yield &buttonAttributes.showsSearchResultsButton }
  }

  /// Whether the results button is selected. `false` by default.
  public var isSearchResultsButtonSelected: Bool {
    get { buttonAttributes.isSearchResultsButtonSelected }
    _modify { yield &buttonAttributes.isSearchResultsButtonSelected }
  }

  /// The style of the bar. `.default` by default.
  ///
  /// A minimal search bar has no background.
  public var searchBarStyle: Style {
    get { backgroundAttributes.searchBarStyle }
    _modify { yield &backgroundAttributes.searchBarStyle }
  }

  /// The basic appearance of the bar. `.default` by default.
  public var barStyle: BarStyle {
    get { backgroundAttributes.barStyle }
    _modify { yield &backgroundAttributes.barStyle }
  }

  /// Whether content behind the bar is visible through it. `true` by default.
  public var isTranslucent: Bool {
    get { backgroundAttributes.isTranslucent }
    _modify { yield &backgroundAttributes.isTranslucent }
  }

  /// The background color of the bar, or `nil` for that of its style. `nil` by default.
  public var barTintColor: Color? {
    get { backgroundAttributes.barTintColor }
    _modify { yield &backgroundAttributes.barTintColor }
  }

  /// The image behind the bar. `nil` by default.
  public var backgroundImage: Image? {
    get { backgroundAttributes.backgroundImage }
    _modify { yield &backgroundAttributes.backgroundImage }
  }

  /// The image behind the scope buttons. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  public var scopeBarBackgroundImage: Image? {
    get { backgroundAttributes.scopeBarBackgroundImage }
    _modify { yield &backgroundAttributes.scopeBarBackgroundImage }
  }

  /// The offset of the field's background. Zero by default.
  public var searchFieldBackgroundPositionAdjustment: Offset {
    get { iconAttributes.searchFieldBackgroundPositionAdjustment }
    _modify { yield &iconAttributes.searchFieldBackgroundPositionAdjustment }
  }

  /// The offset of the field's text. Zero by default.
  public var searchTextPositionAdjustment: Offset {
    get { iconAttributes.searchTextPositionAdjustment }
    _modify { yield &iconAttributes.searchTextPositionAdjustment }
  }

  /// The images in place of the icons of the field. None by default.
  public var iconImages: [SearchBar.Icon: Image] {
    get { iconAttributes.iconImages }
    _modify { yield &iconAttributes.iconImages }
  }

  /// The offsets of the icons of the field, in points. None by default.
  public var iconPositionAdjustments: [SearchBar.Icon: Offset] {
    get { iconAttributes.iconPositionAdjustments }
    _modify { yield &iconAttributes.iconPositionAdjustments }
  }
}
