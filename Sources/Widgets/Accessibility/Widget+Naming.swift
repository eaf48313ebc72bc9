extension Widget {
  /// Whether the widget is a heading: a widget with this trait, or a label with the font of a title.
  package var isHeading: Bool {
    accessibilityTraits.contains(.header) || (self as? Label)?.font.isOfTitle == true
  }

  /// Whether the widget can name the screen around it: a heading, a bar with a title, or a widget that gives its title.
  package var isNaming: Bool { isHeading || rareAttributes.haveTitle || self is NavigationBar }

  /// Whether the widget itself is visible, also to assistive technology.
  package var isInSight: Bool { isVisible && !accessibilityElementsHidden }

  /// The title of the visible screen in the widget, or else the text of its first heading, or `nil`.
  ///
  /// A screen without either has the title of the screen below it, or of the container around it. Headings in lists
  /// name parts of the lists, and are not searched.
  ///
  /// - Complexity: O(*n*) in the widgets.
  package var nameInside: String? {
    var rest: [any Widget] = [self]
    var outer: String?
    // A list of pending widgets instead of recursion, so that no tree is too deep.
    while let widget = rest.popLast() {
      guard widget.isInSight else { continue }
      if let screens = widget as? any ContainerScreen {
        let below = screens.children.prefix(screens.shownIndices.lowerBound).reversed()
        outer = below.lazy.compactMap(\.titleOfScreen).first ?? widget.titleOfScreen ?? outer
        rest.append(contentsOf: screens.shownViewControllers.elements)
      } else if let name = widget.ownName {
        return name
      } else if let children = widget.widgetsInside, !(widget is any ListView) {
        rest.append(contentsOf: children.elements.reversed())
      }
    }
    return outer
  }

  /// The title of the widget as a screen, or its text as a heading, unless they are empty.
  private var ownName: String? {
    if self is any Screen { return titleOfScreen }
    if let bar = self as? NavigationBar { return bar.topItem?.shownText?.nonEmpty }
    if rareAttributes.haveTitle { return navigationTitle?.nonEmpty }
    guard isHeading else { return nil }
    return (accessibilityName ?? textInside)?.nonEmpty
  }

  /// The texts inside, separated by spaces.
  private var textInside: String? {
    var (texts, rest): ([String], [any Widget]) = ([], widgetsInside?.elements.reversed() ?? [])
    while let widget = rest.popLast() {
      guard widget.isInSight else { continue }
      if let text = widget.shownText { texts.append(text) }
      rest += widget.widgetsInside?.elements.reversed() ?? []
    }
    return texts.joined(separator: " ")
  }

  /// The title that a bar shows for the screen, unless it is empty.
  package var titleOfScreen: String? { shownNavigationItem.title?.nonEmpty }
}

extension Font {
  fileprivate var isOfTitle: Bool { textStyle == .largeTitle || textStyle == .title1 }
}

extension String {
  package var nonEmpty: String? { isEmpty ? nil : self }
}
