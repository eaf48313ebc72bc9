import Audit
import Live

extension Preview {
  /// Returns the accessibility problems of the current state of a live tree: see
  /// ``audit(_:level:minimumContrast:width:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree, as long as few of them overlap.
  @MainActor public static func audit(
    _ tree: LiveTree<some Any>,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    audit(tree.widget, level: level, minimumContrast: minimumContrast, width: width)
  }
}
