import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let bars = [
    bar, barButton, landscape, barItem, navigationBar, navigationItem, largeTitle, backButton, delegates, tabBar, tabs,
    tabItem, badge, toolbar, backTitles,
  ]

  private static let bar = MatrixTable(Toolbar(.items([BarButtonItem("A")])), of: "Bar") {
    Trial(.barStyle, .black, .previews, .audit)
    Trial(.isTranslucent, false, .html, .audit, but: .ground)
    Trial(.barTintColor, .systemRed, .previews, .audit)
  }

  private static let barButton = MatrixTable(
    BarButtonItem("A", .tapped --> { Sent.note("tapped") }), in: { Toolbar(.items([$0])) },
    operations: [{ try $0.parts[0].tap() }]
  ) {
    Trial(.style, .done, .previews, withoutText: .emphasis)
    Trial(.systemItem, .add, .previews, .audit, given: .title(nil))
    Trial(.width, 100, .previews, withoutText: .length)
    Trial(.possibleTitles, ["A longer title"], .previews, withoutText: .length)
    Trial(.customView, Label("C"), .previews, .audit)
    Trial(.changesSelectionAsPrimaryAction, true, .html, .operation, but: .page, withoutText: .attribute)
    Trial(.isSymbolAnimationEnabled, true)
    Trial(.backgroundImage, Sample.star, .html, .svg, but: .pictures, withoutText: .picture)
    Trial(
      .backgroundVerticalPositionAdjustment, 4, .html, .svg, given: .backgroundImage(Sample.star), but: .pictures,
      withoutText: .length)
    Trial(.titlePositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells, withoutText: .length)
  }

  private static let backButton = MatrixTable(
    BarButtonItem("A"),
    in: { NavigationBar(.items([NavigationItem("P", .backBarButtonItem($0)), NavigationItem("Q")])) }
  ) {
    Trial(.backButtonBackgroundImage, Sample.star, .html, .svg, but: .pictures, withoutText: .picture)
    Trial(
      .backButtonTitlePositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells,
      withoutText: .length)
  }

  private static let barItem = MatrixTable(BarButtonItem("A"), of: "BarItem", in: { Toolbar(.items([$0])) }) {
    Trial(.titleTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit, withoutText: .color)
  }

  private static let landscape = MatrixTable(
    BarButtonItem(.image(Sample.star)), of: "BarItem", in: { Toolbar(.items([$0])) }
  ) {
    Trial(.landscapeImagePhone, Sample.heart, .html, but: .page, withoutText: .picture)
    Trial(.largeContentSizeImage, Sample.heart, .html, but: .page, withoutText: .picture)
    Trial(.imageInsets, EdgeInsets(4), .html, .svg, but: .cells, withoutText: .length)
    Trial(
      .landscapeImagePhoneInsets, EdgeInsets(4), .html, given: .landscapeImagePhone(Sample.heart), but: .page,
      withoutText: .length)
    Trial(
      .largeContentSizeImageInsets, EdgeInsets(4), .html, given: .largeContentSizeImage(Sample.heart), but: .page,
      withoutText: .length)
  }

  private static let navigationBar = MatrixTable(NavigationBar(.items([NavigationItem("A"), NavigationItem("B")]))) {
    Trial(.items, [NavigationItem("C")], .previews, .audit)
    Trial(.prefersLargeTitles, true, .previews, .audit)
    Trial(.titleTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit)
    Trial(
      .largeTitleTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews,
      given: .prefersLargeTitles(true))
    Trial(.backIndicatorImage, Sample.star, .previews)
    Trial(.backIndicatorTransitionMaskImage, Sample.star)
    Trial(.backgroundImage, Sample.star, .previews)
    Trial(.shadowImage, Sample.star, .previews)
    Trial(.preferredBehavioralStyle, .mac)
    Trial(.titleVerticalPositionAdjustment, 4, .html, .svg, but: .cells)
  }

  private static let navigationItem = MatrixTable(
    NavigationItem("A"), in: { NavigationBar(.items([NavigationItem("P"), $0])) }
  ) {
    Trial(.leftBarButtonItem, BarButtonItem("X"), .previews, .audit)
    Trial(.rightBarButtonItem, BarButtonItem("X"), .previews, .audit)
    Trial(.titleView, Label("View"), .previews)
    Trial(.prompt, "P", .previews, .audit)
    Trial(.style, .editor, .previews, withoutText: .length)
    Trial(.leftBarButtonItems, [BarButtonItem("X")], .previews, .audit)
    Trial(.rightBarButtonItems, [BarButtonItem("X")], .previews, .audit)
    Trial(.leftItemsSupplementBackButton, true, .previews, .audit, given: .leftBarButtonItems([BarButtonItem("X")]))
    Trial(.hidesBackButton, true, .previews, .audit)
    Trial(.customizationIdentifier, "c")
  }

  private static let largeTitle = MatrixTable(
    NavigationItem("A"), in: { NavigationBar(.items([$0]), .prefersLargeTitles(true)) }
  ) {
    Trial(.largeTitleDisplayMode, .never, .previews, withoutText: .emphasis)
  }

  private static let pushed = Input<NavigationItem>()

  private static let delegates = MatrixTable(
    NavigationBar(.items([NavigationItem("A"), NavigationItem("B")]), .pushItem <-- pushed), of: "StackOwner",
    operations: [{ try $0.goBack() }, { _ in pushed.send(NavigationItem("C")) }]
  ) {
    Trial(.shouldPush, { _, _ in false }, .operation)
    Trial(.shouldPop, { _, _ in false }, .operation)
  }

  private static let tabBar = MatrixTable(
    TabBar(.items([TabBarItem("A"), TabBarItem("B"), TabBarItem("C")]), .selectedIndex(0))
  ) {
    Trial(.items, [TabBarItem("C")], .previews)
    Trial(.selectedIndex, 1, .previews, .audit)
    Trial(.selectedItem, TabBarItem("B"), .previews, .audit)
    Trial(.unselectedItemTintColor, .systemRed, .previews, .audit)
    Trial(.itemPositioning, .centered, .previews)
    Trial(.itemWidth, 40, .previews, given: .itemPositioning(.centered))
    Trial(.itemSpacing, 80, .previews, given: .itemPositioning(.centered))
    Trial(.backgroundImage, Sample.star, .previews)
    Trial(.shadowImage, Sample.star, .previews)
    Trial(.selectionIndicatorImage, Sample.star, .previews)
  }

  private static let tabs = MatrixTable(
    TabBar(.items([TabBarItem("A"), TabBarItem("B")])), of: "TabOwner", operations: [{ try $0.select(tab: 1) }]
  ) {
    Trial(.shouldSelect, { _, _ in false }, .operation)
  }

  private static let tabItem = MatrixTable(
    TabBarItem("A", .image(Sample.heart)), in: { TabBar(.items([$0]), .selectedIndex(0)) }
  ) {
    Trial(.systemItem, .search, .previews, .audit, given: .title(nil) + .image(nil))
    Trial(.selectedImage, Sample.star, .previews, withoutText: .picture)
    Trial(.titlePositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells, withoutText: .length)
  }

  private static let badge = MatrixTable(TabBarItem("A", .badgeValue("3")), in: { TabBar(.items([$0])) }) {
    Trial(.badgeValue, "4", .previews)
    Trial(.badgeColor, .systemBlue, .previews, .audit, withoutText: .color)
    Trial(.badgeTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit, withoutText: .color)
  }

  private static let toolbar = MatrixTable(Toolbar(.items([BarButtonItem("A")]))) {
    Trial(.items, [BarButtonItem("B")], .previews)
    Trial(.backgroundImage, Sample.star, .previews)
    Trial(.shadowImage, Sample.star, .previews)
  }

  private static let backTitles = MatrixTable(
    NavigationItem("A"), in: { NavigationBar(.items([$0, NavigationItem("B")])) }
  ) {
    Trial(.backBarButtonItem, BarButtonItem("X"), .previews)
    Trial(.backButtonTitle, "T", .previews)
    Trial(.backButtonDisplayMode, .minimal, .previews, .audit)
  }
}
