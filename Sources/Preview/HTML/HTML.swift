import Layout
import Widgets

extension Preview {
  /// The HTML that widgets are written to. ``HTMLRepresentable`` widgets write to it.
  ///
  /// The names of elements, attributes and style properties are constants of the program. Values can come from data,
  /// and are escaped.
  public struct HTML {
    internal let form: HTMLForm

    /// The greatest width of the page, in points, or `nil` for what the root wants.
    internal var width: Double?

    /// The tokens that have been written so far.
    internal var sink: MarkupSink

    /// The style of the next element.
    internal var style = CSS()

    internal var sheet = Rules()

    /// The layout of the widgets that are being written.
    internal var arrangement = Arrangement.page

    internal var labels = RecentTags<Label>()
    internal var stacks = RecentTags<StackView>()

    internal var titleLooks = TitleLooks()

    /// Whether the current widget has been written with values of a theme that its style cannot refer to.
    internal var readsTheme = false

    /// Whether there is a component whose body has not been read, or a presented screen that is not on top, after which
    /// nothing more is written.
    internal var isUnread = false

    /// Whether the bodies of all components have been read.
    internal let hasBodies: Bool

    /// The custom properties that the outermost widget declares for the tokens of its themes, or `nil` for all.
    internal var declared: TokenNames?

    /// The environment of the current widget.
    internal var environment = EnvironmentValues() {
      didSet {
        environmentCount += 1
        environmentNumber = environmentCount
      }
    }

    /// A number that is another one if ``environment`` has other values.
    private var environmentNumber = 0
    private var environmentCount = 0

    /// The styles of the last widgets in states. Equal widgets in one environment share them.
    private var recentStates = RecentStates<StatesKey, StylesInStates>()

    /// The styles of the next element in the states of its widget, if it has Mods for states that browsers know.
    internal var stateStyles: StateStyles?

    /// Whether only the style of the next element is of interest, which is stored in ``sample``.
    internal var isSampling = false
    internal var sample: CSS?

    /// Whether written tags are not kept for equal widgets.
    internal var isForgetful = false

    /// The children of the node whose widget is written; `nil` if a whole tree is written at once.
    internal var slots: HTMLSlots?

    /// The share of the current widget in the space of its stack.
    internal var room = Room()

    /// The gaps in the classes of containers, in the order of writing.
    internal var gaps: [Gap] = []

    /// The indices from the outermost widget to the current one, if elements have them as attributes for tests in a
    /// browser.
    internal var path: [Int]?

    /// The origins of the images that the browser loads.
    internal var imageOrigins: Set<String> = []

    /// The first title of a navigation bar.
    internal var title: String?

    /// The last title or heading outside of lists, which names the list below it.
    internal var heading: String?

    /// The outermost widget, if a whole tree is written at once.
    internal var root: (any Widget)?

    internal var groups = 0

    /// The number of widgets around the current one, with itself.
    internal private(set) var depth = 0

    /// The depth of the outermost widget around the current one that is hidden from assistive technology.
    private var silentDepth: Int?

    private var identifiers: Set<String> = []
    private var writers: [Writer] = []

    /// Creates an empty page, or a part of one that has referred to tokens.
    internal init(
      _ form: HTMLForm, hasBodies: Bool = false, keepsTokens: Bool = false, uses: TokenUses? = TokenUses()
    ) {
      self.form = form
      self.hasBodies = hasBodies
      sink = MarkupSink(keepsTokens: keepsTokens)
      style.keepsNumbers = keepsTokens
      style.uses = uses
    }
  }
}

extension Preview.HTML {
  /// Writes a widget of any type.
  public mutating func add(_ widget: any Widget) {
    if isUnread || (slots != nil && addSlot(for: widget)) { return }
    depth += 1
    // Each level takes a part of the stack, which would overflow in deep trees.
    if depth % 128 == 0 { descending(128) { addInRoom(widget) } } else { addInRoom(widget) }
    depth -= 1
    if let silentDepth, depth < silentDepth { endSilence() }
  }

  /// Keeps Tab from leading to what is written of the current widget, if that is hidden from assistive technology.
  internal mutating func beginSilence(if isHidden: Bool) {
    guard isHidden, silentDepth == nil else { return }
    silentDepth = depth
    sink.isSilent = true
  }

  /// Lets Tab lead to elements again.
  internal mutating func endSilence() {
    silentDepth = nil
    sink.isSilent = false
  }

  private mutating func addInRoom(_ widget: any Widget) {
    let behaviors = widget.behaviors
    if behaviors.isEmpty, widget.overrideUserInterfaceStyle == .unspecified { return addPlain(widget) }
    if behaviors.haveStylings, !hasBodies { return isUnread = true }
    if behaviors.haveOverlays {
      addInRoom { html in html.addInStates(widget) }
    } else {
      inEnvironment(widget.environmentInside(environment)) { html in
        html.addThemes(of: behaviors)
        html.addContrast(of: behaviors)
        html.addPlain(widget)
      }
    }
  }

  /// Writes what is in another environment.
  internal mutating func inEnvironment(_ inner: EnvironmentValues, _ write: (inout Preview.HTML) -> Void) {
    let (outer, number) = (environment, environmentNumber)
    environment = inner
    write(&self)
    environment = outer
    environmentNumber = number
  }

  /// Returns the styles of a widget in the states that a browser knows, which equal widgets share.
  internal mutating func shared(
    _ widget: any Widget, _ styles: (inout Preview.HTML) -> StylesInStates
  ) -> StylesInStates {
    let key = StatesKey(widget: StatedWidget(widget), arrangement: arrangement, environment: environmentNumber)
    if let known = recentStates[key] { return known }
    let styles = styles(&self)
    recentStates.insert(styles, for: key)
    return styles
  }

  private mutating func addPlain(_ widget: any Widget) {
    if environment.isReduceMotionEnabled, widget.animation != nil {
      var still = widget
      still.animation = nil
      return addPlain(still)
    }
    if !environment.themes.isEmpty, let resolved = resolvingComputedTokens(of: widget) {
      return addInRoom { $0.addWritten(resolved) }
    }
    addInRoom { $0.addWritten(widget) }
  }

  // A function that is called costs a row five allocations for the widget of any type.
  @inline(__always)
  private mutating func addWritten(_ widget: any Widget) {
    let writer = writer(of: type(of: widget))
    if writer.isUnknown { return addUnknown(widget) }
    writer.write(widget, &self)
  }

  /// Writes widgets, one after the other.
  public mutating func add(_ widgets: Children) {
    for widget in widgets.elements { add(widget) }
  }

  /// Writes the content of a widget in a layout.
  internal mutating func add(_ widgets: Children, arranged arrangement: Arrangement) {
    let outer = self.arrangement
    self.arrangement = arrangement
    add(widgets)
    self.arrangement = outer
  }

  /// Writes a widget of the type that the function was made for.
  internal typealias Writing = (_ widget: any Widget, _ html: inout Preview.HTML) -> Void

  /// The way of writing the widgets of a type.
  private final class Writer {
    let id: ObjectIdentifier
    let write: Writing

    /// Whether widgets of the type neither belong to the library nor write themselves.
    let isUnknown: Bool

    init(_ entry: WidgetTypes.Entry) {
      id = entry.id
      // An optional function would be wrapped, each time that it is read.
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
  private mutating func writer(of type: any Widget.Type) -> Writer {
    let id = ObjectIdentifier(type)
    for writer in writers where writer.id == id { return writer }
    let writer = Writer(.of(type))
    writers.append(writer)
    return writer
  }

  /// Returns a new name for a group of elements, such as radio buttons.
  internal mutating func newGroup() -> String {
    groups += 1
    return slots.map { "g\($0.id)-\(groups)" } ?? "g\(groups)"
  }

  /// Returns whether an identifier is the first of its kind, so that it can be an `id`.
  internal mutating func isFirst(_ identifier: String) -> Bool {
    !identifier.contains(where: \.isWhitespace) && identifiers.insert(identifier).inserted
  }
}
