import Live
import Mod
import Styles

/// A part of a workbench that is described again when the selection of its card changes.
internal struct WorkbenchPart: Component {
  internal let card: WorkbenchCard
  internal let editor: WorkbenchEditor

  /// Returns the part. It depends only on the selection and the card.
  internal let content: @MainActor (WorkbenchSelection) -> Children

  internal init(
    card: WorkbenchCard, editor: WorkbenchEditor,
    @WidgetBuilder content: @escaping @MainActor (WorkbenchSelection) -> Children
  ) {
    (self.card, self.editor, self.content) = (card, editor, content)
  }

  internal var body: Children { content(editor.selection(of: card)) }

  /// Returns whether both parts show the same card.
  nonisolated internal func isSame(as other: WorkbenchPart) -> Bool { card.isSame(as: other.card) }
}
