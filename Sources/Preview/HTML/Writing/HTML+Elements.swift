import Widgets

// How the library's own widgets write. Tags and attributes are the program's own text, with all their punctuation.

extension Preview.HTML {
  /// Begins the element of a widget: its tag and the attributes that every widget has. ``close()`` ends the tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, with what begins it: `<span`.
  ///   - kind: What kind of widget it is, which names the class that all of them have.
  ///   - view: What the widget has in common with others.
  ///   - modifier: More classes that style sheets of the kind know, each after a space.
  ///   - role: The role, where the element does not have it by itself.
  ///   - inset: The distance of the content from the edges that the widget asks for; that of the kind by default.
  ///   - natural: The distance that the rules of the kind give. None by default.
  ///   - flex: How the widget shares the room of a stack, if not as others of its kind do.
  ///   - axis: The axis of the widget, if it is a stack.
  internal mutating func open(
    _ tag: StaticString,
    _ kind: Kind,
    _ view: View,
    modifier: StaticString = "",
    role: ARIARole? = nil,
    inset: DirectionalEdgeInsets? = nil,
    natural: DirectionalEdgeInsets = .zero,
    flex: Flex? = nil,
    along axis: Axis? = nil
  ) {
    if let flex, let axis = arrangement.axis { style.add(flex[axis]) }
    style.addPadding((inset ?? natural) + view.padding, unlike: natural)
    style.add(view, of: kind, in: arrangement)
    openUnstyled(tag, kind, modifier: modifier, of: view, flex: flex, along: axis)
    if isMarked { attribute(" data-path", room.path.map(String.init).joined(separator: ".")) }
    addIdentity(of: view)
    addAccessibility(of: view, role: role)
  }

  /// Begins an element that is a part of a widget, with the ``style`` that has been written for it.
  internal mutating func openUnstyled(
    _ tag: StaticString, _ kind: Kind, modifier: StaticString = "", of view: View? = nil, flex: Flex? = nil,
    along axis: Axis? = nil
  ) {
    let number = sheet.use(kind)
    body.write(tag)
    body.write(" class=\"")
    if inside != nil { body.write(.kind, number) }
    body.write(kind.name)
    body.write(modifier)
    if let view { begin(view, flex ?? kind.flex, slotAt: body.count, along: axis) }
    if let number = sheet.number(of: &style) {
      body.write(" s")
      write(.style, number)
    }
    body.write("\"")
  }

  /// Ends the tag that has been begun.
  internal mutating func close() {
    body.write(">")
  }

  /// Writes an attribute if it has a value: ` alt` for `alt`.
  internal mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    body.write(name)
    body.write("=\"")
    body.write(escaped: value)
    body.write("\"")
  }

  /// Writes an attribute that is a number.
  internal mutating func attribute(_ name: StaticString, number: Double) {
    body.write(name)
    body.write("=\"")
    body.write(number)
    body.write("\"")
  }

  /// Writes an attribute without a value if it holds: ` disabled`.
  internal mutating func attribute(_ name: StaticString, if holds: Bool) {
    if holds { body.write(name) }
  }

  /// Writes text that comes from data.
  internal mutating func text(_ text: String?) {
    if let text { body.write(escaped: text) }
  }
}
