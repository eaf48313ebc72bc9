import Widgets

// How the library's own widgets write. Tags and attributes have names that stand in the program.

extension Preview.HTML {
  /// Begins the element of a widget: its tag and the attributes that every widget has. ``close()`` ends the tag.
  ///
  /// - Parameters:
  ///   - tag: The name of the element.
  ///   - type: What kind of control the element is, if there are several.
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
    type: StaticString? = nil,
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
    sink.open(tag)
    if let type { attribute("type", is: type) }
    begin(view, flex ?? kind.flex, along: axis)
    addClass(of: kind, modifier, hasGap: true)
    if let path { attribute("data-path", path.map(String.init).joined(separator: ".")) }
    addIdentity(of: view)
    addAccessibility(of: view, role: role)
  }

  /// Begins an element that is a part of a widget, with the ``style`` that has been written for it.
  internal mutating func openUnstyled(
    _ tag: StaticString, type: StaticString? = nil, _ kind: Kind, modifier: StaticString = ""
  ) {
    sink.open(tag)
    if let type { attribute("type", is: type) }
    addClass(of: kind, modifier)
  }

  /// Writes the classes of the element that has begun, and its style, which is empty afterwards.
  internal mutating func addClass(of kind: Kind, _ modifier: StaticString = "", hasGap: Bool = false) {
    if sink.isTape {
      sink.attribute("class") {
        $0.write(kind.name)
        $0.write(modifier)
      }
      if hasGap, let gap = room.gap, gaps[gap].offset < 0 { gaps[gap].offset = sink.growth() }
      if style.isEmpty { return }
      sink.style(style)
      return style.utf8.removeAll(keepingCapacity: true)
    }
    sheet.use(kind)
    let number = sheet.number(of: &style)
    let gap = hasGap ? room.gap : nil
    var gapOffset = -1
    sink.attribute("class") {
      $0.write(kind.name)
      $0.write(modifier)
      gapOffset = $0.count
      guard let number else { return }
      $0.write(" s")
      $0.write(number)
    }
    if let gap, gaps[gap].offset < 0 { gaps[gap].offset = gapOffset }
  }

  /// Begins an element that has no class, or one that only the rules of the widget around it know.
  internal mutating func begin(_ tag: StaticString, class name: StaticString? = nil, isDecorative: Bool = false) {
    sink.open(tag)
    if let name { attribute("class", is: name) }
    attribute("aria-hidden", is: "true", if: isDecorative)
    sink.close()
  }

  /// Ends the tag that has been begun.
  internal mutating func close() {
    sink.close()
  }

  /// Ends the tag that has been begun, of an element without content.
  internal mutating func closeVoid() {
    sink.closeVoid()
  }

  /// Ends an element.
  internal mutating func end(_ tag: StaticString) {
    sink.end(tag)
  }

  /// Writes an attribute if it has a value.
  internal mutating func attribute(_ name: StaticString, _ value: String?) {
    if let value { sink.attribute(name, text: value) }
  }

  /// Writes an attribute that is a number.
  internal mutating func attribute(_ name: StaticString, number: Double) {
    sink.attribute(name) { $0.write(number) }
  }

  /// Writes an attribute whose value stands in the program, if it holds.
  internal mutating func attribute(_ name: StaticString, is value: StaticString, if holds: Bool = true) {
    if holds { sink.attribute(name) { $0.write(value) } }
  }

  /// Writes an attribute without a value, if it holds.
  internal mutating func attribute(_ name: StaticString, if holds: Bool) {
    if holds { sink.flag(name) }
  }

  /// Writes text that comes from data.
  internal mutating func text(_ text: String?) {
    if let text { sink.text(text) }
  }
}
