import Live
import Preview
import Widgets

/// The styles of the last widgets in the states that a browser knows.
///
/// They took seven eighths of the time in which a page with buttons of the kit was written, and there are many alike.
internal struct RecentStates {
  private var entries: [(key: Key, states: WrittenStates)] = []
  private var next = 0

  /// The number of widgets whose styles are kept, 16.
  private static let limit = 16

  internal subscript(key: Key) -> WrittenStates? { entries.first { $0.key == key }?.states }

  /// Keeps styles in place of the oldest ones.
  internal mutating func insert(_ states: WrittenStates, for key: Key) {
    if entries.count < Self.limit {
      entries.append((key, states))
    } else {
      entries[next] = (key, states)
      next = (next + 1) % Self.limit
    }
  }

  /// Everything on which the styles depend.
  internal struct Key: Equatable {
    private let widget: any Widget
    private let arrangement: Preview.HTML.Arrangement

    /// The environment around the widget, which is another object if it has other values, but for themes.
    private let surroundings: AnyObject
    private let themes: Int

    /// Creates the key of a widget, with its Mods of states, in a piece.
    @MainActor internal init(_ widget: any Widget, in piece: LivePiece) {
      self.widget = widget.withoutContent
      arrangement = piece.arrangement
      (surroundings, themes) = piece.node.surroundingsKey
    }

    internal static func == (first: Key, second: Key) -> Bool {
      first.surroundings === second.surroundings && first.themes == second.themes
        && first.arrangement == second.arrangement && Children.areEqual(first.widget, second.widget)
    }
  }
}

extension Widget {
  /// The widget without what makes no difference to the style of its outermost element: its handlers, its names, the
  /// text of a title, and its children.
  fileprivate var withoutContent: any Widget {
    var widget = withoutChildren
    widget.behaviors = behaviors.ofLook
    widget.accessibilityLabel = nil
    widget.key = nil
    guard var button = widget as? Button else { return widget }
    if button.title?.isEmpty == false { button.title = " " }
    return button
  }
}
