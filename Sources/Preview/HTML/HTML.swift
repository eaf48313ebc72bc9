import Layout
import Widgets

extension Preview {
  /// The HTML that widgets are written to. ``HTMLRepresentable`` widgets write to it.
  ///
  /// The names of elements, attributes and style properties are constants of the program. Values can come from data,
  /// and are escaped.
  public struct HTML {
    internal let form: HTMLForm

    /// The tokens that have been written so far.
    internal var sink: MarkupSink

    /// The style of the next element.
    internal var style = CSS()

    internal var sheet = Rules()

    /// The layout of the widgets that are being written.
    internal var arrangement = Arrangement.page

    internal var memory = Memory()

    /// The facts about the page as a whole.
    internal var page = PageFacts()

    /// The place of the current widget in the tree.
    internal var place = Place()

    /// Whether the current widget was written with values of a theme that its style cannot refer to.
    internal var readsTheme = false

    /// Whether the bodies of all components have been read.
    internal let hasBodies: Bool

    private var surroundings = Surroundings()

    /// The environment of the current widget.
    internal var environment: EnvironmentValues {
      get { surroundings.environment }
      set { surroundings.environment = newValue }
    }

    /// The styles of the next element in the states of its widget, if it has Mods for states that browsers know.
    internal var stateStyles: StateStyles?

    internal var sample = Sample.unwanted

    /// The children of the node whose widget is written; `nil` if a whole tree is written at once.
    internal var slots: HTMLSlots?

    /// The share of the current widget in the space of its stack.
    internal var space = Space()

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
    if page.isUnread || (slots != nil && addSlot(for: widget)) { return }
    place.depth += 1
    // Each level takes a part of the stack, which would overflow in deep trees.
    if place.depth % 128 == 0 { descending(128) { addInSpace(widget) } } else { addInSpace(widget) }
    place.depth -= 1
    if let silentDepth = place.silentDepth, place.depth < silentDepth { endSilence() }
  }

  /// Lets Tab skip the elements of the current widget, if keys skip it.
  internal mutating func beginSilence(if isPassed: Bool) {
    guard isPassed, place.silentDepth == nil else { return }
    place.silentDepth = place.depth
    sink.isSilent = true
  }

  /// Lets Tab lead to elements again.
  internal mutating func endSilence() {
    place.silentDepth = nil
    sink.isSilent = false
  }

  private mutating func addInSpace(_ widget: any Widget) {
    let behaviors = widget.behaviors
    if behaviors.isEmpty, widget.overrideUserInterfaceStyle == .unspecified { return addPlain(widget) }
    if behaviors.haveStylings, !hasBodies { return page.isUnread = true }
    if behaviors.haveOverlays {
      addInSpace { html in html.addInStates(widget) }
    } else {
      inEnvironment(inside: widget) { html in
        html.addThemes(of: behaviors)
        html.addContrast(of: behaviors)
        html.addPlain(widget)
      }
    }
  }

  /// Writes content in another environment.
  internal mutating func inEnvironment(_ inner: EnvironmentValues, _ write: (inout Preview.HTML) -> Void) {
    let outer = surroundings
    environment = inner
    write(&self)
    surroundings.leave(for: outer)
  }

  /// Writes a widget in the environment inside it, with the direction of that environment if it is another one.
  internal mutating func inEnvironment(inside widget: some Widget, _ write: (inout Preview.HTML) -> Void) {
    let inner = widget.environmentInside(environment)
    if inner.layoutDirection != environment.layoutDirection { place.direction = inner.layoutDirection }
    inEnvironment(inner, write)
    place.direction = nil
  }

  /// Returns the styles of a widget in the states that a browser knows, which equal widgets share.
  internal mutating func shared(
    _ widget: any Widget, _ styles: (inout Preview.HTML) -> StylesInStates
  ) -> StylesInStates {
    let key = StatesKey(widget: StatedWidget(widget), arrangement: arrangement, environment: surroundings.number)
    if let known = memory.states[key] { return known }
    let styles = styles(&self)
    memory.states.insert(styles, for: key)
    return styles
  }

  private mutating func addPlain(_ widget: any Widget) {
    if environment.isReduceMotionEnabled, widget.animation != nil {
      var still = widget
      still.animation = nil
      return addPlain(still)
    }
    if let scaled = widget.scaled(preferring: environment.preferredContentSizeCategory, in: environment) {
      return addScaled(scaled)
    }
    addScaled(widget)
  }

  private mutating func addScaled(_ widget: any Widget) {
    if !environment.themes.isEmpty, let resolved = resolvingComputedTokens(of: widget) {
      return addInSpace { $0.addWritten(resolved) }
    }
    addInSpace { $0.addWritten(widget) }
  }

  // A function call would allocate five times for each row, because the widget has any type.
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

  /// Writes the children of a container, one after the other.
  public mutating func add(childrenOf container: some Container) {
    addChildren(container.children, arranged: arrangement)
  }

  /// Writes the content of a widget in a layout.
  internal mutating func add(_ widgets: Children, arranged arrangement: Arrangement) {
    let outer = self.arrangement
    self.arrangement = arrangement
    add(widgets)
    self.arrangement = outer
  }

  /// Returns a new name for a group of elements, such as radio buttons.
  internal mutating func newGroup() -> String {
    page.groups += 1
    return slots.map { "g\($0.id)-\(page.groups)" } ?? "g\(page.groups)"
  }

  /// Returns whether an identifier is the first of its kind, so that it can be an `id`.
  internal mutating func isFirst(_ identifier: String) -> Bool {
    !identifier.contains(where: \.isWhitespace) && page.identifiers.insert(identifier).inserted
  }
}
