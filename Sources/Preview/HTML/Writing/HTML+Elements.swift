import Layout
import Widgets

// The writing of the library's own widgets, with constant names of tags and attributes.

extension Preview.HTML {
  /// Opens the tag of a widget's element, and writes the attributes that every widget has. ``close()`` closes the tag.
  ///
  /// - Parameters:
  ///   - tag: The tag of the element.
  ///   - kind: The kind of widget, whose name is the class.
  ///   - view: The attributes that all widgets have.
  ///   - modifier: More classes of the kind, each after a space.
  ///   - role: The role, unless the element implies it.
  ///   - box: The padding of the element and its space. Those of the kind by default.
  internal mutating func open(
    _ tag: ElementTag, _ kind: ElementKind, _ view: View, modifier: StaticString = "", role: ARIARole? = nil,
    box: ElementBox = ElementBox()
  ) {
    if let flex = box.flex, let axis = arrangement.axis { style.add(flex[axis]) }
    style.addPadding((box.inset ?? box.natural) + view.padding, unlike: box.natural)
    style.add(view, of: kind, in: arrangement)
    let isPassed = view.isSkippedByKeys(as: kind)
    beginSilence(if: isPassed)
    open(tag)
    begin(view, box.flex ?? kind.flex, along: box.axis)
    addClass(of: kind, modifier, hasGap: true)
    if let path = place.path { attribute("data-path", path.map(String.init).joined(separator: ".")) }
    addSelection(of: view, role)
    addIdentity(of: view)
    addAccessibility(of: view, role: role)
    if isPassed, !kind.letsTouchesThrough { addPassed(view) }
  }

  /// Opens the tag of a part of a widget, with the current ``style``.
  internal mutating func openUnstyled(_ tag: ElementTag, _ kind: ElementKind, modifier: StaticString = "") {
    open(tag)
    addClass(of: kind, modifier)
  }

  private mutating func open(_ tag: ElementTag) {
    sink.open(tag.name)
    if let type = tag.type { attribute("type", is: type) }
  }

  /// Writes the classes of the open tag, and its style, which is empty afterwards.
  internal mutating func addClass(of kind: ElementKind, _ modifier: StaticString = "", hasGap: Bool = false) {
    if case .awaited = sample { sample = .taken(style) }
    if sink.keepsTokens {
      sink.attribute("class") {
        $0.write(kind.name)
        $0.write(modifier)
      }
      if hasGap, let gap = space.gap, sink.gaps[gap].offset < 0 { sink.gaps[gap].offset = sink.growth() }
      if let states = stateStyles.take() { states.nest(in: &style) }
      if style.isEmpty { return }
      sink.style(style)
      return style.removeAll()
    }
    sheet.use(kind)
    let number = sheet.number(of: &style, in: &stateStyles)
    let gap = hasGap ? space.gap : nil
    var gapOffset = -1
    sink.attribute("class") {
      $0.write(kind.name)
      $0.write(modifier)
      gapOffset = $0.count
      guard let number else { return }
      $0.write(" s")
      $0.write(number)
    }
    if let gap, sink.gaps[gap].offset < 0 { sink.gaps[gap].offset = gapOffset }
  }

  /// Opens a tag without a class, or with a class that only the rules of its container use.
  internal mutating func begin(_ tag: StaticString, class name: StaticString? = nil, isDecorative: Bool = false) {
    sink.open(tag)
    if let name { attribute("class", is: name) }
    attribute("aria-hidden", is: "true", if: isDecorative)
    sink.close()
  }

  /// Closes the open tag.
  internal mutating func close() { sink.close() }

  /// Closes the open tag of an element without content.
  internal mutating func closeVoid() { sink.closeVoid() }

  internal mutating func end(_ tag: StaticString) { sink.end(tag) }

  /// Writes an attribute; nothing if the value is `nil`.
  internal mutating func attribute(_ name: StaticString, _ value: String?) {
    if let value { sink.attribute(name, text: value) }
  }

  internal mutating func attribute(_ name: StaticString, number: Double) {
    sink.attribute(name) { $0.write(number) }
  }

  /// Writes an attribute with a number that is read again, without rounding it.
  internal mutating func attribute(_ name: StaticString, exact number: Double) {
    sink.attribute(name) { $0.write(exact: number) }
  }

  /// Writes an attribute with a constant value, if a condition holds.
  internal mutating func attribute(_ name: StaticString, is value: StaticString, if holds: Bool = true) {
    if holds { sink.attribute(name) { $0.write(value) } }
  }

  /// Writes an attribute without a value, if a condition holds.
  internal mutating func attribute(_ name: StaticString, if holds: Bool) {
    if holds { sink.flag(name) }
  }

  /// Writes text from data.
  internal mutating func text(_ text: String?) {
    if let text { sink.text(text) }
  }
}

/// The name of an element, with its type if it is an `input` or a `button`.
internal struct ElementTag: ExpressibleByStringLiteral {
  let name: StaticString
  private(set) var type: StaticString?

  init(stringLiteral name: StaticString) { self.name = name }

  static var button: ElementTag {
    var tag: ElementTag = "button"
    tag.type = "button"
    return tag
  }

  static func input(_ type: StaticString) -> ElementTag {
    var tag: ElementTag = "input"
    tag.type = type
    return tag
  }
}

/// The padding of a widget's element, and the space of the element in a stack.
internal struct ElementBox {
  /// The padding that the widget sets, or `nil` for ``natural``.
  var inset: DirectionalEdgeInsets?

  /// The padding in the rules of the kind.
  var natural = DirectionalEdgeInsets.zero

  /// The share of the space of a stack, or `nil` for that of the kind.
  var flex: Flex?

  /// The axis of the widget, if it is a stack.
  var axis: Axis?
}
