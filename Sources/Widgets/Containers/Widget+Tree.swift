extension Widget {
  /// The widget and all that is in it, one on each line, two spaces further in for each level.
  ///
  /// ```swift
  /// print(View(.subviews([Label("Views"), Label("1000")])).treeDescription)
  /// // View()
  /// //   Label(text: "Views")
  /// //   Label(text: "1000")
  /// ```
  public var treeDescription: String {
    tree(indentation: "").joined(separator: "\n")
  }

  fileprivate func tree(indentation: String) -> [String] {
    guard let container = self as? any Container else { return [indentation + description] }
    return container.lines(indentation: indentation)
  }
}

extension Container {
  fileprivate func lines(indentation: String) -> [String] {
    let own = with(.children([])).description
    return [indentation + own] + children.flatMap { $0.tree(indentation: indentation + "  ") }
  }
}
