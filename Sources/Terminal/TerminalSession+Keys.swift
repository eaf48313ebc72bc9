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
    // The key is meant for what the last one has brought into view.
    root.settleFocus()
    if let outcome = try pressInSuggestions(key) { return outcome }
    if root.isFirstFocus, shownSight?.extent == FocusSight.Extent.none, [.tab, .up, .down].contains(key) {
      // Users move from what they see: this brings the first control into view.
      root.isFirstFocus = false
      revealFocus()
      return .done
    }
    let former = typedText
    defer { openSuggestions(since: former) }
    if moveCaret(by: key) { return .done }
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

  /// Moves the caret of a text view by lines as they are shown, and returns whether there is such a line.
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

  /// Scrolls what surrounds the focus, or else the first view that scrolls, or else the whole tree.
  private func scroll(by key: KeyPress) throws -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let grid = grid()
    let focused = grid.spots.last { $0.origin.isFocused }.flatMap { tracer.node($0.origin.node) }
    let around = focused.map { Set(sequence(first: $0, next: \.parent).map(\.id)) }
    let scrolling = grid.spots.filter { $0.content != nil && $0.hiddenRows > 0 }
    let spot = scrolling.last { around?.contains($0.origin.node) ?? true } ?? scrolling.last
    let page = max(1, (spot.map { Int(bounded: $0.frame.height) } ?? height) - 1)
    let rows: Int
    switch key.key {
    case .up: rows = -1
    case .down: rows = 1
    case .pageUp: rows = -page
    case .pageDown: rows = page
    case .home: rows = -1_000_000
    case .end: rows = 1_000_000
    default: return false
    }
    if let spot { return try scroll(spot, by: rows) }
    return scrollTreeByHand(by: rows)
  }
}
