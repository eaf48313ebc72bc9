import Audit
import Foundation
import Mod
import Testing
import Widgets

@MainActor @Suite("Planted defects") struct PlantedDefectsTests {
  /// A screen with one thing that keeps people out, and the rule that finds it.
  struct Defect: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: Preview.Finding.Rule
    let tree: @MainActor () -> any Widget

    init(_ name: String, _ rule: Preview.Finding.Rule, _ tree: @escaping @MainActor () -> any Widget) {
      (testDescription, self.rule, self.tree) = (name, rule, tree)
    }
  }

  nonisolated static let defects: [Defect] = [
    Defect("grey on white", .contrast) { Label("Views", .textColor(.lightGray)) },
    Defect("black on a dark card", .contrast) {
      VStack(.backgroundColor(.darkGray)) { Label("Views", .textColor(.black)) }
    },
    Defect("a faint placeholder", .contrast) { TextField("Name", .text("")) },
    Defect("a segment that disappears when it is selected", .contrast) {
      SegmentedControl(
        .segments([SegmentedControl.Segment("Day"), SegmentedControl.Segment("Week")]), .selectedSegmentIndex(0),
        .selectedSegmentTintColor(.black), .accessibilityLabel("Range"),
        .overrideUserInterfaceStyle(.light))
    },
    Defect("black on black under the pointer", .contrast) {
      Button("Save", .titleColor(.black), .backgroundColor(.white), .while(.hovered, .backgroundColor(.black)))
    },
    Defect("white on white while pressed", .contrast) {
      Button("Save", .titleColor(.label), .titleColor(for: .highlighted) -- .systemBackground)
    },
    Defect("black in the dark", .contrast) {
      Label("Views", .textColor(.black), .while(.darkAppearance, .textColor(.black)))
    },
    Defect("text on a picture", .contrastUnknown) {
      ZStack {
        ImageView(Image(named: "portrait"), .accessibilityLabel("Ada"))
        Label("Ada", .textColor(.white))
      }
    },
    Defect("a field that nobody sees", .controlContrast) {
      TextField(
        .text("Ada"), .accessibilityLabel("Name"), .layer.borderWidth(1), .layer.borderColor(Color(white: 0.95)),
        .overrideUserInterfaceStyle(.light))
    },
    Defect("a slider without a visible track", .controlContrast) {
      Slider(
        .minimumTrackTintColor(Color(white: 0.95)), .accessibilityLabel("Volume"), .overrideUserInterfaceStyle(.light))
    },
    Defect("letters on each other", .letterSpacing) {
      Label("Views", .font(.systemFont(ofSize: 16).tracking(-16)))
    },
    Defect("letters of a run on each other", .letterSpacing) {
      var text = AttributedString("Views")
      text.kern = -12
      return Label(.attributedText(text))
    },
    Defect("tiny letters under the pointer", .smallText) {
      Label("Views", .while(.hovered, .font(.systemFont(ofSize: 5))))
    },
    Defect("lines on each other under the pointer", .lineHeight) {
      Label("Views", .while(.hovered, .font(.systemFont(ofSize: 16).lineHeight(4))))
    },
    Defect("tiny letters in a bar", .smallText) {
      NavigationBar(
        .titleTextAttributes(TextAttributes(.font(.systemFont(ofSize: 5)))), .items([NavigationItem("Views")]))
    },
    Defect("low lines of a large title", .lineHeight) {
      NavigationBar(
        .prefersLargeTitles(true), .items([NavigationItem("Views")]),
        .largeTitleTextAttributes(TextAttributes(.font(.systemFont(ofSize: 34).lineHeight(4)))))
    },
    Defect("tiny letters of a button", .smallText) {
      Button("Views", .titleColor(.label), .titleLabel.font(.systemFont(ofSize: 8)), .size(60))
    },
    Defect("a modal view without a name", .name) { VStack(.accessibilityViewIsModal(true)) { Label("Ada") } },
    Defect("a button without a name", .name) { Button(.image(Image(systemName: "star"))) },
    Defect("a field without a name", .name) { TextField(.text("Ada")) },
    Defect("an item without a name", .name) {
      Toolbar(.items([BarButtonItem(nil, .image(Image(systemName: "star")))]))
    },
    Defect("a picture without a description", .imageDescription) {
      ImageView(Image(named: "portrait"), .isAccessibilityElement(true))
    },
    Defect("two buttons of one name", .distinctName) {
      HStack(spacing: 8) { for _ in 0..<2 { Button("Edit", .titleColor(.label)) } }
    },
    Defect("one identifier twice", .uniqueIdentifier) {
      VStack { for title in ["a", "b"] { Label(title, .accessibilityIdentifier("row")) } }
    },
    Defect("a card that is tapped and says nothing", .buttonTrait) {
      View(.gestureRecognizers([TapGestureRecognizer()]), .size(44), .accessibilityLabel("Open"))
    },
    Defect("a label that waits for taps", .reachability) {
      Label("Open", .gestureRecognizers([TapGestureRecognizer()]))
    },
    Defect("a button inside an element", .reachability) {
      VStack(.isAccessibilityElement(true)) { Button("Go", .titleColor(.label)) }
    },
    Defect("a tiny button", .targetSize) {
      VStack(alignment: .leading) { Button(.image(Image(systemName: "star")), .accessibilityLabel("Star"), .size(16)) }
    },
    Defect("a button under another one", .targetOverlap) {
      ZStack { for title in ["Back", "Next"] { Button(title, .titleColor(.label)) } }
    },
    Defect("text that is cut", .clippedText) {
      Label("The number of people who have listened to the end of the episode")
    },
    Defect("text that is cut where it is large", .clippedText) {
      Label("Views and likes", .font(.body), .adjustsFontForContentSizeCategory(true), .height(24))
    },
    Defect("small print", .smallText) { Label("Terms", .font(.systemFont(ofSize: 9))) },
    Defect("lines that overlap", .lineHeight) { Label("Terms", .font(.systemFont(ofSize: 17).lineHeight(1.5))) },
    Defect("an item as pale as its bar", .contrast) {
      Toolbar(.items([BarButtonItem("Save", .tintColor(Color(white: 0.9)))]), .overrideUserInterfaceStyle(.light))
    },
    Defect("a screen without a name", .heading) { ViewController(.children([Label("Views")])) },
  ]

  @Test("Each planted defect is found, and by no rule but its own", arguments: defects)
  func found(_ defect: Defect) {
    let findings = Preview.audit(defect.tree())
    #expect(Set(findings.map(\.rule)) == [defect.rule], "\(findings)")
  }

  @Test("Each rule of the audit has a planted defect")
  func complete() {
    #expect(Set(Self.defects.map(\.rule)) == Set(Preview.Finding.Rule.allCases))
  }
}
