import Layout
import Widgets

extension Preview.HTML {
  /// The tags and styles that equal widgets share.
  internal struct Memory {
    internal var labels = RecentTags<Label>()
    internal var stacks = RecentTags<StackView>()
    internal var titleStyles = TitleStyles()

    /// The styles of the last widgets in states. Equal widgets in one environment share them.
    internal var states = RecentStates<StatesKey, StylesInStates>()

    /// Whether written tags are not kept for equal widgets.
    internal var isForgetful = false

    internal var writers: [Writer] = []
  }

  /// The facts about a page as a whole.
  internal struct PageFacts {
    /// The greatest width of the page, in points, or `nil` for the root's width.
    internal var width: Double?

    /// The outermost widget, if a whole tree is written at once.
    internal var root: (any Widget)?

    /// Whether writing has stopped, at a component whose body has not been read or at a presented screen that is not on
    /// top.
    internal var isUnread = false

    /// Whether the elements are read without their styles, so that those that styles hide are marked, too.
    internal var isSpoken = false

    /// The custom properties that the outermost widget declares for the tokens of its themes, or `nil` for all.
    internal var declared: TokenNames?

    /// The first title of a navigation bar.
    internal var title: String?

    /// The last title or heading outside of lists, which names the list below it.
    internal var heading: String?

    /// The origins of the images that the browser loads.
    internal var imageOrigins: Set<String> = []

    internal var groups = 0
    internal var identifiers: Set<String> = []
  }

  /// The place of a widget in a tree.
  internal struct Place {
    /// The indices from the outermost widget, if elements have them as attributes for tests in a browser.
    internal var path: [Int]?

    /// The number of widgets around the widget, with itself.
    internal var depth = 0

    /// The depth of the outermost container that Tab skips, if there is one.
    internal var silentDepth: Int?

    /// The direction that the widget gives to its layout by its environment, until its element is opened.
    internal var direction: LayoutDirection?
  }

  /// An environment, with a number that changes whenever its values do.
  internal struct Surroundings {
    internal var environment = EnvironmentValues() {
      didSet {
        count += 1
        number = count
      }
    }

    internal private(set) var number = 0
    private var count = 0

    /// Restores the environment around the widget.
    internal mutating func leave(for outer: Surroundings) {
      environment = outer.environment
      number = outer.number
    }
  }

  /// The style of the first element, if only that is needed.
  internal enum Sample { case unwanted, awaited, taken(CSS) }

  /// Writes a widget of the type that the function was made for.
  internal typealias Writing = (_ widget: any Widget, _ html: inout Preview.HTML) -> Void

  /// The function that writes widgets of a type.
  internal final class Writer {
    let id: ObjectIdentifier
    let write: Writing

    /// Whether widgets of the type neither belong to the library nor write themselves.
    let isUnknown: Bool

    init(_ entry: WidgetTypes.Entry) {
      id = entry.id
      // The type is optional here, because an optional function would be wrapped each time it is read.
      if let type = entry.pages.frequentlyWritten {
        (write, isUnknown) = (type.makeWriting(), false)
      } else if let type = entry.pages.representable {
        (write, isUnknown) = (type.writingOfAny, false)
      } else {
        (write, isUnknown) = ({ _, _ in }, true)
      }
    }
  }

  // The runtime takes long to find conformances, and a tree has few types.
  internal mutating func writer(of type: any Widget.Type) -> Writer {
    let id = ObjectIdentifier(type)
    for writer in memory.writers where writer.id == id { return writer }
    let writer = Writer(.of(type))
    memory.writers.append(writer)
    return writer
  }
}
