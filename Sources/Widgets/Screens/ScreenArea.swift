import Foundation
import Mod

/// The attributes of a screen about the area that it fills, which few screens set.
@usableFromInline internal struct ScreenArea: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ScreenArea())

  @usableFromInline internal var preferredContentSize = CGSize.zero
  @usableFromInline internal var additionalSafeAreaInsets = EdgeInsets.zero
  @usableFromInline internal var edgesForExtendedLayout = RectEdge.all
  @usableFromInline internal var extendedLayoutIncludesOpaqueBars = false
  @usableFromInline internal var definesPresentationContext = false
  @usableFromInline internal var providesPresentationContextTransitionStyle = false
  @usableFromInline internal var modalPresentationCapturesStatusBarAppearance = false

  /// The title that the content gives to the screen.
  @usableFromInline internal var contentTitle: String?
}
