import Mod

/// A field for words to search for, with what belongs around it: a model of `UISearchBar`.
///
/// ```swift
/// let search = SearchBar(.placeholder("Episodes"), .scopeButtonTitles(["All", "Unplayed"]), .showsScopeBar(true))
/// ```
///
/// The text, the placeholder and what belongs to typing are those of its ``searchTextField``.
public struct SearchBar: Bar, TextInput, Switchable {
  /// The field itself.
  public var searchTextField = SearchBar.freshTextField

  /// The line above the field. `nil` by default.
  public var prompt: String?

  /// Whether there is a button for bookmarks at the end of the field. `false` by default.
  public var showsBookmarkButton = false

  /// Whether there is a button to give up. `false` by default.
  public var showsCancelButton = false

  /// Whether there is a button for the results at the end of the field. `false` by default.
  public var showsSearchResultsButton = false

  /// Whether the button for the results is on. `false` by default.
  public var isSearchResultsButtonSelected = false

  /// Where one can search, as buttons below the field; `nil`, the default, for no buttons.
  public var scopeButtonTitles: [String]?

  /// Which of the ``scopeButtonTitles`` is chosen, counted from 0. 0 by default.
  public var selectedScopeButtonIndex = 0

  /// Whether the buttons below the field show. `false` by default.
  public var showsScopeBar = false

  /// How much the bar stands out. `.default` by default.
  public var searchBarStyle = Style.default

  /// How the bar looks before it is given colors of its own. `.default` by default.
  public var barStyle = BarStyle.default

  /// Whether what lies behind the bar shines through. `true` by default.
  public var isTranslucent = true

  /// The color of the bar's background; `nil`, the default, for that of its style.
  public var barTintColor: Color?

  /// The picture behind the bar. `nil` by default.
  public var backgroundImage: Image?

  /// The picture behind the buttons below the field. `nil` by default.
  public var scopeBarBackgroundImage: Image?

  /// The picture behind the field's text, for each state. `nil` by default.
  @ControlStateValues public var searchFieldBackgroundImage: Image?

  /// How far the field's background moves. Nowhere by default.
  public var searchFieldBackgroundPositionAdjustment = Offset.zero

  /// How far the field's text moves. Nowhere by default.
  public var searchTextPositionAdjustment = Offset.zero

  /// Whether one can search. `true` by default.
  public var isEnabled = true

  /// What comes up above the keyboard. `nil` by default.
  @Slot public var inputAccessoryView: (any Widget)?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty search bar.
  public init() {}

  private static let freshTextField = TextField(
    .borderStyle(.roundedRect), .clearButtonMode(.always), .returnKeyType(.search), .enablesReturnKeyAutomatically(true)
  )
}

extension SearchBar {
  /// How much a search bar stands out. It models `UISearchBar.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As the system has it.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The words to search for. `""` by default.
  public var text: String? {
    get { searchTextField.text }
    _modify { yield &searchTextField.text }
  }

  /// What shows in gray while there is no text. `nil` by default.
  public var placeholder: String? {
    get { searchTextField.placeholder }
    _modify { yield &searchTextField.placeholder }
  }

  /// How the text is typed.
  public var textInputTraits: TextInputTraits {
    get { searchTextField.textInputTraits }
    _modify { yield &searchTextField.textInputTraits }
  }

  /// The picture behind the field's text in a state.
  public func searchFieldBackgroundImage(for state: ControlState) -> Image? {
    $searchFieldBackgroundImage.value(for: state)
  }

  /// Gives the field's text a background for a state; `nil` for that of the normal state.
  public mutating func setSearchFieldBackgroundImage(_ image: Image?, for state: ControlState) {
    $searchFieldBackgroundImage[state] = image
  }
}

extension SearchBar {
  /// Visits the field, where it has behaviors of its own, and the view that comes up with it.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if !searchTextField.behaviors.isEmpty { visitor.visit(&searchTextField) }
    visitor.visit(&inputAccessoryView)
    visitSharedParts(visitor)
  }
}

extension SearchBar {
  /// Users change the text and the selected scope.
  public static let userEditable = [
    EditableProperty(\SearchBar.text), EditableProperty(\SearchBar.selectedScopeButtonIndex),
  ]
}
