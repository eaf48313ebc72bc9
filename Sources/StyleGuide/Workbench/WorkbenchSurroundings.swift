import Live
import Styles

/// The surroundings in which a card is seen: theme, appearance, contrast, text size, direction and width.
internal struct WorkbenchSurroundings: Component {
  internal let themes: [GuideChoice]
  internal let selection: WorkbenchSelection
  internal let editor: WorkbenchEditor

  /// The widths to choose from, in points: that of the content, of two phones, and of a tablet.
  private static let widths: [Double?] = [nil, 320, 375, 768]

  /// The names of the text sizes, as Apple's settings of accessibility abbreviate them.
  private static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  internal var body: Children {
    FormSection("Surroundings") {
      if themes.count > 1 {
        let names = themes.map(\.name)
        WorkbenchChoice("Theme", values: names, selected: selection.theme.flatMap(names.firstIndex) ?? 0) { index in
          editor.change { $0.theme = index == 0 ? nil : names[index] }
        }
      }
      WorkbenchChoice("Appearance", values: ["Light", "Dark"], selected: selection.isDark ? 1 : 0) { index in
        editor.change { $0.isDark = index == 1 }
      }
      WorkbenchChoice("High contrast", selected: selection.hasHighContrast) { isOn in
        editor.change { $0.hasHighContrast = isOn }
      }
      WorkbenchChoice(
        "Text size", values: Self.textSizes, selected: ContentSizeCategory.allCases.firstIndex(of: selection.textSize)
      ) { index in editor.change { $0.textSize = ContentSizeCategory.allCases[index] } }
      WorkbenchChoice("Right to left", selected: selection.isRightToLeft) { isOn in
        editor.change { $0.isRightToLeft = isOn }
      }
      WorkbenchChoice(
        "Width", values: Self.widths.map { $0.map { "\(Int($0))" } ?? "Auto" },
        selected: Self.widths.firstIndex(of: selection.width)
      ) { index in editor.change { $0.width = Self.widths[index] } }
    }
  }

  nonisolated internal func isSame(as other: WorkbenchSurroundings) -> Bool {
    selection.hasSameSurroundings(as: other.selection)
  }
}

extension WorkbenchSelection {
  /// Returns whether both show their cards in the same surroundings.
  internal func hasSameSurroundings(as other: WorkbenchSelection) -> Bool {
    (theme, width, isDark, hasHighContrast, isRightToLeft, textSize)
      == (other.theme, other.width, other.isDark, other.hasHighContrast, other.isRightToLeft, other.textSize)
  }
}
