import Bindings
import Foundation
import Mod
import Testing
import Widgets

@Suite("Numbers that are assigned as tokens") @MainActor
struct NumberTokenTests {
  @Test("A token has the value of the theme around the widget, and that of the standard theme before")
  func values() {
    let view = View(.layer.cornerRadius(.token(\Brand.radius)), .padding(h: .token(\Brand.spacing.small), v: 2))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.padding == DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4))
    #expect(view.appearance(environment: .night).layer.cornerRadius == 0)
    let shown = view.appearance(environment: .night)
    #expect(shown == View(.layer.cornerRadius(0), .padding(h: shown.padding.leading, v: 2)))
    #expect(View(.theme(Brand.night), .layer.cornerRadius(.token(\Brand.radius))).appearance().layer.cornerRadius == 0)
  }

  @Test("The later assignment of a property wins, whatever its kind")
  func precedence() {
    let token: Mod<View> = .layer.cornerRadius(.token(\Brand.radius))
    func radius(_ mods: Mod<View>...) -> Double {
      View(.combine(mods)).appearance(environment: .night).layer.cornerRadius
    }
    #expect(radius(token, .layer.cornerRadius(3)) == 3)
    #expect(radius(token, .layer.cornerRadius(8)) == 8, "a constant that equals the token in the standard theme")
    #expect(radius(token, .layer.cornerRadius -- 8) == 8)
    #expect(radius(token, \.layer.cornerRadius .~ 8) == 8)
    #expect(radius(token, Mod { $0.layer.cornerRadius = 8 }) == 8)
    #expect(radius(token, .cornerRadius(8)) == 8)
    #expect(radius(token, .layer.update(.cornerRadius(8))) == 8)
    #expect(radius(token, .layer(Layer(.cornerRadius(8)))) == 8)
    #expect(radius(token, .layer.cornerRadius.update { $0 + 1 }) == 9)
    #expect(radius(.layer.cornerRadius(3), token) == 0)
    #expect(radius(token, .layer.cornerRadius(.token(\Brand.spacing.large))) == 16)
    #expect(radius(token, .layer.cornerRadius <-- Var(3.0)) == 0, "bindings do not run in an appearance")
  }

  @Test("A binding beats a token, as it beats a constant")
  func bindings() {
    let token: Mod<View> = .layer.cornerRadius(.token(\Brand.spacing.large))
    #expect(View(token, .layer.cornerRadius <-- Var(3.0)).resolved().layer.cornerRadius == 3)
    #expect(View(.layer.cornerRadius <-- Var(3.0), token).resolved().layer.cornerRadius == 3)
    #expect(View(.layer.cornerRadius <-- \Brand.radius, token).resolved().layer.cornerRadius == 8)
  }

  @Test("Mods of states win over a token, and can set one")
  func states() {
    let button = Button(
      "Save", .while(.highlighted, .layer.cornerRadius(1)), .layer.cornerRadius(.token(\Brand.radius)),
      .while(.disabled, .layer.cornerRadius(.token(\Brand.spacing.small))))
    #expect(button.appearance().layer.cornerRadius == 8)
    #expect(button.appearance(in: [.highlighted]).layer.cornerRadius == 1)
    #expect(button.appearance(in: [.disabled]).layer.cornerRadius == 4)
    #expect(button.layer.cornerRadius == 8)
  }

  @Test("Equal tokens make equal widgets without behaviors, which print the property and the token")
  func equality() {
    let view = View(.layer.cornerRadius(.token(\Brand.radius)))
    #expect(view == View(.layer.cornerRadius(.token(\Brand.radius))))
    #expect(view != View(.layer.cornerRadius(.token(\Brand.spacing.small))) && view != View(.layer.cornerRadius(8)))
    #expect("\(view)" == #"View(layer.cornerRadius: .token(\Brand.radius))"#)
    #expect(view.behaviors.isEmpty)
    #expect(
      "\(View(.height(min: .token(\Brand.radius)), .alpha(.token(\Brand.radius))))"
        == #"View(alpha: .token(\Brand.radius), minimumHeight: .token(\Brand.radius))"#)
    let style: Mod<View> = .layer.cornerRadius(.token(\Brand.radius))
    #expect(style.changes(to: View()).map(\.description) == [#"layer.cornerRadius: 0.0 → .token(\Brand.radius)"#])
    #expect(style.conflicts(with: .layer.cornerRadius(8), on: View()).count == 1)
  }

  @Test("A styling assigns tokens, and a property that the widget sets itself wins")
  func styling() {
    let tree = VStack(.styling(View.self, .layer.cornerRadius(.token(\Brand.radius)))) {
      View()
      View(.layer.cornerRadius(1))
      View(.layer.cornerRadius(.token(\Brand.spacing.large)))
    }
    #expect(tree.expanded().children.map(\.layer.cornerRadius) == [8, 1, 16])
    let own = VStack(.theme(Brand.night), .styling(View.self, .layer.cornerRadius(3))) {
      View(.own(.layer.cornerRadius, .token(\Brand.radius)))
      View(.own(.layer.cornerRadius, 0))
      View(.own(.layer.cornerRadius, .token(\Brand.radius)), .layer.cornerRadius(5))
    }
    #expect(own.expanded().children.map(\.layer.cornerRadius) == [0, 0, 5])
  }

  @Test("Every type of number can be a token")
  func kinds() {
    let small = Double.token(\Brand.radius)
    let environment = EnvironmentValues.night
    let stack = HStack(spacing: small) {}.appearance(environment: environment)
    #expect(stack.spacing == 0)
    let view = View(
      .alpha(small), .width(small), .height(min: small), .height(max: small), .margins(small),
      .directionalLayoutMargins(.init(small)),
      .layer.borderWidth(small), .layer.shadowRadius(small), .layer.shadowOpacity(small), .layer.opacity(small),
      .layer.shadowOffset(CGSize(width: small, height: 2)), .layer.blurRadius(small))
    #expect(view == view && view.layer.shadowOffset == CGSize(width: 8, height: 2))
    #expect(
      view.appearance(environment: environment)
        == View(
          .alpha(0), .width(0), .height(min: 0), .height(max: 0), .margins(0), .directionalLayoutMargins(0),
          .layer.borderWidth(0), .layer.shadowRadius(0), .layer.shadowOpacity(0), .layer.opacity(0),
          .layer.shadowOffset(CGSize(width: 0, height: 2)), .layer.blurRadius(0)))
    let button = Button(.contentEdgeInsets(EdgeInsets(small)), .imageEdgeInsets(EdgeInsets(left: small)))
    #expect(button.appearance(environment: environment).contentEdgeInsets == .zero)
    #expect(button.contentEdgeInsets == EdgeInsets(8))
    let label = Label(.preferredMaxLayoutWidth(small), .shadowOffset(CGSize(width: small, height: small)))
    #expect(label.appearance(environment: environment) == Label(.shadowOffset(.zero)))
    let table = TableView(.rowHeight(small), .separatorInset(EdgeInsets(left: small)))
    #expect(table.appearance(environment: environment).rowHeight == 0 && table.rowHeight == 8)
    #expect(Spacer(small).appearance(environment: environment).length == 0)
  }

  @Test("Widgets and bars with tokens as lengths and insets equal themselves, and follow the theme")
  func lengths() {
    func expect<Value: Bindable & Equatable>(
      _ make: () -> Value, _ read: (Value) -> [Double?], line: Int = #line
    ) {
      let (value, shown) = (make(), make().appearance(.night))
      #expect(value == make(), "line \(line)")
      #expect(read(value).allSatisfy { $0 == 8 }, "line \(line): \(read(value))")
      #expect(read(shown).allSatisfy { $0 == 0 }, "line \(line): \(read(shown))")
    }
    let size = CGSize(width: .token(\Brand.radius), height: .token(\Brand.radius))
    let insets = EdgeInsets(.token(\Brand.radius))
    expect({ ScrollView(.contentInset(insets), .contentSize(size)) }) { [$0.contentInset.left, $0.contentSize.width] }
    expect({ TableViewCell(.separatorInset(insets)) }) { [$0.separatorInset?.left] }
    expect({ TableView(.estimatedRowHeight(.token(\Brand.radius))) }) { [$0.estimatedRowHeight] }
    expect({ ViewController(.preferredContentSize(size), .additionalSafeAreaInsets(insets)) }) {
      [$0.preferredContentSize.height, $0.additionalSafeAreaInsets.top]
    }
    expect({
      SplitViewController(
        .minimumPrimaryColumnWidth(.token(\Brand.radius)), .maximumPrimaryColumnWidth(.token(\Brand.radius)))
    }) { [$0.minimumPrimaryColumnWidth, $0.maximumPrimaryColumnWidth] }
    expect({
      let text = TextAttributes(.kern(.token(\Brand.radius)), .baselineOffset(.token(\Brand.radius)))
      return NavigationBar(.titleTextAttributes(text), .titleVerticalPositionAdjustment(.token(\Brand.radius)))
    }) {
      [
        $0.titleTextAttributes?.kern, $0.titleTextAttributes?.baselineOffset, $0.titleVerticalPositionAdjustment,
      ]
    }
    expect({ BarButtonItem(.imageInsets(insets), .backgroundVerticalPositionAdjustment(.token(\Brand.radius))) }) {
      [$0.imageInsets.right, $0.backgroundVerticalPositionAdjustment]
    }
    expect({ SegmentedControl([.init("a", .width(.token(\Brand.radius)), .contentOffset(size))]) }) {
      [$0.segments[0].width, $0.segments[0].contentOffset.height]
    }
    expect({ PickerView(.components([.init(.width(.token(\Brand.radius)), .rowHeight(.token(\Brand.radius)))])) }) {
      [$0.components[0].width, $0.components[0].rowHeight]
    }
    let spacing = DirectionalEdgeInsets(.token(\Brand.radius))
    expect({ CollectionView(.layout(.flow(itemWidth: .token(\Brand.radius), spacing: .token(\Brand.radius)))) }) {
      [$0.layout.itemWidth, $0.layout.itemSpacing]
    }
    expect({ CollectionView(.layout(.grid(columns: 2, spacing: .token(\Brand.radius), insets: spacing))) }) {
      [$0.layout.lineSpacing, $0.layout.contentInsets.leading]
    }
    let offset = Offset(horizontal: .token(\Brand.radius), vertical: .token(\Brand.radius))
    expect({ BarButtonItem(.titlePositionAdjustment(offset), .backButtonTitlePositionAdjustment(offset)) }) {
      [$0.titlePositionAdjustment.horizontal, $0.backButtonTitlePositionAdjustment.vertical]
    }
    expect({ TabBarItem(.titlePositionAdjustment(offset)) }) { [$0.titlePositionAdjustment.vertical] }
    let shimmer = { Shimmer(opacity: .token(\Brand.radius), duration: .token(\Brand.radius)) }
    expect({ View(.shimmer(shimmer())) }) { [$0.layer.shimmer?.opacity, $0.layer.shimmer?.duration] }
    expect({ ShapeLayer(.lineDashPhase(.token(\Brand.radius))) }) { [$0.lineDashPhase] }
    expect({ View(.layer.shadows([ShadowLayer(color: .red, y: .token(\Brand.radius))])) }) { [$0.layer.shadows[0].y] }
  }

  @Test("The size of a font can be a token, also of a font that is a token")
  func fonts() {
    let font = Font.systemFont(ofSize: .token(\Brand.spacing.large), weight: .bold)
    #expect(font.pointSize == 16 && font.weight == .bold)
    #expect("\(font)" == #".system(.token(\Brand.spacing.large), weight: .bold)"#)
    #expect(font == .boldSystemFont(ofSize: .token(\Brand.spacing.large)) && font != .boldSystemFont(ofSize: 16))
    var environment = EnvironmentValues()
    environment.setTheme(Inner.wide)
    let label = Label("a", .font(.boldSystemFont(ofSize: .token(\Inner.size))))
    #expect(label.font.pointSize == 7 && label == Label("a", .font(.boldSystemFont(ofSize: .token(\Inner.size)))))
    #expect(label.appearance(environment: environment) == Label("a", .font(.boldSystemFont(ofSize: 13))))
    #expect(label.with(.font(.systemFont(ofSize: 7))).appearance(environment: environment).font.pointSize == 7)
    let other = Label("a", .font(.token(\Inner.title).withSize(.token(\Inner.size))))
    #expect(other.font == .token(\Inner.title).withSize(.token(\Inner.size)))
    #expect("\(other.font)" == #".title.withSize(.token(\Inner.size))"#)
    #expect(other.appearance(environment: environment).font == .boldSystemFont(ofSize: 13))
    var styled = AttributedString("a")
    styled.font = .systemFont(ofSize: .token(\Inner.size))
    #expect(Label(.attributedText(styled)).appearance(environment: environment).attributedText?.font?.pointSize == 13)
  }

  @Test("Insets and offsets can be tokens as a whole, and changing one side makes all of them constants")
  func wholes() {
    let view = View(
      .padding(.token(\Inner.insets)), .directionalLayoutMargins(.token(\Inner.insets)),
      .layer.shadowOffset(.token(\Inner.offset)))
    #expect(view.padding == DirectionalEdgeInsets(4) && view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(
      "\(view)" == #"""
        View(layer.shadowOffset: .token(\Inner.offset), directionalLayoutMargins: .token(\Inner.insets), \#
        padding: .token(\Inner.insets))
        """#)
    var environment = EnvironmentValues()
    environment.setTheme(Inner.wide)
    let shown = view.appearance(environment: environment)
    #expect(
      shown
        == View(
          .padding(DirectionalEdgeInsets(9)), .directionalLayoutMargins(9),
          .layer.shadowOffset(CGSize(width: 3, height: 2))))
    let changed = view.with(Mod { $0.padding.top = 1 }).appearance(environment: environment)
    #expect(changed.padding == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 4, trailing: 4))
    let title = BarButtonItem(.titlePositionAdjustment(.token(\Inner.adjustment)))
    #expect(title.titlePositionAdjustment == Offset(horizontal: 1, vertical: 2))
    let button = Button(.contentEdgeInsets(.token(\Inner.content))).appearance(environment: environment)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test("A custom widget can have a property that takes tokens")
  func own() {
    let gauge = Gauge() |> [\.thickness .~ .token(\Brand.radius), \.level .~ .token(\Brand.spacing.small)]
    #expect(gauge.thickness == 8 && gauge.level.isNaN)
    let shown = gauge.appearance(environment: .night)
    #expect(shown.thickness == 0 && !shown.level.isNaN)
  }
}

private struct Inner: Theme {
  var insets = DirectionalEdgeInsets(4)
  var content = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
  var offset = CGSize(width: 1, height: 2)
  var adjustment = Offset(horizontal: 1, vertical: 2)
  var size = 7.0
  var title = Font.boldSystemFont(ofSize: 20)

  static let standard = Inner()
  static let wide = Inner(insets: DirectionalEdgeInsets(9), offset: CGSize(width: 3, height: 2), size: 13)
}

private struct Gauge: Widget {
  @Themed var thickness = 1.0
  var level = 0.0
  var attributes = ViewAttributes.fresh
}
