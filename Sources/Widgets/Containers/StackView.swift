import Mod

/// Widgets in a row or a column: a model of `UIStackView`.
///
/// ```swift
/// let row = StackView(.spacing(8), .alignment(.center), .arrangedSubviews([Label("Views"), Label("1000")]))
/// ```
public struct StackView: Container {
  /// The widgets in the row or column, in their order. None by default.
  public var arrangedSubviews: Children = []

  /// Whether they stand in a row or in a column. `.horizontal`, a row, by default.
  public var axis = Axis.horizontal

  /// How they stand across the axis. `.fill` by default.
  public var alignment = Alignment.fill

  /// How they share the room along the axis. `.fill` by default.
  public var distribution = Distribution.fill

  /// The space between two neighbours, in points. 0 by default.
  public var spacing = 0.0

  /// The space after single widgets, by their index, where it is not ``spacing``. Empty by default.
  public var customSpacing: [Int: Double] = [:]

  /// Whether vertical space counts from baseline to baseline instead of from edge to edge. `false` by default.
  public var isBaselineRelativeArrangement = false

  /// Whether the widgets keep within the stack's layout margins. `false` by default.
  public var isLayoutMarginsRelativeArrangement = false

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes an empty row.
  public init() {}

  /// The same as ``arrangedSubviews``.
  @inlinable
  public var children: Children {
    get { arrangedSubviews }
    _modify { yield &arrangedSubviews }
  }

  /// The space after the widget at an index, in points: its own, or else ``spacing``.
  public func spacing(after index: Int) -> Double {
    customSpacing[index] ?? spacing
  }
}

extension PropertyNames where Root == StackView {
  /// Names ``StackView/arrangedSubviews``.
  @inlinable public static var arrangedSubviews: Property<Root, Children> { Property { $1(&$0.arrangedSubviews) } }
  /// Names ``StackView/axis``.
  @inlinable public static var axis: Property<Root, Axis> { Property { $1(&$0.axis) } }
  /// Names ``StackView/alignment``.
  @inlinable public static var alignment: Property<Root, StackView.Alignment> { Property { $1(&$0.alignment) } }
  /// Names ``StackView/distribution``.
  @inlinable public static var distribution: Property<Root, StackView.Distribution> {
    Property { $1(&$0.distribution) }
  }
  /// Names ``StackView/spacing``.
  @inlinable public static var spacing: Property<Root, Double> { Property { $1(&$0.spacing) } }
  /// Names ``StackView/customSpacing``.
  @inlinable public static var customSpacing: Property<Root, [Int: Double]> { Property { $1(&$0.customSpacing) } }
  /// Names ``StackView/isBaselineRelativeArrangement``.
  @inlinable public static var isBaselineRelativeArrangement: Property<Root, Bool> {
    Property { $1(&$0.isBaselineRelativeArrangement) }
  }
  /// Names ``StackView/isLayoutMarginsRelativeArrangement``.
  @inlinable public static var isLayoutMarginsRelativeArrangement: Property<Root, Bool> {
    Property { $1(&$0.isLayoutMarginsRelativeArrangement) }
  }
}
