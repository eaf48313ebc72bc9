import Mod

/// A search field with the buttons around it: a model of `UISearchBar`.
///
/// ```swift
/// let search = SearchBar(.placeholder("Episodes"), .scopeButtonTitles(["All", "Unplayed"]), .showsScopeBar(true))
/// ```
///
/// The text, the placeholder and the input traits are those of its ``searchTextField``.
public struct SearchBar: Bar, Prompting, Switchable, TextInput, Textual {
  /// The text field.
  public var searchTextField = SearchBar.freshTextField

  /// The text above the field. `nil` by default.
  public var prompt: String?

  internal var buttonAttributes = SearchBarButtons()

  /// The titles of the scope buttons below the field, or `nil` for no buttons. `nil` by default.
  public var scopeButtonTitles: [String]?

  /// The index of the selected scope in ``scopeButtonTitles``. 0 by default.
  public var selectedScopeButtonIndex = 0

  /// Whether the scope buttons are visible. `false` by default.
  public var showsScopeBar = false

  internal var backgroundAttributes = SearchBarBackground()

  /// The image behind the field's text for each state. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  @ControlStateValues public var searchFieldBackgroundImage: Image?

  internal var iconAttributes = SearchBarIcons()

  /// The image behind a scope button for each state. `nil` by default.
  ///
  /// A gray area is drawn in its place.
  @ControlStateValues public var scopeBarButtonBackgroundImage: Image?

  /// The image between scope buttons. `nil` by default.
  public var scopeBarButtonDividerImage: Image?

  /// The text attributes of the titles of scope buttons for each state. `nil` by default.
  @ControlStateValues public var scopeBarButtonTitleTextAttributes: TextAttributes?

  /// Whether the search bar is enabled. `true` by default.
  public var isEnabled = true

  /// The view above the keyboard. `nil` by default.
  ///
  /// A page shows it below the text while it is edited.
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
  /// The style of a search bar. It models `UISearchBar.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The style that the system chooses.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The search text. `""` by default.
  public var text: String? {
    get { searchTextField.text }
    _modify { yield &searchTextField.text }
  }

  /// The text that shows while the field is empty. `nil` by default.
  public var placeholder: String? {
    get { searchTextField.placeholder }
    _modify { yield &searchTextField.placeholder }
  }

  /// Texts that users can choose while they type, in their order: see ``TextField/suggestions``. None by default.
  public var suggestions: [String] {
    get { searchTextField.suggestions }
    _modify { yield &searchTextField.suggestions }
  }

  /// The input traits of the text.
  public var textInputTraits: TextInputTraits {
    get { searchTextField.textInputTraits }
    _modify { yield &searchTextField.textInputTraits }
  }

  /// Returns the image behind the field's text in a state.
  ///
  /// A gray area is drawn in its place.
  public func searchFieldBackgroundImage(for state: ControlState) -> Image? {
    $searchFieldBackgroundImage.value(for: state)
  }

  /// Sets the image behind the field's text in a state, or removes it with `nil`.
  public mutating func setSearchFieldBackgroundImage(_ image: Image?, for state: ControlState) {
    $searchFieldBackgroundImage[state] = image
  }
}

extension SearchBar {
  /// Visits the text field, if it has behaviors, and the view above the keyboard.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if !searchTextField.behaviors.isEmpty { visitor.visit(&searchTextField) }
    visitor.visit(&inputAccessoryView)
    visitSharedParts(visitor)
  }
}

extension SearchBar {
  /// The properties that users change: the text and the selected scope.
  public static let userEditable = [
    EditableProperty(\SearchBar.text), EditableProperty(\SearchBar.selectedScopeButtonIndex),
  ]
}
