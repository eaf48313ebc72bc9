import Widgets

/// The styles of the last widgets in the states that a browser knows, by everything on which the styles depend.
///
/// Computing them took seven eighths of the time of writing a page with buttons of the kit, many of which are equal.
package struct RecentStates<Key: Equatable, States> {
  private var entries: [(key: Key, states: States)] = []
  private var next = 0

  /// The number of widgets whose styles are kept, 16.
  private static var limit: Int { 16 }

  package init() {}

  package subscript(key: Key) -> States? { entries.first { $0.key == key }?.states }

  /// Keeps styles in place of the oldest ones.
  package mutating func insert(_ states: States, for key: Key) {
    if entries.count < Self.limit {
      entries.append((key, states))
    } else {
      entries[next] = (key, states)
      next = (next + 1) % Self.limit
    }
  }
}

/// The properties of a widget with Mods of states that determine the style of its outermost element.
package struct StatedWidget: Equatable {
  private let widget: any Widget

  /// Creates the widget without its handlers, its names, its text and its children.
  package init(_ widget: any Widget) { self.widget = widget.withoutContent }

  package static func == (first: StatedWidget, second: StatedWidget) -> Bool {
    Children.areEqual(first.widget, second.widget)
  }
}

extension Preview.HTML {
  /// Everything on which the styles of a widget in states depend, while a page is written.
  internal struct StatesKey: Equatable {
    let widget: StatedWidget
    let arrangement: Arrangement
    let environment: Int
  }
}

extension Widget {
  fileprivate var withoutContent: any Widget {
    var widget = withoutChildren
    widget.behaviors = behaviors.ofAppearance
    widget.accessibilityLabel = nil
    widget.key = nil
    if var button = widget as? Button {
      if button.title?.isEmpty == false { button.title = " " }
      return button
    }
    if var label = widget as? Label {
      if label.text?.isEmpty == false { label.text = " " }
      return label
    }
    return widget
  }
}
