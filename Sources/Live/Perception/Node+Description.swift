extension Node: @MainActor CustomStringConvertible {
  /// The value as it prints, without what is inside it and without what keeps it up to date: `Button(title: "Save")`.
  public var description: String {
    Observed.flush()
    return ownDescription
  }

  /// The value as it prints. It is kept with what else shows of it, unless it has parts, which change by themselves.
  private var ownDescription: String {
    if partNodes.isEmpty, let kept = keptPerception?.description { return kept }
    var value = snapshot(holding: []) { $0.appearance }
    value.behaviors = Behaviors()
    let description = "\(value)"
    if partNodes.isEmpty { perception.description = description }
    return description
  }

  /// The node and all that is in it, one on each line, two spaces further in for each level.
  ///
  /// What has been presented from it or from inside it follows.
  public var treeDescription: String { treeDescription(upTo: .max) }

  /// The same, cut off after so many characters.
  package func treeDescription(upTo length: Int) -> String {
    Observed.flush()
    var lines = TreeLines(limit: length)
    write(to: &lines, indentation: "")
    var text = lines.count > length ? "\(lines.text.prefix(length))…" : lines.text
    for node in tree.presented where node.parent?.layer === layer && node.line.contains(where: { $0 === self }) {
      text += "\n" + node.treeDescription(upTo: max(length - text.count, 0))
    }
    return text
  }

  private func write(to lines: inout TreeLines, indentation: String) {
    guard lines.count <= lines.limit else { return }
    lines.append(ownDescription, indentation)
    guard !childNodes.isEmpty else { return }
    let inner = indentation + "  "
    for child in childNodes { child.write(to: &lines, indentation: inner) }
  }

  /// By what it is found, and where: `.button("Save") at login/Button[1]`.
  package var place: String {
    let name = name.map { "(\($0.quoted))" } ?? ""
    switch role {
    case .staticText where !name.isEmpty: return ".text\(name) at \(path)"
    case let role?: return ".\(role)\(name) at \(path)"
    case nil: return "\(typeName) at \(path)"
    }
  }
}

/// The lines of a description, whose characters are counted if there is a limit to them.
private struct TreeLines {
  let limit: Int
  private(set) var text = ""
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  mutating func append(_ line: String, _ indentation: String) {
    if !text.isEmpty { text += "\n" }
    text += indentation
    text += line
    if limit < .max { count += (count > 0 ? 1 : 0) + indentation.utf8.count + line.count }
  }
}
