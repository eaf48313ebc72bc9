import Foundation
import Live

// Containers whose content does not follow edges and shares alone.
extension Layouts {
  static let containers = columns + baselines + others

  private static let columns = [nil, 300.0].map { least in
    Specimen(
      name: "a split view whose first column has a fraction, and at least \(least ?? 0) points",
      tree: SplitViewController(.preferredPrimaryColumnWidthFraction(0.3), .minimumPrimaryColumnWidth(least)) {
        ViewController("A") { Label("Primary") }
        ViewController("B") { Label("Secondary") }
      },
      width: 800)
  }

  private static let baselines = [StackView.Alignment.fill, .leading].map { alignment in
    Specimen(
      name: "a column with space between baselines, \(alignment)",
      tree: StackView(
        .axis(.vertical), .spacing(40), .alignment(alignment), .isBaselineRelativeArrangement(true),
        .arrangedSubviews([
          Label("Small", .font(.systemFont(ofSize: 11))), Label("Large", .font(.largeTitle)),
          Label("Two\nlines", .numberOfLines(0)), View(.height(20)), Button("Save"), Label("Last"),
        ])))
  }

  private static let others = [
    Specimen(
      name: "a wide table of a readable width",
      tree: TableView(.cellLayoutMarginsFollowReadableWidth(true)) {
        Section("S", footer: "F") {
          TableViewCell(.text("A"))
          TableViewCell(.text("B"), .detailText("C"))
        }
      },
      width: 900),
    Specimen(
      name: "a narrow table of a readable width",
      tree: TableView(.cellLayoutMarginsFollowReadableWidth(true)) { Section { TableViewCell(.text("A")) } }),
    Specimen(
      name: "a screen whose content does not keep to its safe area",
      tree: ViewController(.additionalSafeAreaInsets(EdgeInsets(top: 40, left: 10, bottom: 20, right: 30))) {
        ScrollView(.contentInsetAdjustmentBehavior(.never)) { Label("A", .height(200)) }
      }),
    Specimen(
      name: "inputs with views above the keyboard",
      tree: VStack(spacing: 8) {
        TextField(.text("Some"), .borderStyle(.roundedRect), .inputAccessoryView(Button("Done")))
        TextView(.text("Some more\nlines"), .inputAccessoryView(Button("Done")))
        SearchBar(.text("Some"), .inputAccessoryView(Button("Done")))
      }),
  ]
}
