import Preview
import StyleGuide
import Styles
import Testing

@MainActor
@Suite("The kit in the largest texts")
struct KitLargeTextTests {
  /// Returns the words in the lines of the texts of a widget at the largest text size.
  private func words(_ widget: any WidgetConvertible, width: Double) -> [String] {
    let tree = VStack(.environment(\.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)) {
      widget.widgets
    }
    return Preview.svg(tree, width: width).matches(of: />([^<>]+)<\/t/).flatMap { $0.1.split(separator: " ") }
      .map(String.init)
  }

  @Test("The value of a row is below the title in accessibility text sizes")
  func row() {
    let row = FormSection("Lists") {
      ListRow("Inbox", image: Image(systemName: "tray"), value: "12", .disclosure)
    }
    let found = words(row, width: 295)
    #expect(found.contains("Inbox") && found.contains("12"), "\(found)")
  }
}
