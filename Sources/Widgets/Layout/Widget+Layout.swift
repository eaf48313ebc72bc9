import Mod

/// What a view wishes of the layout.
extension Widget {
  /// Whether the autoresizing mask takes part in Auto Layout as constraints. `true` by default.
  @inlinable
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attributes.value.translatesAutoresizingMaskIntoConstraints }
    _modify { yield &attributes.value.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether the content is mirrored for languages written from right to left. `unspecified` by default.
  @inlinable
  public var semanticContentAttribute: SemanticContentAttribute {
    get { attributes.value.semanticContentAttribute }
    _modify { yield &attributes.value.semanticContentAttribute }
  }

  /// Whether the margins of the view around it hold for this one too. `false` by default.
  @inlinable
  public var preservesSuperviewLayoutMargins: Bool {
    get { attributes.value.preservesSuperviewLayoutMargins }
    _modify { yield &attributes.value.preservesSuperviewLayoutMargins }
  }

  /// Whether the margins grow to keep clear of bars and rounded corners of the screen. `true` by default.
  @inlinable
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.value.insetsLayoutMarginsFromSafeArea }
    _modify { yield &attributes.value.insetsLayoutMarginsFromSafeArea }
  }

  /// How much the view resists being made wider than its content. `defaultLow` by default.
  @inlinable
  public var horizontalContentHuggingPriority: LayoutPriority {
    get { attributes.value.horizontalContentHuggingPriority }
    _modify { yield &attributes.value.horizontalContentHuggingPriority }
  }

  /// How much the view resists being made higher than its content. `defaultLow` by default.
  @inlinable
  public var verticalContentHuggingPriority: LayoutPriority {
    get { attributes.value.verticalContentHuggingPriority }
    _modify { yield &attributes.value.verticalContentHuggingPriority }
  }

  /// How much the view resists being made narrower than its content. `defaultHigh` by default.
  @inlinable
  public var horizontalContentCompressionResistancePriority: LayoutPriority {
    get { attributes.value.horizontalContentCompressionResistancePriority }
    _modify { yield &attributes.value.horizontalContentCompressionResistancePriority }
  }

  /// How much the view resists being made lower than its content. `defaultHigh` by default.
  @inlinable
  public var verticalContentCompressionResistancePriority: LayoutPriority {
    get { attributes.value.verticalContentCompressionResistancePriority }
    _modify { yield &attributes.value.verticalContentCompressionResistancePriority }
  }
}

extension Mod where Root: Widget {
  /// Sets how much the view resists being made larger than its content along an axis.
  @inlinable
  public static func contentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) -> Mod {
    switch axis {
    case .horizontal: .horizontalContentHuggingPriority(priority)
    case .vertical: .verticalContentHuggingPriority(priority)
    }
  }

  /// Sets how much the view resists being made smaller than its content along an axis.
  @inlinable
  public static func contentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) -> Mod {
    switch axis {
    case .horizontal: .horizontalContentCompressionResistancePriority(priority)
    case .vertical: .verticalContentCompressionResistancePriority(priority)
    }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/translatesAutoresizingMaskIntoConstraints``.
  @inlinable public static var translatesAutoresizingMaskIntoConstraints: Property<Root, Bool> {
    Property { $1(&$0.translatesAutoresizingMaskIntoConstraints) }
  }
  /// Names ``Widget/semanticContentAttribute``.
  @inlinable public static var semanticContentAttribute: Property<Root, SemanticContentAttribute> {
    Property { $1(&$0.semanticContentAttribute) }
  }
  /// Names ``Widget/preservesSuperviewLayoutMargins``.
  @inlinable public static var preservesSuperviewLayoutMargins: Property<Root, Bool> {
    Property { $1(&$0.preservesSuperviewLayoutMargins) }
  }
  /// Names ``Widget/insetsLayoutMarginsFromSafeArea``.
  @inlinable public static var insetsLayoutMarginsFromSafeArea: Property<Root, Bool> {
    Property { $1(&$0.insetsLayoutMarginsFromSafeArea) }
  }
  /// Names ``Widget/horizontalContentHuggingPriority``.
  @inlinable public static var horizontalContentHuggingPriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.horizontalContentHuggingPriority) }
  }
  /// Names ``Widget/verticalContentHuggingPriority``.
  @inlinable public static var verticalContentHuggingPriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.verticalContentHuggingPriority) }
  }
  /// Names ``Widget/horizontalContentCompressionResistancePriority``.
  @inlinable public static var horizontalContentCompressionResistancePriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.horizontalContentCompressionResistancePriority) }
  }
  /// Names ``Widget/verticalContentCompressionResistancePriority``.
  @inlinable public static var verticalContentCompressionResistancePriority: Property<Root, LayoutPriority> {
    Property { $1(&$0.verticalContentCompressionResistancePriority) }
  }
}
