/// The role of a type's values in a live tree, which decides how a user operates them.
///
/// The names are those of ARIA and HTML where these have one. A type states its role as ``Bindable/treeRole``. The
/// library's own widgets have the roles that their names suggest, and most types of a program have none. A widget of
/// your own can have one of these:
///
/// - ``backButton``: tapping it, or pressing Return while it is focused, goes back in the surrounding stack. With the
///   accessibility trait of a button it is one in pages and for assistive technology, too. Its preview must not take
///   taps: a button in it would take them.
/// - ``textArea``: a `TextInput` takes line breaks, and has no return key to press, in tests and terminals. Pages show
///   its preview, into which nobody types.
/// - ``component``, ``screen`` and ``containerScreen``, by way of `Component`, `Screen` and `ContainerScreen`.
///
/// The other roles are about parts and properties that the library's own types have, and do nothing for a type without
/// them. A type that is no component and states ``component`` has no role.
public enum TreeRole: Sendable {
  /// Nothing in particular.
  case usual

  /// A component, whose body lists its children.
  case component

  /// An app.
  case application

  /// A window.
  case window

  /// A screen that shows all of its children.
  case screen

  /// A screen that contains other screens, and shows some of them.
  case containerScreen

  /// A screen that shows the top one of a stack of screens.
  case navigationStack

  /// A screen that shows one of several screens, which its tabs select.
  case tabs

  /// A screen that shows one or two of several screens, which swipes turn.
  case pages

  /// A screen that shows two screens side by side, or one of them.
  case split

  /// A screen that asks its user for an action.
  case alert

  /// A bar with the title of a screen, and with buttons.
  case navigationBar

  /// The content of a navigation bar for one screen.
  case navigationItem

  /// A bar with buttons.
  case toolbar

  /// A bar with tabs.
  case tabBar

  /// A tab, which selects a screen.
  case tab

  /// A button of a bar.
  case barItem

  /// A button that leads back to the former screen.
  case backButton

  /// An answer to an alert.
  case action

  /// A table: rows below each other.
  case list

  /// A collection: items in rows and columns.
  case grid

  /// The content of a row.
  case cell

  /// A button.
  case button

  /// A control that is on or off.
  case `switch`

  /// A control whose thumb is dragged.
  case slider

  /// A number with two buttons for its steps.
  case spinButton

  /// A choice of one of several segments.
  case radioGroup

  /// Wheels that each select one of their rows.
  case wheels

  /// A date or a time.
  case dateField

  /// A text of one line.
  case textField

  /// A text of several lines.
  case textArea

  /// A text to search for.
  case searchField

  /// A control that is operated by pulling down the content below it.
  case refresh

  /// A gesture that a view recognizes.
  case gesture
}

extension TreeRole {
  /// Whether a tree always creates the nodes of such values, because they show, hide or create other widgets.
  internal var isStructural: Bool {
    switch self {
    case .component, .window, .screen, .containerScreen, .navigationStack, .tabs, .pages, .split, .alert, .list, .grid:
      true
    default: false
    }
  }
}
