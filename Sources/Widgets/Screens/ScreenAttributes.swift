import Mod

/// What every screen has beside what every view has: the properties of `UIViewController`. See ``Screen``.
public struct ScreenAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of a screen that nobody has touched, shared by all such screens.
  public static let fresh = Boxed(ScreenAttributes())

  @usableFromInline internal var title: String?
  @usableFromInline internal var navigationItem = NavigationItem()
  @usableFromInline internal var tabBarItem = TabBarItem()
  @usableFromInline internal var modalPresentationStyle = ModalPresentationStyle.automatic
  @usableFromInline internal var modalTransitionStyle = ModalTransitionStyle.coverVertical
  @usableFromInline internal var isModalInPresentation = false
  @usableFromInline internal var hidesBottomBarWhenPushed = false
  @usableFromInline @Slot internal var presentedViewController: (any Widget)?

  @usableFromInline internal init() {}
}

/// How much a presented screen covers. It models `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// What the system thinks best: a page, as a rule.
  case automatic
  /// Everything; what is below goes away meanwhile.
  case fullScreen
  /// A sheet, with what is below in sight around it.
  case pageSheet
  /// A sheet in the middle, smaller than a page.
  case formSheet
  /// The screen that it is presented from.
  case currentContext
  /// Everything; what is below shines through.
  case overFullScreen
  /// The screen that it is presented from, which shines through.
  case overCurrentContext
  /// A bubble beside what it is about.
  case popover
}

/// How a presented screen comes and goes. It models `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Hashable, Sendable, CaseIterable {
  /// It comes from below.
  case coverVertical
  /// What is below turns over, with the screen on its back.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// What is below curls up at a corner.
  case partialCurl
}
