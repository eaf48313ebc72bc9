import Foundation

extension Node {
  /// Performs an action of a user in a page.
  ///
  /// - Throws: ``ActionError``, ``TableError``, or ``SessionRefusal/malformed(_:)`` if the value is of another kind.
  internal func perform(_ kind: SessionMessage.Kind, _ value: SessionValue?) throws {
    switch (kind, value) {
    case (.tap, _): try tap()
    case (.part, .text(let title)?): try tap(part: title)
    case (.press, _): if try !clickSecondary() { try longPress() }
    case (.set, let value?): try take(value)
    case (.step, .number(let steps)?): try step(by: steps)
    case (.key, .text(let name)?):
      guard let key = KeyPress(ofPage: name) else { throw SessionRefusal.malformed("“v”") }
      _ = try answer(to: key)
    case (.submit, _): try pressReturn()
    case (.focusin, _): try focus()
    case (.focusout, _): if isFirstResponder { try unfocus() }
    case (.row, .text(let title)?): try swipe(at: nil, title)
    case (.swipe, .numbers(let distance)?) where distance.count == 2:
      try swipe(by: CGPoint(x: distance[0], y: distance[1]))
    default: throw SessionRefusal.malformed("“v”")
    }
  }

  /// Steps once, or as often as a button has been held if the stepper sends its value at the end alone.
  private func step(by steps: Double) throws {
    guard let stepper, !stepper.isContinuous else {
      return try operate(.step(steps > 0 ? 1 : -1))
    }
    let count = max(1, Int(min(abs(steps), Self.mostSteps)))
    if steps > 0 { try stepUp(times: count) } else { try stepDown(times: count) }
  }

  /// The largest number of steps of a held button that a session accepts.
  private static let mostSteps = 1_000.0

  /// Presses the return key, which ends no editing, because the field of the page keeps the focus.
  private func pressReturn() throws {
    if mounted.current is any TextInput { try submit(mayEndEditing: false) } else { _ = try answer(to: .return) }
  }

  /// Taps a button that the widget writes itself, and that has no node.
  private func tap(part title: String) throws {
    switch treeRole {
    case .list: try select(indexTitle: title)
    case .cell: try tapAccessory()
    case .searchField: try tap(title.isEmpty ? searchBar?.buttonInField ?? .cancel : .cancel)
    case .textField: try clear()
    case .radioGroup: try select(segment: title)
    default: try tap()
    }
  }

  /// Sets the value of a control.
  private func take(_ value: SessionValue) throws {
    if case .text(let text) = value, let input = mounted.current as? any TextInput {
      return try edit(input.text ?? "", to: text)
    }
    switch (treeRole, value) {
    case (.searchField, .number(let number)): try operate(.choose(index(number)))
    case (.wheels, .numbers(let place)) where place.count == 2:
      try select(row: index(place[1]), inComponent: index(place[0]))
    // A date field in a page is empty while one of its components is empty.
    case (.dateField, .text("")): break
    case (.dateField, .text(let text)):
      if let picker = datePicker, picker.datePickerMode == .countDownTimer, let duration = picker.duration(of: text) {
        try pick(duration: duration)
      } else if let date = datePicker?.date(of: text) {
        try pick(date)
      } else {
        throw SessionRefusal.malformed("“v”")
      }
    default: if let operation = try operation(for: value) { try operate(operation) }
    }
  }

  /// Returns the operation of a native control, or `nil` if there is none.
  ///
  /// Segments count from 0, and the elements of a range from 1. A field of a number can be empty while it is edited.
  private func operation(for value: SessionValue) throws(SessionRefusal) -> ControlOperation? {
    switch (controlValue, value) {
    case (.flag(let isOn)?, .flag(let isOnInPage)): isOn == isOnInPage ? nil : .toggle
    case (.number?, .text("")): nil
    case (.number(let now, _, let step, _)?, .text(let text)) where treeRole == .spinButton:
      try turn(to: number(text), from: now, step: step)
    case (.number?, .text(let text)): .set(try number(text))
    case (.choice?, .number(let number)) where treeRole == .radioGroup: .choose(try index(number))
    case (.choice?, .text(let text)): .choose(try index(number(text) - 1))
    default: throw .malformed("“v”")
    }
  }

  /// Returns the operation of a native stepper: one step, with which it may wrap, or an entered number.
  private func turn(to number: Double, from now: Double, step: Double) -> ControlOperation? {
    if number == now { return nil }
    return abs(number - now) < step * 2 ? .step(number > now ? 1 : -1) : .set(number)
  }

  private func index(_ number: Double) throws(SessionRefusal) -> Int {
    guard let index = Int(exactly: number) else { throw .malformed("“v”") }
    return index
  }

  private func number(_ text: String) throws(SessionRefusal) -> Double {
    guard let number = Double(text), number.isFinite else { throw .malformed("“v”") }
    return number
  }

  /// Types the characters that have been appended to a text, or replaces the text. Many characters are one change, like
  /// a paste.
  private func edit(_ old: String, to new: String) throws {
    if old.isIdentical(to: new) { return }
    let isShort = new.utf8.count - old.utf8.count <= Self.mostTyped
    // Counting and comparing characters would take longer than all else in a long text.
    let typed = isShort ? new.rest(after: old) ?? "" : ""
    if typed.isEmpty { try replace(with: new) } else { try type(String(typed)) }
  }

  /// The number of bytes up to which an appended text is typed letter by letter.
  private static let mostTyped = 256

  /// Dismisses the presented screen as the Escape key does: by the cancel action of an alert, or by a swipe.
  internal func escape() {
    guard topLayer !== self else { return }
    let screen = topLayer.screenNode
    if screen.treeRole == .alert {
      let actions = screen.actionNodes
      try? (screen.cancelAction ?? (actions.count == 1 ? actions[0] : nil))?.tap()
    } else {
      try? swipeAway()
    }
  }
}

extension KeyPress {
  /// Creates a press of a key that changes a value, by its name in pages.
  ///
  /// The name begins with `<` if the direction of writing is right to left.
  fileprivate init?(ofPage text: String) {
    let isRightToLeft = text.utf8.first == UInt8(ascii: "<")
    switch isRightToLeft ? String(text.dropFirst()) : text {
    case "ArrowLeft": self = isRightToLeft ? .right : .left
    case "ArrowRight": self = isRightToLeft ? .left : .right
    case "ArrowDown": self = .down
    case "ArrowUp": self = .up
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Enter": self = .return
    case let name:
      guard let character = name.first, name.count == 1 else { return nil }
      self.init(.character(character))
    }
  }
}
