import Layout
import Widgets

/// Writes the widgets of single nodes as markup, for a page that follows a live tree.
package struct MarkupWriter {
  private var html: Preview.HTML

  /// The tokens to which the page has referred.
  internal let uses = TokenUses()

  package init() {
    html = Preview.HTML(.fragment, hasBodies: true, keepsTokens: true, uses: uses)
    html.page.declared = []
  }

  /// Writes the widget of a node as markup.
  ///
  /// - Parameters:
  ///   - widget: The widget, which need not contain the children in a shared slot.
  ///   - slots: The slots of the children.
  ///   - place: The place of the widget in the page.
  ///   - tokens: The tokens of the outermost element's style, if there are any.
  ///   - states: The styles of the outermost element in the states that a browser knows.
  /// - Returns: The markup, the widget's share of the space of its container, `nil` if it is hidden, and whether the
  ///   markup has values of a theme that no custom property expresses.
  package mutating func write(
    _ widget: any Widget, with slots: HTMLSlots, in place: MarkupPlace, referringTo tokens: StyleTokens? = nil,
    in states: WrittenStates = WrittenStates()
  ) -> (markup: MarkupBuffer, flex: Flex?, readsTheme: Bool) {
    html.sink.removeAll()
    html.sink.gaps.removeAll(keepingCapacity: true)
    html.space = Preview.HTML.Space()
    html.page.groups = 0
    html.endSilence()
    html.beginSilence(if: place.isSilent)
    html.arrangement = place.arrangement
    html.slots = slots
    html.environment = place.environment
    html.readsTheme = states.readsTheme
    html.stateStyles = states.styles
    if place.isApart { html.addThemesAround() }
    if let tokens {
      html.add(widget, referringTo: tokens)
    } else if states.styles != nil {
      // Equal widgets without Mods of states have other tags.
      html.forgettingTags { $0.add(widget) }
    } else {
      html.add(widget)
    }
    html.stateStyles = nil
    return (MarkupBuffer(html.sink.utf8), html.space.inside.only, html.readsTheme)
  }

  /// Returns the styles of the outermost element of a widget in the states that a browser knows.
  ///
  /// - Parameters:
  ///   - widget: The widget with its Mods of states.
  ///   - tokens: The tokens of the outermost element's style, if there are any.
  package mutating func states(
    of widget: any Widget, in arrangement: Preview.HTML.Arrangement, _ environment: EnvironmentValues,
    referringTo tokens: StyleTokens?
  ) -> WrittenStates {
    html.arrangement = arrangement
    html.environment = environment
    html.readsTheme = false
    let styles = html.stateStyles(of: widget, referringTo: tokens)
    return WrittenStates(styles: styles, readsTheme: html.readsTheme)
  }

  /// Returns the tokens that a closure writes.
  internal mutating func tokens(_ write: (inout Preview.HTML) -> Void) -> [UInt8] {
    html.sink.removeAll()
    write(&html)
    return html.sink.utf8
  }
}

extension MarkupWriter {
  /// The custom properties that the outermost elements of themes declare.
  internal var declaredTokens: TokenNames? { html.page.declared }

  /// Declares the custom properties to which markup refers by now, and returns whether there are more of them.
  package mutating func declareReferredTokens() -> Bool {
    // Names are never taken away.
    guard uses.names.count != html.page.declared?.count else { return false }
    html.page.declared = uses.names
    return true
  }
}

/// The place of a widget whose markup is written by itself.
package struct MarkupPlace {
  /// The layout of the container.
  package var arrangement: Preview.HTML.Arrangement

  /// The environment around the widget.
  package var environment: EnvironmentValues

  /// Whether the element is outside of its ancestors' elements, and declares their themes. `false` by default.
  package var isApart = false

  /// Whether Tab does not lead to the widget. `false` by default.
  package var isSilent = false

  package init(_ arrangement: Preview.HTML.Arrangement, _ environment: EnvironmentValues) {
    (self.arrangement, self.environment) = (arrangement, environment)
  }
}

/// The styles of an element in the states that a browser knows.
package struct WrittenStates {
  internal var styles: StateStyles?

  /// Whether the styles have values of a theme that no custom property expresses.
  internal var readsTheme = false

  package init() {}

  fileprivate init(styles: StateStyles?, readsTheme: Bool) { (self.styles, self.readsTheme) = (styles, readsTheme) }
}
