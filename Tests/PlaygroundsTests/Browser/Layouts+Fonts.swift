import Foundation
import Live

// Texts whose fonts have a line height or a tracking.
extension Layouts {
  private static let kinds = [
    ("high", Font.systemFont(ofSize: 16).lineHeight(30)),
    ("low", .systemFont(ofSize: 20, weight: .bold).lineHeight(20)),
    ("wide", .systemFont(ofSize: 15).tracking(1.5)),
    ("narrow", .systemFont(ofSize: 24).lineHeight(26).tracking(-0.5)),
  ]

  static let fonts = lines + fields

  // A field of a browser has a least height of its own.
  private static let fields = [0, 2].map { index in
    Specimen(
      name: "a field in a \(kinds[index].0) font",
      tree: VStack { TextField(.text("Some more"), .font(kinds[index].1), .borderStyle(.roundedRect)) })
  }

  private static let lines = kinds.flatMap { name, font in
    [
      Specimen(
        name: "words in a \(name) font",
        tree: VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 8) {
            Label("Views", .font(font)); Label("a")
          }
          HStack(alignment: .firstBaseline, spacing: 8) {
            Label("Views", .font(font)); Label("a")
          }
          Label("Title", .font(font), .accessibilityTraits(.header))
          Label(.attributedText(runs("some", "words", "here", "too")), .font(font))
          Button("Save", .titleLabel.font(font))
          Button("Save", .titleLabel.font(font), .role(.primary))
        }),
      Specimen(
        name: "lines in a \(name) font",
        tree: VStack(spacing: 4) {
          Label(
            "A text of several lines that goes on until it does not fit into one of them", .font(font),
            .numberOfLines(0))
          Label(
            .attributedText(runs("A text with ", "a color", " and another font", " or a spaced one")), .font(font),
            .numberOfLines(0))
          TextView(.text("Some more\nlines"), .font(font))
        }),
    ]
  }

  private static func runs(_ plain: String, _ color: String, _ large: String, _ spaced: String) -> AttributedString {
    var parts = [plain, color, large, spaced].map { AttributedString($0) }
    parts[1].foregroundColor = .systemRed
    parts[2].font = .systemFont(ofSize: 22)
    parts[3].font = .systemFont(ofSize: 13).lineHeight(28).tracking(1)
    return parts.reduce(AttributedString(), +)
  }
}
