import Mod

/// The layout preferences of a view.
extension Widget {
  /// Whether the autoresizing mask is translated into constraints. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attributes.value.geometry.value.translatesAutoresizingMaskIntoConstraints }
    _modify { yield &attributes.value.geometry.value.translatesAutoresizingMaskIntoConstraints }
  }

  /// The meaning of the content, which determines whether it is mirrored. `unspecified` by default.
  @inlinable public var semanticContentAttribute: SemanticContentAttribute {
    get { attributes.value.semanticContentAttribute }
    _modify { yield &attributes.value.semanticContentAttribute }
  }

  /// Whether the margins of the superview apply to this view too. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var preservesSuperviewLayoutMargins: Bool {
    get { attributes.value.geometry.value.preservesSuperviewLayoutMargins }
    _modify { yield &attributes.value.geometry.value.preservesSuperviewLayoutMargins }
  }

  /// Whether the margins grow to avoid bars and rounded corners of the screen. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.value.geometry.value.insetsLayoutMarginsFromSafeArea }
    _modify { yield &attributes.value.geometry.value.insetsLayoutMarginsFromSafeArea }
  }

  /// The priority against being wider than the content. `defaultLow` by default.
  @inlinable public var horizontalContentHuggingPriority: LayoutPriority {
    get { attributes.value.geometry.value.horizontalContentHuggingPriority }
    _modify { yield &attributes.value.geometry.value.horizontalContentHuggingPriority }
  }

  /// The priority against being higher than the content. `defaultLow` by default.
  @inlinable public var verticalContentHuggingPriority: LayoutPriority {
    get { attributes.value.geometry.value.verticalContentHuggingPriority }
    _modify { yield &attributes.value.geometry.value.verticalContentHuggingPriority }
  }

  /// The priority against being narrower than the content. `defaultHigh` by default.
  @inlinable public var horizontalContentCompressionResistancePriority: LayoutPriority {
    get { attributes.value.geometry.value.horizontalContentCompressionResistancePriority }
    _modify { yield &attributes.value.geometry.value.horizontalContentCompressionResistancePriority }
  }

  /// The priority against being lower than the content. `defaultHigh` by default.
  @inlinable public var verticalContentCompressionResistancePriority: LayoutPriority {
    get { attributes.value.geometry.value.verticalContentCompressionResistancePriority }
    _modify { yield &attributes.value.geometry.value.verticalContentCompressionResistancePriority }
  }
}

extension Mod where Root: Widget {
  /// Sets the priority against being larger than the content along an axis.
  @inlinable public static func contentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) -> Mod {
    switch axis {
    case .horizontal: .horizontalContentHuggingPriority(priority)
    case .vertical: .verticalContentHuggingPriority(priority)
    }
  }

  /// Sets the priority against being smaller than the content along an axis.
  @inlinable
  public static func contentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) -> Mod {
    switch axis {
    case .horizontal: .horizontalContentCompressionResistancePriority(priority)
    case .vertical: .verticalContentCompressionResistancePriority(priority)
    }
  }
}

extension PropertyNames where Root: Widget {
  /// Whether the autoresizing mask is translated into constraints. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var translatesAutoresizingMaskIntoConstraints: Property<Root, Bool> {
    Property { $1(&$0.translatesAutoresizingMaskIntoConstraints) }
  }

  /// The meaning of the content, which determines whether it is mirrored. `unspecified` by default.
  @inlinable public static var semanticContentAttribute: Property<Root, SemanticContentAttribute> {
    Property { $1(&$0.semanticContentAttribute) }
  }

  /// Whether the margins of the superview apply to this view too. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preservesSuperviewLayoutMargins: Property<Root, Bool> {
    Property { $1(&$0.preservesSuperviewLayoutMargins) }
  }

  /// Whether the margins grow to avoid bars and rounded corners of the screen. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var insetsLayoutMarginsFromSafeArea: Property<Root, Bool> {
    Property { $1(&$0.insetsLayoutMarginsFromSafeArea) }
  }

  /// The priority against being wider than the content. `defaultLow` by default.
  @inlinable public static var horizontalContentHuggingPriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.horizontalContentHuggingPriority) }
  }

  /// The priority against being higher than the content. `defaultLow` by default.
  @inlinable public static var verticalContentHuggingPriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.verticalContentHuggingPriority) }
  }

  /// The priority against being narrower than the content. `defaultHigh` by default.
  @inlinable public static var horizontalContentCompressionResistancePriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.horizontalContentCompressionResistancePriority) }
  }

  /// The priority against being lower than the content. `defaultHigh` by default.
  @inlinable public static var verticalContentCompressionResistancePriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.verticalContentCompressionResistancePriority) }
  }
}

/// The preferred position and size of a view. UIKit has constraints for it.
@usableFromInline internal struct LayoutAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(LayoutAttributes())

  @inlinable internal var padding: DirectionalEdgeInsets {
    get { _padding.wrappedValue }
    _modify { yield &_padding.wrappedValue }
  }
  @usableFromInline internal var _padding = Themed(wrappedValue: DirectionalEdgeInsets.zero)
  @inlinable internal var margins: DirectionalEdgeInsets {
    get { _margins.wrappedValue }
    _modify { yield &_margins.wrappedValue }
  }
  @usableFromInline internal var _margins = Themed(wrappedValue: DirectionalEdgeInsets.zero)
  @usableFromInline internal var embedPosition = EmbedPosition.fill
  @usableFromInline internal var keepsToSafeArea = false
  @usableFromInline internal var defaultPosition = EmbedPosition.fill
  @usableFromInline internal var defaultSafeArea = false

  @usableFromInline internal var width: LayoutLength?
  @usableFromInline internal var minimumWidth: LayoutLength?
  @usableFromInline internal var maximumWidth: LayoutLength?
  @usableFromInline internal var height: LayoutLength?
  @usableFromInline internal var minimumHeight: LayoutLength?
  @usableFromInline internal var maximumHeight: LayoutLength?
}

/// The meaning of a view's content, which determines whether it is mirrored for right-to-left languages.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable {
  /// Mirrored with the language.
  case unspecified
  /// Controls of a player, which are not mirrored.
  case playback
  /// A direction in space, such as text alignment, which is not mirrored.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
