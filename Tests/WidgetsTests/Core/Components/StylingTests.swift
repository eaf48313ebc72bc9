import Bindings
import Foundation
import Testing
import Widgets

private struct Title: Component, Equatable {
  var body: Children { Label("Title") }
}

/// A widget of somebody's own, with properties of many kinds and no list of them.
private struct Gauge: Widget {
  var isLit = false
  var level = 0.5
  var name: String?
  var unit: any CustomStringConvertible & Sendable = "bar"
  var small: UInt8 = 1
  @Slot var face: (any Widget)?
  @Embedded var dots = Layer()
  var attributes = ViewAttributes.fresh

  static func == (first: Gauge, second: Gauge) -> Bool { "\(first)" == "\(second)" }
}

@MainActor
@Suite("Styling a subtree")
struct StylingTests {
  /// The only widget of a type in a tree as it shows.
  private func shown<Value: Widget>(_ type: Value.Type, in tree: some Widget) throws -> Value {
    func find(_ widget: any Widget) -> [Value] {
      ([widget as? Value].compactMap { $0 }) + (widget.widgetsInside ?? []).flatMap(find)
    }
    let expanded = try #require(find(tree.expanded()).first)
    #expect(find(tree.resolved()).first == expanded.resolved())
    return expanded
  }

  @Test("A styling changes all widgets of its type, at any depth, and nothing else")
  func type() {
    let tree = VStack {
      Label("a")
      Button("b")
      View { Label("c") }
    }
    let expected = VStack {
      Label("a", .numberOfLines(0))
      Button("b")
      View { Label("c", .numberOfLines(0)) }
    }
    #expect(tree.with(.styling(Label.self, .numberOfLines(0))).resolved() == expected)
  }

  @Test("A widget's own text beats the attributed text of a styling")
  func texts() throws {
    let styled = AttributedString("Styled")
    let tree = VStack(
      .styling(Label.self, .attributedText(styled)),
      .styling(TextField.self, .attributedPlaceholder(styled), .attributedText(styled))
    ) {
      Label("own")
      TextField("own", .text("text"))
    }
    #expect(try shown(Label.self, in: tree) == Label("own"))
    let field = try shown(TextField.self, in: tree)
    #expect(field.attributedPlaceholder == "own" && field.attributedText == "text")
    #expect(try shown(Label.self, in: tree.with(.arrangedSubviews([Label()]))).attributedText == styled)
  }

  @Test("A widget's own setting beats the nearest styling, which beats one farther out, which beats the default")
  func precedence() throws {
    // Of each level, whether it says something; the last that does wins.
    for says in 0..<16 {
      func mod(_ level: Int) -> Mod<Label> { says >> level & 1 == 1 ? .tag(level + 1) : .identity }
      let tree = View(.styling(Label.self, mod(0))) {
        View(.styling(Label.self, mod(1)), .styling(Label.self, mod(2))) { Label("a").with(mod(3)) }
      }
      #expect(try shown(Label.self, in: tree).tag == Int.bitWidth - says.leadingZeroBitCount)
    }
  }

  @Test("Precedence is decided for each property, whatever else one style sets")
  func properties() throws {
    let caption = Mod<Label> {
      $0.font = .boldSystemFont(ofSize: 9)
      $0.textColor = .systemRed
      $0.layer.cornerRadius = 3
      $0.layer.borderWidth = 2
      $0.alpha = 0.5
      $0.isHidden = true
    }
    let tree = View(.styling(Label.self, caption)) {
      Label("a", .textColor(.systemBlue), .layer.cornerRadius(9), .alpha(0.25))
    }
    let label = try shown(Label.self, in: tree)
    #expect(label.font == .boldSystemFont(ofSize: 9))
    #expect(label.textColor == .systemBlue)
    #expect((label.layer.cornerRadius, label.layer.borderWidth) == (9, 2))
    #expect((label.alpha, label.isHidden, label.text) == (0.25, true, "a"))
  }

  @Test("The own settings of a custom widget are found, of any property types")
  func ownWidget() throws {
    let all = Mod<Gauge> {
      ($0.isLit, $0.level, $0.name, $0.unit, $0.small) = (true, 0.75, "styled", 7, 9)
      $0.face = Label("styled")
      ($0.dots.name, $0.dots.zPosition, $0.tag) = ("styled", 4, 5)
    }
    let gauge = try shown(Gauge.self, in: View(.styling(Gauge.self, all)) { Gauge().with { $0.small = 2 } })
    #expect((gauge.isLit, gauge.level, gauge.name, "\(gauge.unit)", gauge.small) == (true, 0.75, "styled", "7", 2))
    #expect((gauge.dots.name, gauge.dots.zPosition, gauge.tag) == ("styled", 4, 5))
    let own = Gauge().with {
      ($0.isLit, $0.level, $0.name, $0.dots.zPosition) = (true, 0.25, "own", 1)
      $0.face = Label("own")
    }
    let mixed = try shown(Gauge.self, in: View(.styling(Gauge.self, all)) { own })
    #expect((mixed.isLit, mixed.level, mixed.name, mixed.small) == (true, 0.25, "own", 9))
    #expect((mixed.dots.name, mixed.dots.zPosition, mixed.tag) == ("styled", 1, 5))
    #expect((mixed.face as? Label)?.text == "own")
  }

  @Test("The own settings of each type of widget are distinguished from styled ones")
  func everyType() {
    func check<Value: Widget>(_ type: Value.Type) {
      let styled = View(.styling(type, .tag(7), .alpha(0.25))) { Value(.alpha(0.5)) }.expanded().children[0]
      #expect((styled.tag, styled.alpha) == (7, 0.5), "\(type)")
    }
    check(Label.self)
    check(TextField.self)
    check(TextView.self)
    check(SearchBar.self)
    check(View.self)
    check(StackView.self)
    check(ScrollView.self)
    check(Spacer.self)
    check(Divider.self)
    check(ImageView.self)
    check(ProgressView.self)
    check(ActivityIndicatorView.self)
    check(PickerView.self)
    check(TableView.self)
    check(TableViewCell.self)
    check(Button.self)
    check(Switch.self)
    check(Slider.self)
    check(Stepper.self)
    check(SegmentedControl.self)
    check(PageControl.self)
    check(DatePicker.self)
    check(NavigationBar.self)
    check(TabBar.self)
    check(Toolbar.self)
    check(ViewController.self)
    check(NavigationController.self)
    check(TabBarController.self)
    check(SplitViewController.self)
    check(AlertController.self)
    check(Window.self)
    check(Composed.self)
  }

  @Test("Values for control states keep their own settings separately, and dependent properties stay in order")
  func groups() throws {
    let titles = Mod<Button> {
      $0.titleColor = .systemRed
      $0.$titleColor[.disabled] = .systemGray
    }
    let button = try shown(
      Button.self, in: View(.styling(Button.self, titles)) { Button("a", .titleColor(.systemBlue)) })
    #expect(button.titleColor(for: .normal) == .systemBlue)
    #expect(button.titleColor(for: .disabled) == .systemGray)
    let range: Mod<Slider> = .maximumValue(0.5) + .value(0.25)
    let slider = try shown(Slider.self, in: View(.styling(Slider.self, range)) { Slider(.value(0.75)) })
    #expect((slider.value, slider.maximumValue) == (0.5, 0.5))
    let pages = try shown(
      PageControl.self,
      in: View(.styling(PageControl.self, .numberOfPages(2))) { PageControl(.numberOfPages(5), .currentPage(4)) })
    #expect((pages.numberOfPages, pages.currentPage) == (5, 4))
  }

  @Test("A setting that equals the default counts as the widget's own if it is marked by `own`")
  func explicitDefault() throws {
    let tree = View(.styling(Label.self, .numberOfLines(0), .tag(3))) { Label("a", .own(.numberOfLines, 1)) }
    let label = try shown(Label.self, in: tree)
    #expect((label.numberOfLines, label.tag) == (1, 3))
    #expect(Label(.own(.numberOfLines, 1)) == Label(.own(.numberOfLines, 1)))
    #expect(Label(.own(.numberOfLines, 1)) != Label(.own(.tag, 0)))
  }

  @Test("A forced styling beats everything inside, and the outermost the others")
  func forced() throws {
    let tree = View(.forcedStyling(Label.self, .tag(1))) {
      View(.forcedStyling(Label.self, .tag(2), .numberOfLines(2)), .styling(Label.self, .tag(3), .alpha(0.5))) {
        Label("a", .own(.tag, 4), .numberOfLines(4), .alpha(0.25))
      }
    }
    let label = try shown(Label.self, in: tree)
    #expect((label.tag, label.numberOfLines, label.alpha) == (1, 2, 0.25))
  }

  @Test("A styling reaches the bodies of components and the widgets in slots, and not its own container")
  func reach() throws {
    let tree = View(.styling(Label.self, .tag(1)), .styling(View.self, .tag(2))) {
      Title()
      TableViewCell(.accessoryView(Label("accessory")))
      Toolbar(.items([BarButtonItem(customView: Label("item"))]))
      TableView { Section("header") { Label("row") } }
      ViewController(.presentedViewController(ViewController { Label("presented") }))
    }
    let expanded = tree.expanded()
    #expect(expanded.tag == 0)
    let labels = expanded.labels
    #expect(labels.compactMap(\.text).sorted() == ["Title", "accessory", "header", "item", "presented", "row"])
    #expect(labels.allSatisfy { $0.tag == 1 })
    #expect(tree.resolved().labels.allSatisfy { $0.tag == 1 })
  }

  @Test("Stylings are compared by their effect on a fresh widget")
  func equality() {
    func tree(_ tag: Int) -> View { View(.styling(Label.self, .tag(tag))) { Title() } }
    #expect(tree(1) == tree(1))
    #expect(tree(1) != tree(2))
    #expect(View(.styling(Label.self, .tag(1))) != View(.forcedStyling(Label.self, .tag(1))))
  }

  @Test("A binding of a styling loses to a widget's constant, and a widget's binding beats any styling")
  func bindings() {
    let (style, own) = (Var("style"), Var("own"))
    func text(_ label: Label) -> String? {
      (View(.styling(Label.self, .text <-- style)) { label }.resolved().children[0] as? Label)?.text
    }
    #expect(text(Label()) == "style")
    #expect(text(Label("constant")) == "constant")
    #expect(text(Label(.text <-- own)) == "own")
    #expect(text(Label("constant", .text <-- own)) == "own")
  }

  @Test("Expanding a styled tree again does not change it")
  func idempotence() {
    let tree = View(.styling(Label.self, .tag(1)), .styling(Label.self, .alpha(0.5))) { Label("a", .tag(2)) }
    #expect(tree.expanded().expanded() == tree.expanded())
  }
}

@MainActor
extension Bindable {
  /// The labels in the value: among its parts, over it, and inside.
  fileprivate var labels: [Label] {
    let presented = (self as? any Screen)?.presentedViewController
    let inside = parts + [presented].compactMap { $0 } + (widgetsInside ?? []).map { $0 as any Bindable }
    return [self as? Label].compactMap { $0 } + inside.flatMap(\.labels)
  }
}
