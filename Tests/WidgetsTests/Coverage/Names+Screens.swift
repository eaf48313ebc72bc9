import Mod
import Widgets

extension Names where Root: Screen {
  static var screen: Names {
    Names(
      .navigationItem, .tabBarItem, .modalPresentationStyle, .modalTransitionStyle, .isModalInPresentation,
      .hidesBottomBarWhenPushed, .isEditing, .toolbarItems, .preferredContentSize, .additionalSafeAreaInsets,
      .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars, .definesPresentationContext,
      .providesPresentationContextTransitionStyle, .modalPresentationCapturesStatusBarAppearance, .contentTitle
    ) + Names(slot: .presentedViewController)
  }
}

extension Names<NavigationController> {
  static var own: Names {
    Names(
      .title, .viewControllers, .pushedViewControllers, .isNavigationBarHidden, .prefersLargeTitles, .isToolbarHidden,
      .hidesBarsOnTap, .hidesBarsOnSwipe, .hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
      .navigationBar, .toolbar
    ) + Names(delegate: .shouldPush, { @MainActor @Sendable _, _ in false })
      + Names(delegate: .shouldPop, { @MainActor @Sendable _, _ in false })
  }
}

extension Names<TabBarController> {
  static var own: Names {
    Names(.title, .viewControllers, .selectedIndex, .tabBar)
      + Names(delegate: .shouldSelect, { @MainActor @Sendable _, _ in false })
  }
}

extension Names<SplitViewController> {
  static var own: Names {
    Names(
      .title, .viewControllers, .preferredDisplayMode, .preferredPrimaryColumnWidthFraction, .isCollapsed,
      .shouldShowSecondary, .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth, .presentsWithGesture
    ) + Names(delegate: .collapseSecondary, { @MainActor @Sendable _ in false })
  }
}

extension NavigationBar: Sampled {
  static let samples = [NavigationBar(.barTintColor(.systemTeal))]
}

extension Toolbar: Sampled {
  static let samples = [Toolbar(.barTintColor(.systemTeal))]
}

extension TabBar: Sampled {
  static let samples = [TabBar(.barTintColor(.systemTeal))]
}

extension Names<PageViewController> {
  static var own: Names {
    Names(
      .title, .viewControllers, .currentPage, .transitionStyle, .navigationOrientation, .pageSpacing, .spineLocation,
      .isDoubleSided, .showsPageControl
    ) + Names(.pageData, in: ["viewControllers"])
  }
}

extension PageViewController.TransitionStyle: Sampled {}
extension PageViewController.NavigationOrientation: Sampled {}
extension PageViewController.SpineLocation: Sampled {}
extension Application.ActivityState: Sampled {}

extension Names<Window> {
  static var own: Names { Names(slot: .rootViewController) + Names(.windowLevel, .isKeyWindow) }
}

extension AlertAction: Sampled {
  static let samples = [AlertAction("Sample")]
}

extension SplitViewController.DisplayMode: Sampled {}
extension AlertController.PreferredStyle: Sampled {}
extension AlertAction.Style: Sampled {}
extension ModalPresentationStyle: Sampled {}
extension ModalTransitionStyle: Sampled {}

extension Window.Level: Sampled {
  static let samples = [Window.Level.alert]
}
