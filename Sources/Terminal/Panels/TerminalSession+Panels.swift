import Foundation
import Layout
import Live
import Widgets

extension TerminalSession {
  /// Returns the keys that fit into the footer.
  internal func footerLine(over tree: Grid) -> FooterLine {
    let panel = layers.panel?.content
    return FooterLine(
      panel?.hints ?? hints(over: tree), always: panel == nil ? Self.usualHints : [Self.quit], width: width,
      after: layers.last?.line)
  }

  /// Returns the keys that do something to the tree now.
  private func hints(over tree: Grid) -> [KeyHint] {
    let focused = focusedNode
    let calendar = focused?.opensCalendar == true ? [KeyHint(.return, title: "Calendar")] : []
    let answersPages = focused?.answersPageKeys == true
    let scrolling = tree.scrollsByKeys && !answersPages ? [KeyHint(.pageUp, .pageDown, title: "Scroll")] : []
    let suggestions = suggestionHints(of: focused)
    if !suggestions.isEmpty, layers.suggestions?.selection != nil { return suggestions }
    return calendar + suggestions + root().keyHints + scrolling
  }

  private static let quit = KeyHint("c" + .control, title: "Quit")
  private static let palette = KeyHint("p" + .control, title: "Go to")
  private static let help = KeyHint(KeyPress(.function(1)), title: "Help")
  private static let usualHints = [quit, palette, help]

  /// Opens or operates a panel, and returns `nil` if the key is meant for the tree.
  internal func pressInPanel(_ key: KeyPress) throws -> Outcome? {
    guard layers.allowsPanels else { return nil }
    let open = layers.panel?.content
    switch key {
    case KeyPress(.function(1)) where !(open is HelpPanel), "?" where open == nil && !root().isTyping:
      openHelp()
      return .done
    case "p" + .control where !(open is CommandPalette):
      openPalette()
      return .done
    case .return where open == nil, .space where open == nil:
      root().settleFocus()
      guard let picker = focusedNode, picker.opensCalendar else { return nil }
      openCalendar(of: picker)
      return .done
    default: break
    }
    guard let panel = layers.panel else { return nil }
    switch panel.content.press(key) {
    case nil:
      defer { needsFrame?() }
      guard key == .up || key == .down else { return try performChosen(after: panel.session.press(key)) }
      return panel.session.scrollTreeByHand(by: key == .up ? -1 : 1) ? .done : .unused
    case .stay:
      needsFrame?()
      return .done
    case .close(let perform): return try close(andPerform: perform)
    }
  }

  /// Handles the pointer in the footer or a panel, or returns `nil` if the event is for the tree.
  internal func handleInPanel(_ pointer: TerminalEvent.Pointer, at now: ContinuousClock.Instant) throws -> Outcome? {
    if layers.isFooterShown, pointer.y == height, case .down = pointer.kind {
      guard let keys = footerLine(over: grid()).hint(at: pointer.x)?.keys, keys.count == 1 else { return .unused }
      return try press(keys[0])
    }
    guard let panel = layers.panel else { return try handleInSuggestions(pointer) }
    guard let outcome = try panel.handle(pointer, at: now) else { return try close { .done } }
    needsFrame?()
    return try performChosen(after: outcome)
  }

  internal func openHelp() {
    root().settleFocus()
    open(HelpPanel(now: hints(over: grid())))
  }

  private func openPalette() {
    root().settleFocus()
    let palette = CommandPalette(commands, isCut: root().leavesOutCommands)
    palette.choose = { [weak self] in self?.layers.chosen = $0 }
    if let app = root().application { palette.open = { try app.openOrThrow($0) } }
    open(palette)
  }

  /// Gives an open palette the commands of the changed tree.
  internal func renewPalette() {
    (layers.panel?.content as? CommandPalette)?.renew(commands, isCut: root().leavesOutCommands)
  }

  /// Opens a calendar for a date picker. The picker receives the chosen day.
  internal func openCalendar(of node: Node) {
    guard layers.allowsPanels, let picker = node[DatePicker.self], picker.hasCalendar else { return }
    let id = node.id
    let calendar = CalendarPanel(picker) { [weak self] date in
      guard let node = self?.tracer.node(id) else { return .gone }
      try node.pick(date)
      return .done
    }
    calendar.choose = { [weak self] in self?.layers.chosen = $0 }
    open(calendar)
  }

  private func open(_ content: any PanelContent) {
    leavePointer()
    let panel = TerminalPanel(content, traits: traits, sharing: painter)
    panel.session.needsFrame = { [weak self] in self?.needsFrame?() }
    (layers.panel, layers.chosen) = (panel, nil)
    needsFrame?()
  }

  /// Closes the panel and performs the choice of an event, or returns the outcome of the event without a choice.
  private func performChosen(after outcome: Outcome) throws -> Outcome {
    guard let perform = layers.chosen else { return outcome }
    layers.chosen = nil
    return try close(andPerform: perform)
  }

  /// Closes the panel, and performs the choice. A refusal shows as a notification.
  private func close(andPerform perform: () throws -> Outcome) throws -> Outcome {
    layers.panel?.session.needsFrame = nil
    layers.panel = nil
    setNeedsFrame()
    do {
      let outcome = try perform()
      // The choice may have scrolled elsewhere, such as to a card. If the focused widget was removed with it, its
      // neighbor gets the focus, and need not be visible.
      let focus = root().numberOfFocus
      root().settleFocus()
      if focus == nil {
        lastFrame = LastFrame(focus: root().numberOfFocus)
      } else if focus != lastFrame.focus {
        revealFocus()
      }
      hoverAtPointer()
      return outcome
    } catch {
      notify("\(error)", isError: true)
      throw error
    }
  }
}

extension Grid {
  /// Whether page up and page down scroll the tree, or an outermost view of it or of a presented screen.
  ///
  /// A bounded number of widgets is searched, because each frame asks.
  fileprivate var scrollsByKeys: Bool {
    if bar != nil { return true }
    var search = (presented ?? placed).map { [$0] } ?? []
    var index = 0
    while index < min(search.count, 64) {
      let place = search[index]
      if ScrollBar(of: place) != nil { return true }
      search += place.children(reaching: CGRect(x: 0, y: 0, width: 1, height: 1)).prefix(16)
      index += 1
    }
    return false
  }
}
