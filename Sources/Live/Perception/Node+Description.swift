extension Node: @MainActor CustomStringConvertible {
  /// The printed value, without its descendants and behaviors: `Button(title: "Save")`.
  public var description: String {
    Observed.flush()
    return ownDescription
  }

  /// The printed value. It is cached with the perceived properties, unless the node has parts, because parts change by
  /// themselves.
  private var ownDescription: String {
    if partNodes.isEmpty, let kept = perception.description { return kept }
    var value = snapshot(holding: []) { $0.bareSnapshot }
    value.behaviors = Behaviors()
    let description = "\(value)"
    if partNodes.isEmpty { perception.description = description }
    return description
  }

  /// The printed node and all of its descendants, one per line, indented by two spaces per level.
  ///
  /// The screens that are presented from inside the node follow.
  public var treeDescription: String { treeDescription(upTo: .max) }

  /// Returns the printed tree, truncated after a number of characters.
  ///
  /// - Parameter most: The greatest number of printed children of a node. If there are more, the middle ones are
  ///   omitted.
  package func treeDescription(upTo length: Int = .max, ofChildren most: Int = .max) -> String {
    Observed.flush()
    var lines = TreeLines(limit: length, mostChildren: most)
    write(to: &lines, indentation: "")
    var text = lines.limitedText
    for node in tree.screens.presented
    where node.parent?.layer === layer && node.line.contains(where: { $0 === self }) {
      text += "\n" + node.treeDescription(upTo: max(length - text.count, 0), ofChildren: most)
    }
    return text
  }

  private func write(to lines: inout TreeLines, indentation: String) {
    guard lines.count <= lines.limit else { return }
    lines.append(ownDescription, indentation)
    guard !childNodes.isEmpty else { return }
    let inner = indentation + "  "
    let children = childNodes
    guard children.count > lines.mostChildren else {
      return children.forEach { $0.write(to: &lines, indentation: inner) }
    }
    let half = lines.mostChildren / 2
    for child in children.prefix(half) { child.write(to: &lines, indentation: inner) }
    lines.append("… and \(children.count - 2 * half) more, and then:", inner)
    for child in children.suffix(half) { child.write(to: &lines, indentation: inner) }
  }

  /// The matcher and the path of the node: `.button("Save") at login/Button[1]`.
  package var place: String {
    let name = name.map { "(\($0.quoted))" } ?? ""
    switch role {
    case .staticText where !name.isEmpty: return ".text\(name) at \(path)"
    case let role?: return ".\(role)\(name) at \(path)"
    case nil: return "\(typeName) at \(path)"
    }
  }
}

/// The lines of a description. Characters are counted if there is a limit.
private struct TreeLines {
  let limit: Int
  let mostChildren: Int
  private(set) var text = ""
  private(set) var count = 0

  init(limit: Int, mostChildren: Int) { (self.limit, self.mostChildren) = (limit, mostChildren) }

  /// The text, cut off at the limit.
  var limitedText: String {
    guard count > limit else { return text }
    // The text has as many bytes as characters, so they need not be distinguished.
    let isASCII = text.utf8.count == count
    return (isASCII ? String(decoding: text.utf8.prefix(limit), as: UTF8.self) : String(text.prefix(limit))) + "…"
  }

  mutating func append(_ line: String, _ indentation: String) {
    if !text.isEmpty { text += "\n" }
    text += indentation
    text += line
    if limit < .max { count += (count > 0 ? 1 : 0) + indentation.utf8.count + line.count }
  }
}
