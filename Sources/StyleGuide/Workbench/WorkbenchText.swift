import Live
import Styles

/// The text of a widget, to be replaced by a text of one's own, a long one, none, or one from right to left.
internal struct WorkbenchText: Component {
  internal let text: String

  /// The text that the user has chosen, or `nil` for the widget's own.
  internal let chosen: String?

  internal let editor: WorkbenchEditor

  internal var body: Children {
    FormSection("Text") {
      VStack(spacing: 8, .padding(16)) {
        TextField(
          .textFieldStyle(), .accessibilityLabel("Text"), .text(text),
          .textChanged --> { text in editor.change { $0.text = text } })
        VStack(.accessibilityLabel("Sample text")) {
          WorkbenchPicker.flow {
            sample("Own", nil)
            sample("Long", "Incomprehensibilities of a text that is much longer than anybody had expected it to be")
            sample("Empty", "")
            sample("Right to left", "نص من اليمين إلى اليسار")
          }
        }
      }
    }
  }

  private func sample(_ title: String, _ text: String?) -> WorkbenchChip {
    WorkbenchChip(title: title, isSelected: chosen == text) { editor.change { $0.text = text } }
  }

  nonisolated internal func isSame(as other: WorkbenchText) -> Bool { (text, chosen) == (other.text, other.chosen) }
}
