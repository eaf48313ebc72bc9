extension Widget {
  /// The widget and its descendants, each on a line of its own, indented by two spaces for each level.
  ///
  /// ```swift
  /// print(View(.subviews([Label("Views"), Label("1000")])).treeDescription)
  /// // View()
  /// //   Label(text: "Views")
  /// //   Label(text: "1000")
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  public var treeDescription: String { treeDescription(upTo: .max) }

  /// Returns the description of the tree, cut off after a number of characters.
  ///
  /// Widgets beyond that are not inspected.
  package func treeDescription(upTo length: Int) -> String {
    var text = ""
    write(to: &text, indentation: "", upTo: length)
    return text.count > length ? "\(text.prefix(length))…" : text
  }

  fileprivate func write(to text: inout String, indentation: String, upTo length: Int) {
    guard text.utf8.count / 4 <= length else { return }
    if !text.isEmpty { text += "\n" }
    text += indentation + withoutChildren.description
    guard let children = widgetsInside, !children.isEmpty else { return }
    Recursion.step {
      for child in children { child.write(to: &text, indentation: indentation + "  ", upTo: length) }
    }
  }
}
