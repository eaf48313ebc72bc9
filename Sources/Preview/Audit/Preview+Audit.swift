import Widgets

extension Preview {
  /// Returns the faults of a tree that keep out people who see little, or nothing, or who touch with difficulty.
  ///
  /// ```swift
  /// #expect(Preview.audit(screen) == [])
  /// #expect(Preview.audit(screen).filter { $0.rule != .contrast } == [])  // where the system's own greys are wanted
  /// #expect(Preview.audit(screen, level: .aaa) == [])
  /// ```
  ///
  /// The tree is laid out as in a drawing, and looked at in light and in dark. The rules are the cases of ``Finding/Rule``:
  ///
  /// - Controls have a name (a title, a label for accessibility, or at least a placeholder) that no control beside
  ///   them has too. Pictures that are accessibility elements have a label. Identifiers are unique.
  /// - Text stands out from what is behind it, with every `alpha` around it and with what earlier siblings have
  ///   drawn there, by the contrast that WCAG defines. On a picture or a gradient that leaves it open, the finding is
  ///   ``Finding/Rule/contrastUnknown``.
  /// - What watches for taps has the trait of a button or a link, and is no smaller than the level asks for. At ``ConformanceLevel/aa``, controls
  ///   may have the size that the system gives them.
  /// - No control is inside of one accessibility element.
  /// - Text that follows the text size (`adjustsFontForContentSizeCategory`) shows whole at the largest.
  ///
  /// Widgets that are hidden, disabled or all but transparent are left out.
  ///
  /// - Precondition: A tree with components is on the main actor, where their bodies are.
  /// - Parameters:
  ///   - tree: The outermost widget or component. The ground behind it is that of the system.
  ///   - level: The level of WCAG to meet. ``ConformanceLevel/aa`` by default.
  ///   - minimumContrast: The least ratio for text; for large text, from 24 points on or bold from 18.66 points on, two
  ///     thirds of it. By default `nil`, for those of the level.
  ///   - width: The width of the screen, in points. 375 by default.
  /// - Complexity: O(*n*) in the widgets of the tree, as long as few lie over each other.
  public static func audit(
    _ tree: any WidgetConvertible,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    let root = tree.root.shown
    guard !root.isHidden else { return [] }
    let node = Node(root, ruler: PointRuler(), isRightToLeft: false)
    let large = Node(root, ruler: LargeTextRuler(), isRightToLeft: false)
    var findings: [Finding] = []
    descending(node.levels) { () -> Void in
      var audit = Audit(level: level, minimumContrast: minimumContrast, node: node, large: large, width: width)
      findings = audit.findings()
    }
    return findings
  }
}
