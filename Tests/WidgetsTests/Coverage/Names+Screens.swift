import Mod
import Widgets

extension Names where Root: Screen {
  static var screen: Names {
    Names(
      .navigationItem, .tabBarItem, .modalPresentationStyle, .modalTransitionStyle, .isModalInPresentation,
      .hidesBottomBarWhenPushed
    ) + Names(slot: .presentedViewController)
  }
}

extension Names<NavigationController> {
  static var own: Names {
    Names(.title, .viewControllers, .pushedViewControllers, .isNavigationBarHidden, .prefersLargeTitles)
  }
}

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
