import Foundation
import Layout
import Live
import Widgets

extension TerminalSession {
  /// The focused text with its node, if it has one line.
  internal var typedText: (node: Int, text: String)? {
    guard let node = focusedNode, node.isOnText, node.treeRole != .textArea, let input = node.model as? any TextInput
    else {
      return nil
    }
    return (node.id, input.text ?? "")
  }

  /// The visible node that receives keys.
  internal var focusedNode: Node? { root().numberOfFocus.flatMap(tracer.node) }

  /// The suggestions that are open, and that the field has now.
  private var open: (list: OpenSuggestions, node: Node, texts: [String])? {
    guard layers.allowsPanels, let list = layers.suggestions, let node = focusedNode, node.id == list.node else {
      return nil
    }
    let texts = node.matchingSuggestions
    return texts.isEmpty ? nil : (list, node, texts)
  }

  /// Opens the suggestions after a text has been typed, and closes them after anything else.
  internal func openSuggestions(since former: (node: Int, text: String)?) {
    guard let now = typedText, let former, now.node == former.node, now.text != former.text, !now.text.isEmpty else {
      layers.suggestions = nil
      return
    }
    layers.suggestions = OpenSuggestions(node: now.node)
  }

  /// Handles a key in the suggestions, or returns `nil` if the key is for the field.
  internal func pressInSuggestions(_ key: KeyPress) throws -> Outcome? {
    guard let open else {
      guard key == .down, layers.allowsPanels, let node = focusedNode, node.isOnText, node.hasMatchingSuggestions else {
        return nil
      }
      return choose(0, of: node)
    }
    let last = open.texts.count - 1
    let selection = open.list.selection.map { min($0, last) }
    switch (key, selection) {
    case (.down, nil): return choose(0, of: open.node)
    case (.down, let index?): return choose(index == last ? 0 : index + 1, of: open.node)
    case (.up, nil): return choose(last, of: open.node)
    case (.up, let index?): return choose(index == 0 ? nil : index - 1, of: open.node)
    case (.return, let index?), (.tab, let index?): return try take(open.texts[index], in: open.node)
    case (.escape, _):
      layers.suggestions = nil
      needsFrame?()
      return .done
    default: return nil
    }
  }

  private func choose(_ index: Int?, of node: Node) -> Outcome {
    layers.suggestions = OpenSuggestions(node: node.id, selection: index)
    needsFrame?()
    return .done
  }

  private func take(_ suggestion: String, in node: Node) throws -> Outcome {
    layers.suggestions = nil
    setNeedsFrame()
    try node.accept(suggestion)
    revealFocus()
    return .done
  }

  /// Handles the pointer in the suggestions, or returns `nil` if the event is for the tree.
  internal func handleInSuggestions(_ pointer: TerminalEvent.Pointer) throws -> Outcome? {
    guard let open, let box = suggestionBox(over: grid()) else { return nil }
    if box.contains(x: pointer.x, y: pointer.y) {
      guard case .down(0) = pointer.kind, let index = box.index(atRow: pointer.y) else { return .done }
      return try take(open.texts[index], in: open.node)
    }
    if case .down = pointer.kind {
      layers.suggestions = nil
      needsFrame?()
    }
    return nil
  }

  /// Returns the suggestions that are open, in their place, if there is space.
  ///
  /// - Complexity: O(*n*) for *n* suggestions and widgets, if any are open.
  internal func suggestionBox(over tree: Grid) -> SuggestionBox? {
    guard let open, let spot = tree.spots.last(where: { $0.origin.node == open.node.id && $0.element == nil }) else {
      return nil
    }
    return SuggestionBox(
      open.texts, selection: open.list.selection, beside: spot.visible, width: width, height: height)
  }

  /// Returns the keys of suggestions that do something now.
  internal func suggestionHints(of focused: Node?) -> [KeyHint] {
    guard let open else {
      let hasAny = layers.allowsPanels && focused?.isOnText == true && focused?.hasMatchingSuggestions == true
      return hasAny ? [KeyHint(.down, title: "Suggestions")] : []
    }
    let choose = KeyHint(.up, .down, title: "Choose")
    if open.list.selection == nil { return [choose] }
    return [choose, KeyHint(.return, title: "Take"), KeyHint(.escape, title: "Close")]
  }
}
