import Layout
import Widgets

/// The first visible rows of contents without an offset in the tree: screens, and texts that keep their caret in view.
internal final class ScrolledContents {
  /// The visible part of a text.
  struct Text: Equatable {
    /// The first visible line.
    var top = 0

    /// The offset of the text view when the line became the first one, in points.
    var offset = 0.0

    /// The selection and the height for which the caret has been brought into view.
    var selection: TextSelection?
    var height = 0

    /// The number of lines, and whether there is a bar beside them.
    var count = 0
    var hasBar = false

    /// Follows the offset of the text view if it has changed, and the caret if it moves.
    ///
    /// A view that gets the focus stays where it is, so that a click reaches the letter under the pointer.
    mutating func scroll(_ lines: CellLines, to offset: Double, _ new: TextSelection?, height space: Int) {
      if offset != self.offset { top = Int(bounded: (offset / 20).rounded()) }
      if let new, let selection, new != selection || space != height || lines.count != count {
        let line = lines.line(at: new.caret)
        top = min(max(top, line - space + 1), line)
      }
      top = max(0, min(top, lines.count - space))
      (self.offset, selection, height, count) = (offset, new, space, lines.count)
    }
  }

  /// The rows above the visible part of screens, by the numbers of their nodes.
  var screens: [Int: Int] = [:]

  /// The visible parts of texts, by the numbers of their nodes.
  var texts: [Int: Text] = [:]

  /// The numbers of the nodes that are presented.
  var presented: Set<Int> = []

  private var limit = 256

  /// Forgets the nodes that are gone, if there are many.
  ///
  /// - Complexity: O(1) amortized.
  func prune(keeping isKept: (Int) -> Bool) {
    guard screens.count + texts.count > limit else { return }
    screens = screens.filter { isKept($0.key) }
    texts = texts.filter { isKept($0.key) }
    limit = max(256, 2 * (screens.count + texts.count))
  }
}
