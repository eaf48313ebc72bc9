import Audit
import Foundation
import Mod
import Testing
import Widgets

@Suite("An audit of contrast")
struct AuditContrastTests {
  private func rules(_ widget: any Widget, level: Preview.ConformanceLevel = .aa) -> [Preview.Finding.Rule] {
    Preview.audit(widget, level: level).map(\.rule)
  }

  private let white = Label("Views", .textColor(.white))
  private let picture = ImageView(Image(named: "portrait"))

  @Test("Text counts as large from 24 points, or from 18.66 points if it is bold")
  func large() {
    // 3.95 on white: enough for large text, and for no other.
    func label(_ size: Double, _ weight: Font.Weight) -> Label {
      Label(
        "Views", .textColor(.gray), .font(.systemFont(ofSize: size, weight: weight)),
        .overrideUserInterfaceStyle(.light))
    }
    #expect(rules(label(24, .regular)) == [])
    #expect(rules(label(23.99, .regular)) == [.contrast])
    #expect(rules(label(18.66, .bold)) == [])
    #expect(rules(label(18.66, .heavy)) == [])
    #expect(rules(label(18.65, .bold)) == [.contrast])
    #expect(rules(label(18.66, .semibold)) == [.contrast])
  }

  @Test("The title of a bar is checked as large or as small text, as its item shows it")
  func titles() {
    // 3.95 on white, and less than 4.5 on the ground of a bar.
    func bar(_ mode: NavigationItem.LargeTitleDisplayMode, _ mods: Mod<NavigationBar>...) -> NavigationBar {
      NavigationBar(
        .prefersLargeTitles(true), .overrideUserInterfaceStyle(.light),
        .items([NavigationItem(.title("Views"), .largeTitleDisplayMode(mode))]), Mod(list: mods))
    }
    let gray = TextAttributes(.foregroundColor(.gray))
    #expect(rules(bar(.always, .largeTitleTextAttributes(gray))) == [])
    #expect(rules(bar(.never, .largeTitleTextAttributes(gray))) == [])
    #expect(rules(bar(.never, .titleTextAttributes(gray))) == [.contrast])
    #expect(rules(bar(.always, .titleTextAttributes(gray))) == [])
  }

  @Test("A finding names the part whose contrast is low, unless it is the text of the widget")
  func parts() {
    func parts(_ widget: any Widget) -> Set<Substring> {
      Set(
        Preview.audit(widget).filter { $0.rule == .contrast }.compactMap {
          $0.message.firstMatch(of: /^The contrast of (.+) is \d/)?.output.1
        })
    }
    let gray = TextAttributes(.foregroundColor(.gray))
    #expect(parts(TextField(.placeholder("Name"))) == ["the placeholder"])
    #expect(parts(SearchBar(.placeholder("Find"))) == ["the placeholder"])
    #expect(parts(TextField(.text("Ada"), .textColor(.lightGray), .accessibilityLabel("Name"))) == ["text"])
    let prompt = NavigationItem("Mail", .prompt("Sending"))
    #expect(
      parts(NavigationBar(.barTintColor(.gray), .titleTextAttributes(gray), .items([prompt]))).contains("the prompt"))
    #expect(
      parts(NavigationBar(.tintColor(.gray), .items([NavigationItem("a"), NavigationItem("b")]))) == ["the back button"]
    )
    let tabs = [TabBarItem("a", .badgeValue("3"), .badgeColor(.systemYellow))]
    #expect(
      parts(TabBar(.tintColor(Color(light: .black, dark: .white)), .items(tabs), .selectedIndex(0))) == ["the badge"])
    #expect(
      parts(
        SegmentedControl(
          ["a", "b"], .selectedSegmentIndex(0), .selectedSegmentTintColor(Color(light: .black, dark: .white))))
        == ["the selected segment"])
  }

  @Test("The levels AA and AAA ask for contrasts of 4.5 and 7, and for large text of 3 and 4.5")
  func levels() {
    func wanted(_ level: Preview.ConformanceLevel, _ font: Font) -> Double? {
      let label = Label("Views", .textColor(.lightGray), .font(font), .overrideUserInterfaceStyle(.light))
      return Preview.audit(label, level: level).first?.wanted
    }
    #expect(wanted(.aa, .body) == 4.5)
    #expect(wanted(.aa, .largeTitle) == 3)
    #expect(wanted(.aaa, .body) == 7)
    #expect(wanted(.aaa, .largeTitle) == 4.5)
    // 5.74 on white.
    let label = Label("Views", .textColor(Color(white: 0.4)), .overrideUserInterfaceStyle(.light))
    #expect(rules(label) == [])
    #expect(rules(label, level: .aaa) == [.contrast])
    #expect(rules(label.with(.font(.largeTitle)), level: .aaa) == [])
    #expect(Preview.audit(label, level: .aaa, minimumContrast: 4.5) == [])
    // A contrast of one's own is that of small text: large text needs two thirds of it.
    #expect(Preview.audit(label, minimumContrast: 8).map(\.wanted) == [8])
    #expect(Preview.audit(label.with(.font(.largeTitle)), minimumContrast: 9).map(\.wanted) == [6])
    #expect(Preview.audit(label.with(.font(.largeTitle)), minimumContrast: 8) == [])
  }

  @Test("A text with an interface style of its own is reported once, unless its contrasts in light and dark differ")
  func islands() {
    let label = Label("Views", .textColor(Color(white: 0.3)))
    let island = VStack { VStack(.overrideUserInterfaceStyle(.dark), .backgroundColor(.black)) { label } }
    let found = Preview.audit(island).filter { $0.rule == .contrast }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains("in a dark interface") })
    // On the ground of the page, the text of the island is legible for readers of light interfaces alone.
    let open = VStack { VStack(.overrideUserInterfaceStyle(.dark)) { label } }
    #expect(Preview.audit(open).filter { $0.rule == .contrast }.allSatisfy { $0.message.contains("in a dark") })
  }

  @Test("An alpha that makes text unreadable is found, on the widget itself and on containers")
  func alpha() throws {
    let label = Label("Views", .overrideUserInterfaceStyle(.light))
    #expect(rules(label.with(.alpha(0.6))) == [])
    let faded = Preview.audit(label.with(.alpha(0.4)))
    #expect(faded.map(\.rule) == [.contrast])
    #expect(faded.first?.property == "alpha")
    #expect(try #require(faded.first?.found) < 4.5)
    #expect(faded.first?.message.hasSuffix("and less than 4.5, for the alpha of 0.4.") == true)
    let around = View(.alpha(0.4), .overrideUserInterfaceStyle(.light), .subviews([VStack { label }]))
    #expect(Preview.audit(around).first?.message.hasSuffix("for the alpha of 0.4 of View.") == true)
    #expect(Preview.audit(around).first?.path == "View/0.StackView/0.Label")
    // Of several layers the most transparent one is named, wherever it is.
    let (faint, strong) = (Mod<View>.alpha(0.4), Mod<View>.alpha(0.95))
    for (outer, inner, place) in [(faint, strong, "View"), (strong, faint, "View/0.View")] {
      let nested = View(outer, .overrideUserInterfaceStyle(.light), .subviews([View(inner, .subviews([label]))]))
      #expect(Preview.audit(nested).first?.message.hasSuffix("for the alpha of 0.4 of \(place).") == true)
    }
    #expect(rules(label.with(.layer.opacity(0.4))) == [.contrast])
    // Neither is too transparent, but together they are.
    #expect(rules(label.with(.alpha(0.65))) == [])
    #expect(
      rules(View(.alpha(0.65), .subviews([label.with(.alpha(0.65))]), .overrideUserInterfaceStyle(.light))) == [
        .contrast
      ])
  }

  @Test("A text that is almost transparent is hidden, and a finding about a faint color does not name the alpha")
  func transparent() {
    #expect(rules(Label("Views", .alpha(0.005))) == [])
    #expect(rules(View(.alpha(0.09), .subviews([Label("Views", .alpha(0.09))]))) == [])
    let pale = Label("Views", .textColor(.systemGray6), .alpha(0.9), .overrideUserInterfaceStyle(.light))
    #expect(Preview.audit(pale).map(\.property) == ["textColor"])
  }

  @Test("A widget beside a text is no background of it", arguments: [Axis.horizontal, .vertical], [true, false])
  func beside(axis: Axis, isBefore: Bool) {
    let label = Label("Views", .textColor(.black))
    let ground = View(.backgroundColor(.black), .width(64), .height(64))
    let stack = StackView(.axis(axis), .alignment(.center), .overrideUserInterfaceStyle(.light)) {
      if isBefore { ground }
      label
      if !isBefore { ground }
    }
    #expect(rules(stack) == [])
  }

  @Test("Text that fades with its background is compared with what is behind both")
  func group() {
    // White on black, at half, is a light gray on gray.
    let box = View(.alpha(0.5), .backgroundColor(.black), .subviews([white]), .overrideUserInterfaceStyle(.light))
    #expect(Preview.audit(box).first?.found == 3.98)
    let other = View(.backgroundColor(.black), .subviews([box.with(.overrideUserInterfaceStyle(.unspecified))]))
    #expect(Preview.audit(other) == [])
  }

  @Test("A widget counts as the background of a text if it lies behind it, and not if it lies beside it")
  func behind() {
    let box = View(.backgroundColor(.black), .frame(CGRect(x: 0, y: 0, width: 100, height: 40)))
    let text = white.with(.frame(CGRect(x: 10, y: 5, width: 80, height: 30)))
    #expect(rules(View(.subviews([box, text]))) == [])
    #expect(rules(View(.subviews([text, box]))) == [.contrast])
    let aside = box.with(.frame(CGRect(x: 100, y: 0, width: 100, height: 40)))
    #expect(rules(View(.subviews([aside, text]))) == [.contrast])
    #expect(rules(View(.subviews([box.with(.isHidden(true)), text]))) == [.contrast])
    #expect(rules(View(.subviews([box.with(.alpha(0)), text]))) == [.contrast])
    #expect(
      rules(View(.subviews([box, View(.backgroundColor(.white), .frame(box.frame)), text]))) == [.contrast, .contrast])
  }

  @Test("Text over a picture is reported with an unknown contrast, and not with one that is too low")
  func pictures() throws {
    let finding = try #require(Preview.audit(View(.subviews([picture, white]))).first)
    #expect(finding.rule == .contrastUnknown)
    #expect(finding.message.hasPrefix("One cannot tell"))
    #expect(finding.property == "textColor")
    #expect(finding.found == nil && finding.wanted == 4.5)
    #expect(rules(View(.subviews([picture, Label("Views", .textColor(.gray))]))) == [.contrastUnknown])
    #expect(rules(View(.subviews([ImageView(), white]))) == [.contrast])
    let button = Button("Go", .backgroundImage(Image(named: "wood")), .titleColor(.white))
    #expect(rules(button) == [.contrastUnknown])
  }

  @Test("The contrast of text over a picture is known if an opaque or dark enough color lies between them")
  func veiledPictures() {
    func over(_ color: Color) -> View {
      View(.subviews([picture, View(.backgroundColor(color)), white]))
    }
    #expect(rules(over(.black)) == [])
    #expect(rules(over(Color.black.withAlphaComponent(0.6))) == [])
    #expect(rules(over(Color.black.withAlphaComponent(0.3))) == [.contrastUnknown])
    #expect(rules(over(.white)) == [.contrast, .contrast])
  }

  @Test("Text on a gradient needs enough contrast with all of its colors; with only some, the contrast is unknown")
  func gradients() {
    func over(_ colors: [Color]) -> [Preview.Finding.Rule] {
      rules(View(.layer.sublayers([GradientLayer(.colors(colors))]), .subviews([white])))
    }
    #expect(over([.black, Color(white: 0.3)]) == [])
    #expect(over([.white, Color(white: 0.8)]) == [.contrast, .contrast])
    #expect(over([.black, .white]) == [.contrastUnknown])
    // Each end is far from the text, and between them is its gray.
    let grey = Label("Views", .textColor(Color(hex: 0x757575)))
    #expect(
      rules(View(.layer.sublayers([GradientLayer(.colors([.black, .white]))]), .subviews([grey]))) == [.contrastUnknown]
    )
    #expect(over([]) == [.contrast])
  }

  @Test("Text that crosses the edge of a colored box has an unknown contrast, unless its letters end before the edge")
  func edges() {
    func text(_ alignment: TextAlignment) -> Label {
      white.with(.frame(CGRect(x: 0, y: 0, width: 200, height: 30)), .textAlignment(alignment))
    }
    let box = View(.backgroundColor(.black), .frame(CGRect(x: 0, y: 0, width: 80, height: 40)))
    #expect(rules(View(.subviews([box, text(.natural)]), .overrideUserInterfaceStyle(.light))) == [])
    #expect(rules(View(.subviews([box, text(.center)]), .overrideUserInterfaceStyle(.light))) == [.contrastUnknown])
    #expect(rules(View(.subviews([box, text(.right)]), .overrideUserInterfaceStyle(.light))) == [.contrast])
  }

  @Test("A label with an interface style of its own is checked on the backgrounds of light and dark interfaces")
  func statedStyles() {
    // Black on the reader's own ground, which is black for one of them.
    let label = Label("Views", .overrideUserInterfaceStyle(.light))
    #expect(rules(View(.subviews([label]))) == [.contrast])
    #expect(
      rules(
        View(
          .subviews([View(.backgroundColor(.systemBackground), .overrideUserInterfaceStyle(.light), .subviews([label]))]
          ))) == [])
  }

  @Test("The text of a field with round corners is checked on the background of the field")
  func fields() {
    let field = TextField(.text("Ada"), .accessibilityLabel("Name"), .borderStyle(.roundedRect))
    let screen = View(.backgroundColor(.systemIndigo), .subviews([field]))
    #expect(rules(screen) == [])
    #expect(rules(screen.with(.subviews([field.with(.borderStyle(.none))]))).contains(.contrast))
  }

  @Test("A thousand labels on a thousand overlapping boxes are audited without a finding")
  func manyGrounds() {
    let boxes = (0..<1_000).map { _ in View(.backgroundColor(.white)) as any Widget }
    let labels = (0..<1_000).map { _ in Label("Views", .textColor(.black)) as any Widget }
    #expect(rules(View(.subviews(Children(boxes + labels)), .frame(CGRect(x: 0, y: 0, width: 100, height: 40)))) == [])
  }
}
