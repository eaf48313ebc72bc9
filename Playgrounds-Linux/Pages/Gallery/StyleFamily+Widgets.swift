import Live
import Styles

extension StyleFamily {
  /// The styles of widgets.
  static var widgets: [StyleFamily] {
    [
      StyleFamily(
        "TextDisplaying", { Label("Building a Layout Library") },
        styles: [
          ".dynamicFont": .dynamicFont,
          ".textStyle(.title2)": .textStyle(.title2),
          ".dynamicFont(.headline)": .dynamicFont(.headline),
          ".alignment(.right)": .alignment(.right),
          ".centered": .centered,
          ".centerTitle": .centerTitle,
          ".caption(\"Views\")": .caption("Views"),
        ],
        shown: { $0.with(.multiline) }),
      StyleFamily(
        "Label", { Label("Styles are values that describe a change to something, and they compose.") },
        styles: [".multiline": .multiline],
        shown: { $0 }),
      StyleFamily(
        "Button", { Button("Save") },
        styles: [".base": .base, ".filled": .filled, ".rounded": .rounded, ".roundedFilled": .roundedFilled],
        shown: { button in
          HStack {
            button
            Spacer()
          }
        }),
    ]
  }
}
