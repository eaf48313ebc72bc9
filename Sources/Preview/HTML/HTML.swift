import Widgets

extension Preview {
  /// HTML that is being written: what ``HTMLRepresentable`` widgets write to.
  ///
  /// Elements, attributes and style properties have names that stand in the program; whatever comes from data is a
  /// value, and is escaped.
  public struct HTML {
    internal let form: HTMLForm

    /// The tokens that have been written so far.
    internal var sink: TokenSink

    /// The style of the element that is written next.
    internal var style = CSS()

    internal var sheet = Rules()

    /// How the widgets that are written now are laid out.
    internal var arrangement = Arrangement.page

    /// The tags of the labels and stacks that were written last.
    internal var labels = Recent<Label>()
    internal var stacks = Recent<StackView>()

    /// Whether there is a component whose body has not been read, or something presented that is not on top. Nothing more is
    /// written then.
    internal var isUnread = false

    /// Whether the bodies of all components have been read.
    internal let hasBodies: Bool

    /// The children of the node whose widget is written; `nil` if a whole tree is written at once.
    internal var slots: HTMLSlots?

    /// The widget that is being written, as far as it shares the room of the stack around it.
    internal var room = Room()

    /// The places among the classes of containers, in the order of what has been written.
    internal var gaps: [Gap] = []

    /// The way from the outermost widget to the one that is written, if elements bear it so that they can be found in a browser.
    internal var path: [Int]?

    /// The first title of a navigation bar.
    internal var title: String?

    internal var groups = 0

    /// The number of widgets around what is written.
    internal private(set) var depth = 0

    private var identifiers: Set<String> = []
    private var writers: [(type: any Widget.Type, writer: (any HTMLRepresentable.Type)?)] = []

    internal init(_ form: HTMLForm, hasBodies: Bool = false, isTape: Bool = false) {
      self.form = form
      self.hasBodies = hasBodies
      sink = TokenSink(isTape: isTape)
    }
  }
}

extension Preview.HTML {
  /// Writes a widget, of whatever kind.
  public mutating func add(_ widget: any Widget) {
    if isUnread || (slots != nil && addSlot(for: widget)) { return }
    depth += 1
    // Each level takes a part of the stack, which ends at some depth.
    if depth % 128 == 0 { descending(128) { addInRoom(widget) } } else { addInRoom(widget) }
    depth -= 1
  }

  private mutating func addInRoom(_ widget: any Widget) {
    addInRoom { html in
      if let writer = html.writer(of: type(of: widget)) {
        writer.write(widget, to: &html)
      } else {
        html.addUnknown(widget)
      }
    }
  }

  /// Writes widgets, one after the other.
  public mutating func add(_ widgets: Children) {
    for widget in widgets.elements { add(widget) }
  }

  /// Writes what is in a widget, laid out in a way.
  internal mutating func add(_ widgets: Children, arranged arrangement: Arrangement) {
    let outer = self.arrangement
    self.arrangement = arrangement
    add(widgets)
    self.arrangement = outer
  }

  // Whether a type conforms to a protocol takes the runtime long to find out, and the types of a tree are few.
  private mutating func writer(of type: any Widget.Type) -> (any HTMLRepresentable.Type)? {
    for entry in writers where entry.type == type { return entry.writer }
    writers.append((type, type as? any HTMLRepresentable.Type))
    return writers[writers.count - 1].writer
  }

  /// A name for elements that belong together, such as radio buttons.
  internal mutating func newGroup() -> String {
    groups += 1
    return slots.map { "g\($0.id)-\(groups)" } ?? "g\(groups)"
  }

  /// Whether an identifier, as that of an element, is the first of its kind.
  internal mutating func isFirst(_ identifier: String) -> Bool {
    !identifier.contains(where: \.isWhitespace) && identifiers.insert(identifier).inserted
  }
}
