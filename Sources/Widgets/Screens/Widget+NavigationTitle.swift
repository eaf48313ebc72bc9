import Mod

/// The title that a screen gets from its content.
extension Widget {
  /// The title of the screen around the widget, if the screen has none of its own. `nil` by default.
  ///
  /// ```swift
  /// ViewController {
  ///   VStack(.navigationTitle -- "Users") { Label("Ada") }
  /// }
  /// ```
  ///
  /// A live tree gives it to the nearest screen around, at any depth. A preview of a description finds it in a child of
  /// the screen.
  public var navigationTitle: String? {
    get { attributes.value.extras.value.navigationTitle }
    set { attributes.value.extras.value.navigationTitle = newValue }
  }
}

extension PropertyNames where Root: Widget {
  /// The title of the screen around the widget, if the screen has none of its own. `nil` by default.
  public static var navigationTitle: Property<Root, String?> { Property { $1(&$0.navigationTitle) } }
}

extension Screen {
  /// The title that a widget inside gives to the screen. `nil` by default.
  ///
  /// A live tree sets it: see ``Widget/navigationTitle``.
  @inlinable public var contentTitle: String? {
    get { screenAttributes.value.area.value.contentTitle }
    _modify { yield &screenAttributes.value.area.value.contentTitle }
  }

  /// The title of the screen, or else the title from its content.
  package var shownTitle: String? {
    title ?? navigationTitle ?? contentTitle ?? children.lazy.compactMap(\.titleForScreen).first
  }
}

extension PropertyNames where Root: Screen {
  /// The title that a widget inside gives to the screen. `nil` by default.
  @inlinable public static var contentTitle: Property<Root, String?> { Property { $1(&$0.contentTitle) } }
}

extension Widget {
  /// The title for the screen around, from the widget or from the first widget of a component.
  fileprivate var titleForScreen: String? {
    if rareAttributes.haveTitle { return navigationTitle }
    return (self as? Composed)?.children.first?.titleForScreen
  }

  /// Keeps the title that the content has given to a screen, when the screen is described again.
  package mutating func keepContentTitle(of former: Self) {
    guard let former = former as? any Screen, var screen = self as? any Screen,
      screen.contentTitle != former.contentTitle
    else { return }
    screen.contentTitle = former.contentTitle
    if let screen = screen as? Self { self = screen }
  }
}
