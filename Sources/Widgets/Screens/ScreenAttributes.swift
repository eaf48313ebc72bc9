import Mod

/// The attributes of every screen: the properties of `UIViewController`. See ``Screen``.
public struct ScreenAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified screen, which all such screens share.
  public static let fresh = Boxed(ScreenAttributes())

  @usableFromInline internal var title: String?
  @usableFromInline internal var navigationItem = NavigationItem()
  @usableFromInline internal var tabBarItem = TabBarItem()
  @usableFromInline internal var modalPresentationStyle = ModalPresentationStyle.automatic
  @usableFromInline internal var modalTransitionStyle = ModalTransitionStyle.coverVertical
  @usableFromInline internal var isModalInPresentation = false
  @usableFromInline internal var hidesBottomBarWhenPushed = false
  @usableFromInline @Slot internal var presentedViewController: (any Widget)?
  @usableFromInline internal var toolbarItems: [BarButtonItem] = []
  @usableFromInline internal var isEditing = false

  // Attributes that few screens set are in a box of their own, so that a title costs little.
  @usableFromInline internal var area = ScreenArea.fresh

  @usableFromInline internal init() {}
}

/// The area that a presented screen covers. It models `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// The style that the system chooses, in general a page.
  case automatic
  /// The whole window; the screen below is removed.
  case fullScreen
  /// A sheet, with the screen below partly visible around it.
  case pageSheet
  /// A centered sheet, smaller than a page.
  case formSheet
  /// The presenting screen.
  case currentContext
  /// The whole window; the screen below is visible through it.
  case overFullScreen
  /// The presenting screen, which is visible through it.
  case overCurrentContext
  /// A popover beside its source.
  case popover
}

/// The animation of presenting a screen. It models `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Hashable, Sendable, CaseIterable {
  /// The screen slides in from below.
  case coverVertical
  /// The screen below flips over.
  case flipHorizontal
  /// The screen fades in.
  case crossDissolve
  /// A corner of the screen below curls up.
  case partialCurl
}
