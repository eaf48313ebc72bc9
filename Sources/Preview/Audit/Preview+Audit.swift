import Widgets

extension Preview {
  /// What of a tree keeps people out who see little, or nothing: an empty list for a tree that is as it should be.
  ///
  /// ```swift
  /// #expect(Preview.audit(screen) == [])
  /// #expect(Preview.audit(screen).filter { $0.rule != .contrast } == [])  // where the system's own greys are wanted
  /// ```
  ///
  /// Controls need a name: a title, a label for accessibility, or at least a placeholder. Pictures that are accessibility
  /// elements need a label. Identifiers need to be unique. Text needs to stand out from its ground in light and in dark,
  /// by the ratio of their brightness as the Web Content Accessibility Guidelines define it. What is hidden or disabled is
  /// left out, and so is text over gradients and pictures, whose ground is not one colour.
  ///
  /// - Parameters:
  ///   - widget: The outermost widget. The ground behind it is that of the system.
  ///   - minimumContrast: The least ratio for text. 4.5 by default; for large text, from 24 points on or bold from 18.66
  ///     points on, two thirds of it.
  public static func audit(_ widget: any Widget, minimumContrast: Double = 4.5) -> [Finding] {
    var audit = Audit(minimumContrast: minimumContrast)
    audit.visit(widget.shown, at: "", in: Audit.Surroundings())
    return audit.findings
  }
}
