import Live
import Preview
import Widgets

/// Everything that determines the styles of a fragment in those states that browsers know.
internal struct StatesKey: Equatable {
  private let widget: StatedWidget
  private let arrangement: Preview.HTML.Arrangement

  /// The environment around the widget. Another object means other values, except for themes and states of containers.
  private let surroundings: AnyObject
  private let stamp: Int

  /// Creates the key of a widget, with its Mods of states, in a fragment.
  @MainActor internal init(_ widget: any Widget, in fragment: LiveFragment) {
    self.widget = StatedWidget(widget)
    arrangement = fragment.arrangement
    (surroundings, stamp) = fragment.node.surroundingsKey
  }

  internal static func == (first: StatesKey, second: StatesKey) -> Bool {
    first.surroundings === second.surroundings && first.stamp == second.stamp
      && first.arrangement == second.arrangement && first.widget == second.widget
  }
}
