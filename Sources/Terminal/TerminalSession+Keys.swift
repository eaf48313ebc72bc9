import Foundation
import Layout
import Live

extension TerminalSession {
  /// Performs a key press.
  internal func press(_ key: KeyPress) throws -> Outcome {
    switch key {
    case "c" + .control: return .end
    case "z" + .control: return .suspend
    case "l" + .control:
      forgetShown()
      setNeedsFrame()
      return .done
    default: break
    }
    if let outcome = try pressInPanel(key) { return outcome }
    let root = root()
    // The key is for the screen that the previous key has brought into view.
    root.settleFocus()
    if let outcome = try pressInSuggestions(key) { return outcome }
    if showsFocusInsteadOfPerforming(key) { return .done }
    let former = typedText
    defer { openSuggestions(since: former) }
    if try moveCaret(by: key) || moveCaretByPage(key) { return .done }
    do {
      try root.press(key)
    } catch let error as ActionError where error.reason == .unanswered {
      guard try scroll(by: key) else { return .unused }
      return .done
    }
    setNeedsFrame()
    revealFocus()
    return .done
  }

  /// Brings the focused widget into view, if a key would change it or move from it. Returns `false` if it is visible
  /// already.
  ///
  /// Users move from visible widgets, and change visible ones.
  private func showsFocusInsteadOfPerforming(_ key: KeyPress) -> Bool {
    let root = root()
    let isForWidget = root.isForFocusedWidget(key)
    guard isForWidget || root.isFirstFocus && [.tab, .up, .down].contains(key) else { return false }
    let shown = grid()
    guard lastFrame.sight?.extent == FocusSight.Extent.none else { return false }
    root.isFirstFocus = false
    revealFocus()
    return !isForWidget || shown !== grid()
  }

  /// Moves the caret of a text view by displayed lines, and returns whether there is such a line.
  private func moveCaret(by key: KeyPress) -> Bool {
    guard key.key == .up || key.key == .down, key.modifiers.subtracting(.shift).isEmpty else { return false }
    let grid = grid()
    guard let caret = grid.caret, let spot = grid.spots.last(where: { $0.origin.isFocused && $0.element == nil }),
      let node = tracer.node(spot.origin.node), node[TextView.self] != nil
    else { return false }
    let line = grid.letters.filter { $0.y == caret.y + (key.key == .up ? -1 : 1) }
    guard let letter = line.last(where: { $0.x <= caret.x }) ?? line.first else { return false }
    node.placeCaret(at: letter.offset, extending: key.modifiers.contains(.shift))
    setNeedsFrame()
    return true
  }

  /// Moves the caret of a scrolling text view by a page, and returns whether there is one.
  private func moveCaretByPage(_ key: KeyPress) throws -> Bool {
    guard key.key == .pageUp || key.key == .pageDown, key.modifiers.subtracting(.shift).isEmpty else { return false }
    let grid = grid()
    guard let spot = grid.spots.last(where: { $0.origin.isFocused && $0.element == nil }), spot.content != nil,
      let node = tracer.node(spot.origin.node), node[TextView.self] != nil, let caretRow = grid.caretRow
    else { return false }
    let isUp = key.key == .pageUp
    let rows = Int(bounded: spot.frame.minY)...Int(bounded: max(spot.frame.minY, spot.frame.maxY - 1))
    let hasMoved = try scroll(spot, by: (isUp ? -1 : 1) * max(1, rows.count - 1))
    let row = hasMoved ? max(rows.lowerBound, min(caretRow, rows.upperBound)) : isUp ? rows.lowerBound : rows.upperBound
    guard hasMoved || row != caretRow else { return false }
    let line = self.grid().letters.filter { $0.y == row }
    guard let letter = line.last(where: { $0.x <= grid.caret?.x ?? 0 }) ?? line.first else { return hasMoved }
    node.placeCaret(at: letter.offset, extending: key.modifiers.contains(.shift))
    setNeedsFrame()
    return true
  }

  /// Pastes a text into the focused text.
  internal func paste(_ text: String) throws -> Outcome {
    if let panel = layers.panel { return try panel.session.paste(text) }
    root().settleFocus()
    guard let spot = grid().spots.last(where: { $0.origin.isFocused && $0.origin.selection != nil }) else {
      return .unused
    }
    guard let node = tracer.node(spot.origin.node) else { return .gone }
    let former = typedText
    defer { openSuggestions(since: former) }
    try node.paste(text)
    revealFocus()
    return .done
  }

  /// Scrolls the view around the focus, or else the first view that scrolls. At its end, the view around it scrolls, or
  /// the whole tree.
  private func scroll(by key: KeyPress) throws -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let grid = grid()
    let focused = grid.spots.last { $0.origin.isFocused }.flatMap { tracer.node($0.origin.node) }
    let around = focused.map { Set(sequence(first: $0, next: \.parent).map(\.id)) }
    let scrolling = grid.spots.filter { $0.content != nil && $0.hiddenRows > 0 && isInFront($0) }
    let inner = scrolling.filter { around?.contains($0.origin.node) ?? true }
    for spot in (inner.isEmpty ? scrolling : inner).reversed() where allowsKeys(toScroll: spot) {
      let rows = Int(bounded: Double(spot.content?.height ?? 0)) - spot.hiddenRows
      guard let distance = Self.distance(of: key.key, page: rows - 1) else { return false }
      if try scroll(spot, by: distance) { return true }
    }
    return Self.distance(of: key.key, page: height - 1).map(scrollTreeByHand) ?? false
  }

  /// Returns whether keys scroll the view in a spot.
  private func allowsKeys(toScroll spot: Spot) -> Bool {
    // The model of the node would contain all of what is inside.
    let view = tracer.node(spot.origin.node)?.mounted.current as? any Scrolling
    return view?.allowsKeyboardScrolling != false
  }

  /// Returns the number of rows by which a key scrolls, or `nil` for other keys.
  private static func distance(of key: KeyPress.Key, page: Int) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -max(1, page)
    case .pageDown: max(1, page)
    case .home: -1_000_000
    case .end: 1_000_000
    default: nil
    }
  }
}
