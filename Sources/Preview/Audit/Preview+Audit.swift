import Foundation
import Widgets

extension Preview {
  /// Returns the accessibility problems of a tree: for low vision, for assistive technology, and for touch.
  ///
  /// ```swift
  /// #expect(Preview.audit(screen) == [])
  /// #expect(Preview.audit(screen).filter { $0.rule != .contrast } == [])  // where the system's own greys are wanted
  /// #expect(Preview.audit(screen, level: .aaa) == [])
  /// ```
  ///
  /// The tree is laid out as for a drawing, and checked in light and in dark. The rules are the cases of
  /// ``Finding/Rule``:
  ///
  /// - Controls have a name (a title, an accessibility label, or at least a placeholder) that differs from those of
  ///   adjacent controls. Images that are accessibility elements have a label. Identifiers are unique.
  /// - Text has enough contrast to what is behind it, as WCAG defines it, considering the opacity of all ancestors and
  ///   what earlier siblings have drawn. If an image or a gradient leaves the contrast open, the finding is
  ///   ``Finding/Rule/contrastUnknown``.
  /// - Views that can be tapped have the trait of a button or a link, and are not smaller than the level requires. At
  ///   ``ConformanceLevel/aa``, controls may have the size that the system gives them.
  /// - No control is inside of an accessibility element.
  /// - Text that follows the text size (`adjustsFontForContentSizeCategory`) is fully visible at the largest size.
  ///
  /// Widgets that are hidden, disabled or almost transparent are ignored.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameters:
  ///   - tree: The widget or component, on the system's background.
  ///   - level: The level of WCAG to meet. ``ConformanceLevel/aa`` by default.
  ///   - minimumContrast: The least ratio for text. For large text, from 24 points or bold from 18.66 points, two
  ///     thirds of it. By default `nil`, for the ratios of the level.
  ///   - width: The width of the screen, in points. 375 by default.
  /// - Complexity: O(*n*) for *n* widgets, as long as few of them overlap.
  public static func audit(
    _ tree: any WidgetConvertible,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    audited(tree.root.shown, level: level, minimumContrast: minimumContrast, width: width).findings
  }

  /// The findings in a tree, with measurements.
  package struct AuditResult {
    package var findings: [Finding] = []

    /// The least contrast of the texts, by interface style.
    package var contrast: [UserInterfaceStyle: Double] = [:]

    /// The width of the tree in a place without limits.
    package var width = 0.0
  }

  /// Returns the findings in a tree as it is rendered, with measurements.
  package static func audited(
    _ root: any Widget,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375,
    readers: [UserInterfaceStyle] = [.light, .dark],
    contrast: AccessibilityContrast = .unspecified
  ) -> AuditResult {
    guard !root.isHidden else { return AuditResult() }
    let node = LayoutNode(root, ruler: PointRuler(), isRightToLeft: false)
    let large = LayoutNode(root, ruler: LargeTextRuler(), isRightToLeft: false)
    var result = AuditResult()
    descending(node.levels) { () -> Void in
      var audit = Audit(
        level: level, minimumContrast: minimumContrast, node: node, large: large, width: width, readers: readers,
        contrast: contrast)
      result.findings = audit.findings()
      result.contrast = audit.leastContrast
      result.width = Double(node.size().width).boundedLength
    }
    return result
  }
}
