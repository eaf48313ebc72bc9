import Live
import Preview

/// The form in which `expect(_:matches:as:file:)` writes a tree.
public enum SnapshotFormat: String, CaseIterable, Sendable {
  /// Text, in which the tree is laid out by characters.
  case text = "txt"

  /// An SVG drawing.
  case svg

  /// An HTML page.
  case html

  /// Returns a widget in this form, which ends with a line feed.
  @MainActor internal func written(_ widget: any Widget) -> String {
    let whole =
      switch self {
      case .text: Preview.text(widget)
      case .svg: Preview.svg(widget)
      case .html: Preview.html(widget)
      }
    return whole.hasSuffix("\n") ? whole : whole + "\n"
  }
}
