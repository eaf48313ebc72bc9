import Foundation

extension Node {
  /// Performs what a user has done in a page.
  ///
  /// - Throws: ``ActionError``, ``TableError``, or ``SessionRefusal/malformed(_:)`` if the value is of another kind.
  internal func perform(_ kind: SessionMessage.Kind, _ value: SessionValue?) throws {
    switch (kind, value) {
    case (.tap, _): try tap()
    case (.part, .text(let title)?): try tap(part: title)
    case (.press, _): if try !clickSecondary() { try longPress() }
    case (.set, let value?): try take(value)
    case (.step, .number(let direction)?): if direction > 0 { try stepUp() } else { try stepDown() }
    case (.submit, _): try submit()
    case (.focusin, _): try focus()
    case (.focusout, _): if isFocused { try unfocus() }
    case (.row, .text(let title)?): try swipe(at: nil, title)
    case (.swipe, .numbers(let distance)?) where distance.count == 2:
      try swipe(by: CGPoint(x: distance[0], y: distance[1]))
    default: throw SessionRefusal.malformed("“v”")
    }
  }

  /// Taps a button that the widget writes itself, and that has no node.
  private func tap(part title: String) throws {
    switch mounted.current {
    case is TableView: try select(indexTitle: title)
    case is TableViewCell: try tapAccessory()
    case is SearchBar: try tap(.cancel)
    case is SegmentedControl: try select(segment: title)
    default: try tap()
    }
  }

  /// Sets the value of a control.
  private func take(_ value: SessionValue) throws {
    switch (mounted.current, value) {
    case (let input as any TextInput, .text(let text)): try edit(input.text ?? "", to: text)
    case (is SearchBar, .number(let number)): try select(scope: index(number))
    case (let control as Switch, .flag(let isOn)): if control.isOn != isOn { try toggle() }
    case (let stepper as Stepper, .text(let text)):
      let number = try number(text)
      if number > stepper.value { try stepUp() } else if number < stepper.value { try stepDown() }
    case (is any RangeControl, .text(let text)): try slide(to: number(text))
    case (is SegmentedControl, .number(let number)): try select(segment: index(number))
    case (is PageControl, .text(let text)): try select(page: index(number(text) - 1))
    case (is PickerView, .numbers(let place)) where place.count == 2:
      try select(row: index(place[1]), inComponent: index(place[0]))
    case (let picker as DatePicker, .text(let text)):
      if picker.datePickerMode == .countDownTimer, let duration = picker.duration(of: text) {
        try pick(duration: duration)
      } else if let date = picker.date(of: text) {
        try pick(date)
      } else {
        throw SessionRefusal.malformed("“v”")
      }
    default: throw SessionRefusal.malformed("“v”")
    }
  }

  private func index(_ number: Double) throws(SessionRefusal) -> Int {
    guard let index = Int(exactly: number) else { throw .malformed("“v”") }
    return index
  }

  private func number(_ text: String) throws(SessionRefusal) -> Double {
    guard let number = Double(text), number.isFinite else { throw .malformed("“v”") }
    return number
  }

  /// Types what has been appended to a text, or replaces the text. Much text is one change, as a paste is.
  private func edit(_ old: String, to new: String) throws {
    if old.isIdentical(to: new) { return }
    let isAppended = new.utf8.count - old.utf8.count <= Self.mostTyped && new.hasPrefix(old)
    let typed = isAppended ? new.dropFirst(old.count) : ""
    if typed.isEmpty { try replace(with: new) } else { try type(String(typed)) }
  }

  /// The number of bytes up to which an appended text is typed letter by letter.
  private static let mostTyped = 256

  /// Dismisses the presented screen as the Escape key does: by the cancel action of an alert, or by a swipe.
  internal func escape() {
    guard let screen = topLayer.screenNode, topLayer !== self else { return }
    if screen.mounted.current is AlertController {
      let actions = screen.partNodes.filter { $0.mounted.current is AlertAction }
      let cancel = actions.first { ($0.mounted.current as? AlertAction)?.style == .cancel }
      try? (cancel ?? (actions.count == 1 ? actions[0] : nil))?.tap()
    } else {
      try? swipeAway()
    }
  }

  /// The screen in the node, or in the component in it.
  private var screenNode: Node? {
    if mounted.current is Composed, childNodes.count == 1 { return childNodes[0].screenNode }
    return self
  }
}
