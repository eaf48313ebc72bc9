import LiveTesting

/// Keeps what it hears of in words.
final class RenderLog: Renderer {
  private(set) var lines: [String] = []

  func insert(_ node: Node, at index: Int) { lines.append("insert \(node.path) at \(index)") }
  func move(_ node: Node, from old: Int, to new: Int) { lines.append("move \(node.path) from \(old) to \(new)") }
  func remove(_ node: Node, at index: Int) { lines.append("remove \(node.path) at \(index)") }
  func update(_ node: Node, from old: any Bindable, to new: any Bindable) { lines.append("update \(node.path)") }
  func transition(_ node: Node, _ transition: ScreenTransition) { lines.append("\(transition) \(node.path)") }
}
