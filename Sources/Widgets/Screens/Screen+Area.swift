import Foundation
import Mod

// The editing state, the toolbar and the area of a screen.

extension Screen {
  /// Whether users can edit the content of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var isEditing: Bool {
    get { screenAttributes.value.isEditing }
    _modify { yield &screenAttributes.value.isEditing }
  }

  /// The items of the toolbar of the surrounding ``NavigationController``, if it shows one. None by default.
  @inlinable public var toolbarItems: [BarButtonItem] {
    get { screenAttributes.value.toolbarItems }
    _modify { yield &screenAttributes.value.toolbarItems }
  }

  /// The preferred size of the screen in a popover or a container, in points, or zero for that of the container.
  ///
  /// Zero by default.
  ///
  /// It is the size of the sheet that presents the screen.
  @inlinable public var preferredContentSize: CGSize {
    get { screenAttributes.value.area.value.preferredContentSize }
    _modify { yield &screenAttributes.value.area.value.preferredContentSize }
  }

  /// The insets, in points, that the screen adds to the safe area of its content. Zero by default.
  ///
  /// The content of the screen keeps to it.
  @inlinable public var additionalSafeAreaInsets: EdgeInsets {
    get { screenAttributes.value.area.value.additionalSafeAreaInsets }
    _modify { yield &screenAttributes.value.area.value.additionalSafeAreaInsets }
  }

  /// The edges at which the screen extends below translucent bars. All by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var edgesForExtendedLayout: RectEdge {
    get { screenAttributes.value.area.value.edgesForExtendedLayout }
    _modify { yield &screenAttributes.value.area.value.edgesForExtendedLayout }
  }

  /// Whether the screen also extends below opaque bars. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var extendedLayoutIncludesOpaqueBars: Bool {
    get { screenAttributes.value.area.value.extendedLayoutIncludesOpaqueBars }
    _modify { yield &screenAttributes.value.area.value.extendedLayoutIncludesOpaqueBars }
  }

  /// Whether the screen is covered by a screen that is presented over the current context. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var definesPresentationContext: Bool {
    get { screenAttributes.value.area.value.definesPresentationContext }
    _modify { yield &screenAttributes.value.area.value.definesPresentationContext }
  }

  /// Whether a screen that covers this one appears in this screen's transition style. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var providesPresentationContextTransitionStyle: Bool {
    get { screenAttributes.value.area.value.providesPresentationContextTransitionStyle }
    _modify { yield &screenAttributes.value.area.value.providesPresentationContextTransitionStyle }
  }

  /// Whether the presented screen determines the status bar, even if it does not fill the window.
  ///
  /// `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { screenAttributes.value.area.value.modalPresentationCapturesStatusBarAppearance }
    _modify { yield &screenAttributes.value.area.value.modalPresentationCapturesStatusBarAppearance }
  }
}

extension PropertyNames where Root: Screen {
  /// Whether users can edit the content of the screen. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }

  /// The items of the toolbar of the surrounding `NavigationController`, if it shows one. None by default.
  @inlinable public static var toolbarItems: Property<Root, [BarButtonItem]> { Property { $1(&$0.toolbarItems) } }

  /// The preferred size of the screen in a popover or a container, in points, or zero for that of the container.
  ///
  /// It is the size of the sheet that presents the screen.
  @inlinable public static var preferredContentSize: Property<Root, CGSize> {
    Property { $1(&$0.preferredContentSize) }
  }

  /// The insets, in points, that the screen adds to the safe area of its content. Zero by default.
  @inlinable public static var additionalSafeAreaInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.additionalSafeAreaInsets) }
  }

  /// The edges at which the screen extends below translucent bars. All by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var edgesForExtendedLayout: Property<Root, RectEdge> {
    Property { $1(&$0.edgesForExtendedLayout) }
  }

  /// Whether the screen also extends below opaque bars. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var extendedLayoutIncludesOpaqueBars: Property<Root, Bool> {
    Property { $1(&$0.extendedLayoutIncludesOpaqueBars) }
  }

  /// Whether the screen is covered by a screen that is presented over the current context. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var definesPresentationContext: Property<Root, Bool> {
    Property { $1(&$0.definesPresentationContext) }
  }

  /// Whether a screen that covers this one appears in this screen's transition style. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var providesPresentationContextTransitionStyle: Property<Root, Bool> {
    Property { $1(&$0.providesPresentationContextTransitionStyle) }
  }

  /// Whether the presented screen determines the status bar, even if it does not fill the window.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var modalPresentationCapturesStatusBarAppearance: Property<Root, Bool> {
    Property { $1(&$0.modalPresentationCapturesStatusBarAppearance) }
  }
}

/// The attributes of a screen about the area that it fills, which few screens set.
@usableFromInline internal struct ScreenArea: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ScreenArea())

  @usableFromInline @Themed internal var preferredContentSize = CGSize.zero
  @usableFromInline @Themed internal var additionalSafeAreaInsets = EdgeInsets.zero
  @usableFromInline internal var edgesForExtendedLayout = RectEdge.all
  @usableFromInline internal var extendedLayoutIncludesOpaqueBars = false
  @usableFromInline internal var definesPresentationContext = false
  @usableFromInline internal var providesPresentationContextTransitionStyle = false
  @usableFromInline internal var modalPresentationCapturesStatusBarAppearance = false

  /// The title that the content gives to the screen.
  @usableFromInline internal var contentTitle: String?
}
