import Bindings
import Foundation
import LiveTesting
import Mod
import Widgets

extension MatrixTable {
  static let screens = [
    screen, presenting, navigation, tabController, split, collapsing, splitWidth, hiddenPrimary, pageController,
    windows, windowLevels,
  ]

  private static let screen = MatrixTable(
    ViewController("A") { Label("A") }, of: "Screen",
    in: { screen in
      NavigationController(.isToolbarHidden(false)) {
        ViewController("P")
        screen
      }
    }
  ) {
    Trial(.isEditing, true)
    Trial(.toolbarItems, [BarButtonItem("X")], .previews, .audit)
    Trial(.additionalSafeAreaInsets, EdgeInsets(20), .previews)
    Trial(.edgesForExtendedLayout, .top)
    Trial(.extendedLayoutIncludesOpaqueBars, true)
    Trial(.definesPresentationContext, true)
    Trial(.providesPresentationContextTransitionStyle, true)
    Trial(.modalPresentationCapturesStatusBarAppearance, true)
    Trial(.navigationItem, NavigationItem("N"), .previews)
    Trial(.contentTitle, "C", .previews, given: .title(nil))
    Trial(.presentedViewController, Label("M"), .previews, .audit)
  }

  private static let tabScreen = MatrixTable(
    ViewController("A") { Label("A") }, of: "Screen",
    in: { screen in
      TabBarController(.selectedIndex(1)) {
        screen
        NavigationController(.tabBarItem(TabBarItem("N"))) {
          ViewController("P")
          screen
        }
      }
    }, operations: [{ try $0.select(tab: 0) }]
  ) {
    Trial(.tabBarItem, TabBarItem("T"), .previews)
    Trial(.hidesBottomBarWhenPushed, true, .operation)
  }

  private static let presenting = MatrixTable(
    ViewController("A") { Label("A") }, of: "Screen",
    in: { screen in ViewController(.presentedViewController(screen)) { Label("B") } },
    operations: [{ try $0.swipeAway() }]
  ) {
    Trial(.modalPresentationStyle, .fullScreen, .previews, .operation)
    Trial(.modalTransitionStyle, .crossDissolve, .operation)
    Trial(.preferredContentSize, CGSize(width: 100, height: 100), .previews)
    Trial(.isModalInPresentation, true, .html, .operation, but: .page)
  }

  private static let navigation = MatrixTable(
    NavigationController(.toolbar(Toolbar(.items([BarButtonItem("X")])))) {
      ViewController("A") { Label("A") }
      ViewController("B", .onTap { Sent.note("tap") }) {
        Label("B")
        TextField()
        ScrollView(.key("s"), .contentSize(CGSize(width: 100, height: 900)))
      }
    },
    operations: [
      { try $0.find(.text("B")).tap() }, { try $0.find(.type(TextField.self)).focus() },
      { try $0.find(.key("s")).scroll(by: CGPoint(x: 0, y: 50)) },
    ]
  ) {
    Trial(.viewControllers, [ViewController("C")], .previews, .operation, .audit)
    Trial(.pushedViewControllers, [ViewController("C")], .previews, .operation, .audit)
    Trial(.isNavigationBarHidden, true, .previews, .operation, .audit)
    Trial(.isToolbarHidden, false, .previews, .operation)
    Trial(.hidesBarsOnTap, true, .operation)
    Trial(.hidesBarsOnSwipe, true, .operation)
    Trial(.hidesBarsWhenKeyboardAppears, true, .operation)
    Trial(.hidesBarsWhenVerticallyCompact, true, .operation, given: .environment(\.verticalSizeClass, .compact))
    Trial(.navigationBar, NavigationBar(.barTintColor(.systemRed)), .previews, .operation, .audit)
    Trial(
      .toolbar, Toolbar(.barTintColor(.systemRed)), .previews, .operation, given: .isToolbarHidden(false))
    Trial(.prefersLargeTitles, true, .previews, .audit, .operation)
  }

  private static let tabController = MatrixTable(
    TabBarController {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }
  ) {
    Trial(.viewControllers, [ViewController("C")], .previews)
    Trial(.selectedIndex, 1, .previews, .audit)
    Trial(.tabBar, TabBar(.barTintColor(.systemRed)), .previews, .audit)
  }

  private static let split = MatrixTable(
    SplitViewController {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }
  ) {
    Trial(.viewControllers, [ViewController("C")], .previews)
    Trial(.preferredDisplayMode, .secondaryOnly, .previews)
    Trial(.isCollapsed, true, .previews, .audit)
    Trial(.shouldShowSecondary, false, .previews, .audit, given: .isCollapsed(true))
  }

  private static let collapsing = MatrixTable(
    SplitViewController(.environment(\.horizontalSizeClass, .compact)) {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }, in: { LiveTree($0).widget }
  ) {
    Trial(.collapseSecondary, { _ in true }, .previews, .audit)
  }

  private static let splitWidth = MatrixTable(
    SplitViewController(.isCollapsed(false)) {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }
  ) {
    Trial(.preferredPrimaryColumnWidthFraction, 0.25, .previews)
    Trial(.minimumPrimaryColumnWidth, 300, .previews)
    Trial(.maximumPrimaryColumnWidth, 50, .previews)
  }

  private static let hiddenPrimary = MatrixTable(
    SplitViewController(.preferredDisplayMode(.secondaryOnly)) {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    }, operations: [{ try $0.swipe(.right) }]
  ) {
    Trial(.presentsWithGesture, false, .operation)
  }

  private static let pageController = MatrixTable(
    PageViewController {
      ViewController("A") { Label("A") }
      ViewController("B") { Label("B") }
    },
    operations: [{ try $0.turn(to: 1) }, { try $0.swipe(.right) }]
  ) {
    Trial(.viewControllers, [ViewController("C")], .previews, .operation)
    Trial(.pageData, [ViewController("C")], .previews, .operation)
    Trial(.currentPage, 1, .previews, .operation)
    Trial(.transitionStyle, .pageCurl, .previews)
    Trial(.navigationOrientation, .vertical, .operation)
    Trial(.pageSpacing, 20, .previews, given: .transitionStyle(.pageCurl) + .spineLocation(.mid))
    Trial(.spineLocation, .mid, .previews, .operation, given: .transitionStyle(.pageCurl))
    Trial(.isDoubleSided, true)
    Trial(.showsPageControl, false, .previews)
  }

  private static let windows = MatrixTable(
    Window(.rootViewController(Label("A")), .didBecomeKey --> { Sent.note("didBecomeKey") }), operations: [{ _ in }]
  ) {
    Trial(.rootViewController, Label("B"), .previews)
    Trial(.isKeyWindow, true, .operation)
  }

  private static let windowLevels = MatrixTable(
    Window(.rootViewController(Label("A"))),
    in: { window in
      View {
        window
        Window(.rootViewController(Label("B")))
      }
    }
  ) {
    Trial(.windowLevel, .alert, .html, .svg, but: .order)
  }

  static let applications = [
    tabScreen, alert, action,
    MatrixTable(Application(.window(Label("A"))), operations: [{ try $0.deactivate() }, { try $0.activate() }]) {
      Trial(.window, Label("B"), .previews)
      Trial(.applicationState, .background, .operation)
      Trial(.iconBadgeNumber, 3, .html, but: .page)
      Trial(.address, URL(string: "/a"))
    },
  ]

  private static let alert = MatrixTable(
    AlertController(
      "T",
      .actions([
        AlertAction("A", .tapped --> { Sent.note("A") }), AlertAction("B", .tapped --> { Sent.note("B") }),
      ])),
    in: { alert in ViewController(.presentedViewController(alert)) { Label("L") } },
    operations: [{ $0.settleFocus() }, { try $0.press(.return) }]
  ) {
    Trial(.message, "M", .previews, .audit)
    Trial(.preferredStyle, .actionSheet, .previews, .audit)
    Trial(.actions, [AlertAction("C")], .previews, .operation, .audit)
    Trial(.textFields, [TextField(.text("F"))], .previews, .operation, .audit)
    Trial(.preferredActionIndex, 1, .operation)
  }

  private static let action = MatrixTable(AlertAction("A"), in: { AlertController("T", .actions([$0])) }) {
    Trial(.style, .destructive, .previews, .audit)
  }
}
