import LiveTesting
import TestSupport
import Testing

@testable import LivePreview

/// The pages are compared with those of trees without tokens, because a new live page could be wrong in the same way.
@MainActor
@Suite("Places where a live page shows a theme")
struct ThemedPlacesTests {
  @Test("An element shows the theme around its widget, also after changes", arguments: ThemedPlace.all)
  func places(place: ThemedPlace) throws {
    let (outer, inner) = (Var(Paint(1)), Var(Paint(2)))
    let page = ThemedPage(place.content(outer, inner))
    try page.requireResolved("\(place)")
    for step in 0..<4 {
      outer.set(Paint(3 + step))
      try page.update()
      try page.requireResolved("\(place): outer theme \(step)")
      inner.set(Paint(10 + step))
      try page.update()
      try page.requireResolved("\(place): inner theme \(step)")
    }
  }
}

extension ThemedPlacesTests {
  @Test("After any changes of any tree, each element shows the theme around its widget", arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let themes = (1...3).map { Var(Paint($0)) }
    let page = ThemedPage(VStack(.children([content(3, themes, &random)])))
    for step in 0..<8 {
      if Bool.random(using: &random) {
        themes.randomElement(using: &random)?.set(Paint(10 + step))
      } else {
        try page.tree.update(to: VStack(.children([content(3, themes, &random)])))
      }
      try page.update()
      try page.requireResolved("seed \(seed), step \(step)")
    }
  }

  private func content(_ depth: Int, _ themes: [Var<Paint>], _ random: inout SeededGenerator) -> any Widget {
    if depth == 0 { return VStack(.children(ThemedPlace.themed)) }
    let inside = Children((0..<2).map { _ in content(depth - 1, themes, &random) })
    let theme = themes[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return VStack(.theme(theme), .children(inside))
    case 1: return Composed(Inside(content: inside)) |> [.theme(theme), .backgroundColor(.accent)]
    case 2:
      return ViewController(
        "a", .theme(theme), .children([inside[0]]),
        .presentedViewController(ViewController("b", .children([inside[1]]))))
    case 3:
      return NavigationController(.theme(theme)) {
        ViewController(
          "a", .theme(themes[0]), .children(inside), .navigationItem.titleView(Label("t", .textColor(.accent))))
      }
    case 4: return ScrollView(.children(inside), .overrideUserInterfaceStyle(.dark))
    case 5: return VStack(.theme(Paint.self, \.accent .~ .red), .children(inside), .layer.borderColor(.soft))
    case 6: return Framed(.theme(theme), .children(inside))
    case 7: return TableView(.theme(theme)) { Section("s") { TableViewCell(.theme(themes[1])) { inside } } }
    default: return HStack(.children(inside), .backgroundColor(.accent))
    }
  }
}

extension ThemedPage {
  /// Requires that the page looks as that of the tree without tokens does.
  func requireResolved(_ comment: Comment) throws {
    let look = Browser(Preview.html(tree.widget, as: .fragment)).resolvedLook(in: scope)
    try #require(Browser.difference(browser.resolvedLook(in: scope), look) == nil, comment)
  }
}

/// A place in a tree, with the themes around it.
struct ThemedPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let content: @MainActor @Sendable (_ outer: Var<Paint>, _ inner: Var<Paint>) -> any Widget

  init(
    _ name: String, _ content: @escaping @MainActor @Sendable (_ outer: Var<Paint>, _ inner: Var<Paint>) -> any Widget
  ) {
    testDescription = name
    self.content = content
  }

  @WidgetBuilder @MainActor static var themed: Children {
    Label("font", .font(.heading), .textColor(.accent))
    View(.backgroundColor(.accent.withAlphaComponent(0.4)), .layer.cornerRadius <-- \Paint.radius)
    View(
      .layer.borderColor(.accent), .layer.borderWidth <-- \Paint.radius, .layer.shadowOpacity(0.5),
      .layer.shadowRadius <-- \Paint.radius, .layer.shadowColor(.accent))
    View(.layer.shadows([.ring(.accent), ShadowLayer(color: .soft, blur: 4, isInset: true)]))
    View(.layer.shadows(.token(\Paint.raised) + [.ring(.accent)]), .backgroundColor(.white))
    View(.layer.shadows(.token(\Paint.lifted)))
    VStack(.tintColor(.accent)) { Label("in", .textColor(.accent)) }
  }

  static let all: [ThemedPlace] = [
    ThemedPlace("tokens that are not stored") { outer, inner in
      VStack(.theme(outer)) {
        Label("computed", .textColor(.soft), .font(.small))
        Label("mixed", .textColor(Color(light: .soft, dark: .accent)))
        HStack(.theme(inner), .backgroundColor(.soft)) { Label("grouped", .textColor(.grouped)) }
      }
    },
    ThemedPlace("stack") { outer, inner in
      VStack(.theme(outer)) {
        themed; VStack(.theme(inner)) { themed }
      }
    },
    ThemedPlace("presented from a themed screen") { outer, inner in
      ViewController("a", .theme(outer), .presentedViewController(ViewController("b") { themed })) { themed }
    },
    ThemedPlace("presented with a theme") { outer, inner in
      ViewController("a", .theme(outer), .presentedViewController(ViewController("b", .theme(inner)) { themed })) {
        themed
      }
    },
    ThemedPlace("presented inside a themed stack") { outer, inner in
      VStack(.theme(outer)) {
        ViewController("a", .presentedViewController(ViewController("b") { VStack(.theme(inner)) { themed } })) {
          themed
        }
      }
    },
    ThemedPlace("presented in a window") { outer, inner in
      Window(.theme(outer)) {
        ViewController("a", .theme(inner), .presentedViewController(ViewController("b") { themed })) { themed }
      }
    },
    ThemedPlace("presented twice") { outer, inner in
      ViewController(
        "a", .theme(outer),
        .presentedViewController(
          ViewController("b", .theme(inner), .presentedViewController(ViewController("c") { themed })) { themed })
      ) { themed }
    },
    ThemedPlace("alert") { outer, inner in
      ViewController(
        "a", .theme(outer),
        .presentedViewController(AlertController("b", .tintColor(.accent)))
      ) { themed }
    },
    ThemedPlace("pushed") { outer, inner in
      NavigationController(.theme(outer)) {
        ViewController("a") { themed }
        ViewController("b", .theme(inner)) { themed }
      }
    },
    ThemedPlace("navigation item") { outer, inner in
      NavigationController(.theme(outer), .navigationBar.barTintColor(.accent)) {
        ViewController(
          "b", .theme(inner), .navigationItem.titleView(Label("title", .textColor(.accent))),
          .navigationItem.rightBarButtonItem(BarButtonItem("item", .tintColor(.accent)))
        ) { themed }
      }
    },
    ThemedPlace("navigation item in a themed screen") { outer, inner in
      NavigationController {
        ViewController(
          "b", .theme(inner), .navigationItem.titleView(Label("title", .textColor(.accent))),
          .navigationItem.rightBarButtonItem(BarButtonItem("item", .tintColor(.accent))),
          .toolbarItems([BarButtonItem("item", .tintColor(.accent))])
        ) { themed }
      }
    },
    ThemedPlace("tabs") { outer, inner in
      TabBarController(.theme(outer), .tabBar.tintColor(.accent)) {
        ViewController("a", .theme(inner)) { themed }
        ViewController("b", .tabBarItem.badgeColor(.accent), .tabBarItem.badgeValue("1")) { themed }
      }
    },
    ThemedPlace("split") { outer, inner in
      SplitViewController(.theme(outer)) {
        ViewController("a", .theme(inner)) { themed }
        ViewController("b") { themed }
      }
    },
    ThemedPlace("component of one widget") { outer, inner in
      VStack(.theme(outer)) { Composed(Inside(content: [Label("a", .textColor(.accent))])) |> .theme(inner) }
    },
    ThemedPlace("component of some widgets") { outer, inner in
      VStack(.theme(outer)) { Composed(Inside(content: themed)) |> [.theme(inner), .backgroundColor(.accent)] }
    },
    ThemedPlace("component in a component") { outer, inner in
      Composed(Inside(content: [Composed(Inside(content: themed)) |> .theme(inner)])) |> .theme(outer)
    },
    ThemedPlace("component with a screen") { outer, inner in
      NavigationController(.theme(outer)) {
        Composed(Inside(content: [ViewController("a") { themed }])) |> .theme(inner)
      }
    },
    ThemedPlace("component that presents") { outer, inner in
      VStack(.theme(outer)) {
        Composed(
          Inside(content: [ViewController("a", .presentedViewController(ViewController("b") { themed })) { themed }]))
          |> .theme(inner)
      }
    },
    ThemedPlace("table") { outer, inner in
      TableView(.theme(outer), .tableHeaderView(Label("header", .textColor(.accent)))) {
        Section("s") {
          TableViewCell(
            .theme(inner), .text("a"), .backgroundColor(.accent), .accessoryView(Label("x", .textColor(.accent))))
          TableViewCell { themed }
        }
      }
    },
    ThemedPlace("collection") { outer, inner in
      CollectionView(.theme(outer)) {
        Section("s") {
          TableViewCell(.theme(inner), .text("a"), .backgroundColor(.accent))
          TableViewCell { themed }
        }
      }
    },
    ThemedPlace("left view") { outer, inner in
      VStack(.theme(outer)) {
        TextField("a", .theme(inner), .leftView(Label("l", .textColor(.accent))), .leftViewMode(.always))
        TextField("a", .leftView(Label("l", .textColor(.accent), .theme(inner))), .leftViewMode(.always))
      }
    },
    ThemedPlace("shown by others") { outer, inner in
      Framed(.theme(outer)) {
        themed; Framed(.theme(inner)) { themed }
      }
    },
    ThemedPlace("measured stack") { outer, inner in
      VStack(.theme(outer), .customSpacing([0: 4])) {
        themed; HStack(.spacing(-2), .theme(inner)) { themed }
      }
    },
    ThemedPlace("scroll view") { outer, inner in
      ScrollView(.theme(outer)) { VStack(.theme(inner)) { themed } }
    },
    ThemedPlace("another style") { outer, inner in
      VStack(.theme(outer), .overrideUserInterfaceStyle(.dark)) {
        themed
        VStack(.theme(inner), .overrideUserInterfaceStyle(.light)) { themed }
      }
    },
    ThemedPlace("states") { outer, inner in
      VStack(.theme(outer)) {
        Button(
          "a", .isSelected(true), .while(.selected, .backgroundColor(.accent)), .layer.cornerRadius <-- \Paint.radius)
        VStack(.theme(inner), .while(.hovered, .backgroundColor(.accent)), .backgroundColor(.accent)) { themed }
      }
    },
    ThemedPlace("hidden") { outer, inner in VStack(.theme(outer)) { VStack(.theme(inner), .isHidden(true)) { themed } }
    },
    ThemedPlace("bars and segments") { outer, inner in
      VStack(.theme(outer)) {
        NavigationBar(
          .theme(inner), .barTintColor(.accent),
          .titleTextAttributes(TextAttributes().with { $0.foregroundColor = .accent }))
        SegmentedControl(["a"], .theme(inner), .selectedSegmentTintColor(.accent))
        Slider(.theme(inner), .minimumTrackTintColor(.accent))
        Switch(.theme(inner), .onTintColor(.accent))
      }
    },
  ]
}

private struct Inside: Component {
  let content: Children

  var body: Children { content }
}

struct Paint: Theme {
  struct Group: Hashable, CustomStringConvertible {
    var color = Color.black
    var description: String { "group" }
  }

  var accent = Color(hex: 0x010101)
  var heading = Font.systemFont(ofSize: 20)
  var radius = 9.0
  var group = Group()
  var raised = [ShadowLayer(color: .black, y: 1)]

  var soft: Color { accent.withAlphaComponent(0.2) }
  var lifted: [ShadowLayer] { raised + raised }
  var small: Font { .systemFont(ofSize: heading.pointSize / 2) }

  static let standard = Paint()

  init() {}

  /// A theme with values that no other one has.
  init(_ number: Int) {
    accent = Color(hex: 0xA0_0000 + UInt32(number))
    heading = .systemFont(ofSize: 20 + Double(number))
    radius = 10 + Double(number)
    group.color = Color(hex: 0xB0_0000 + UInt32(number))
    raised = (0...number % 3).map { ShadowLayer(color: .token(\Paint.accent), y: Double(number), blur: Double($0)) }
  }
}

extension Color {
  fileprivate static let accent = token(\Paint.accent)
  fileprivate static let soft = token(\Paint.soft)
  fileprivate static let grouped = token(\Paint.group.color)
}

extension Font {
  fileprivate static let heading = token(\Paint.heading)
  fileprivate static let small = token(\Paint.small)
}
