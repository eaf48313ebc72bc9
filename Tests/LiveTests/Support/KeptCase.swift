import LiveTesting

/// Children of several types in lists that follow each other, with the nodes that are kept.
///
/// A child is a type, and a key after a colon: `S` is a switch, `T` a slider, `V` a view, and other letters are labels
/// with that text. A `.` is a child that is left out.
///
/// In an outcome, `1` is the index of a new child that has the node of an old one. Views are not listed.
struct KeptCase: Sendable, CustomStringConvertible {
  let name: String
  let lists: [String]
  let theirs: [String]
  var ours: [String]?
  var reason: String?

  var description: String { name }

  init(_ row: Substring) {
    let parts = row.split(separator: "|").map(String.init)
    name = Self.words(parts[0]).joined(separator: " ")
    lists = parts[1].split(separator: "/").map { Self.words(String($0)).joined(separator: " ") }
    theirs = parts.count < 3 ? [] : parts[2].split(separator: "/").map { Self.words(String($0)).joined(separator: " ") }
    if parts.count == 5 {
      ours = parts[3].split(separator: "/").map { Self.words(String($0)).joined(separator: " ") }
      reason = Self.words(parts[4]).joined(separator: " ")
    }
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static func child(_ word: String) -> any Widget {
    let parts = word.split(separator: ":").map(String.init)
    var child: any Widget =
      switch parts[0] {
      case "S": Switch()
      case "T": Slider()
      case "V": View()
      case let text where text.hasPrefix("["): View { Label(String(text.dropFirst().dropLast())) }
      default: Label(parts[0])
      }
    if parts.count > 1 { child.key = WidgetKey(parts[1]) }
    return child
  }

  /// Returns the texts after each list.
  @MainActor func outcomeOfTexts() -> [[String]] {
    let rows = Var(Self.children(lists[0]))
    let tree = LiveTree(View(.children <-- rows))
    return lists.map { list in
      rows.set(Self.children(list))
      return tree.root.children.compactMap { ($0[Label.self] ?? $0.children.first?[Label.self])?.text }
    }
  }

  private static func children(_ list: String) -> Children {
    Children(words(list).filter { $0 != "." }.map(child))
  }

  /// Each child is a line of its own, which an `if` may leave out.
  private static func lines(_ list: String) -> View {
    let lines = words(list).map { $0 == "." ? nil : child($0) }
    return View {
      if let child = lines[0] { child }
      if let child = lines[1] { child }
      if let child = lines[2] { child }
      if let child = lines[3] { child }
    }
  }

  /// Returns the indices of the kept nodes after each list but the first.
  @MainActor func outcome() -> [String] {
    let rows = Var(Self.children(lists[0]))
    let tree = LiveTree(View(.children <-- rows))
    return lists.dropFirst().map { list in
      let before = tree.root.children
      rows.set(Self.children(list))
      return Self.kept(in: tree.root.children, of: before)
    }
  }

  /// Returns the same for children that are four lines with an `if`.
  @MainActor func outcomeOfLines() throws -> [String] {
    let tree = LiveTree(Self.lines(lists[0]))
    return try lists.dropFirst().map { list in
      let before = tree.root.children
      try tree.update(to: Self.lines(list))
      return Self.kept(in: tree.root.children, of: before)
    }
  }

  @MainActor private static func kept(in children: [Node], of before: [Node]) -> String {
    let kept = children.enumerated().filter { child in
      child.element[View.self] == nil && before.contains { $0 === child.element }
    }
    return kept.isEmpty ? "none" : kept.map { "\($0.offset)" }.joined(separator: " ")
  }
}
