import Foundation
import Mod
import Values

/// A row or a column of widgets: a model of `UIStackView`.
///
/// ```swift
/// let row = StackView(.spacing(8), .alignment(.center), .arrangedSubviews([Label("Views"), Label("1000")]))
/// ```
public struct StackView: Container {
  /// The widgets of the row or column, in order. None by default.
  public var arrangedSubviews: Children = []

  /// The key that identifies the stack among its siblings.
  ///
  /// It is not part of the attributes, which rows with keys share with fresh views.
  public var key: WidgetKey?

  // The choices fill the last word of the key.

  /// The axis of the stack. `.horizontal` by default, for a row.
  public var axis = Axis.horizontal

  /// The alignment of the widgets across the axis. `.fill` by default.
  public var alignment = Alignment.fill

  /// The distribution of the widgets along the axis. `.fill` by default.
  public var distribution = Distribution.fill

  /// The space between adjacent widgets, in points. 0 by default.
  @inlinable public var spacing: Double {
    get { _spacing.wrappedValue }
    set { _spacing.wrappedValue = newValue }
    _modify { yield &_spacing.wrappedValue }
  }
  @usableFromInline internal var _spacing = Themed(wrappedValue: 0.0)

  // Rarely set properties are in a box, so that most values stay small.
  internal var extras = StackViewExtras.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty row.
  public init() {}

  /// The ``arrangedSubviews``.
  @inlinable public var children: Children {
    get { arrangedSubviews }
    _modify { yield &arrangedSubviews }
  }

  /// Returns the space after the widget at an index, in points.
  public func spacing(after index: Int) -> Double { customSpacing[index] ?? spacing }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }

  /// Whether the distribution or the space follows the lengths of the arranged subviews.
  public var readsInsideChildren: Bool {
    distribution == .fillProportionally || distribution == .equalCentering
      || axis == .vertical && isBaselineRelativeArrangement
  }
}

extension PropertyNames where Root == StackView {
  /// The widgets of the row or column, in order. None by default.
  @inlinable public static var arrangedSubviews: Property<Root, Children> { Property { $1(&$0.arrangedSubviews) } }

  /// The axis of the stack. `.horizontal` by default, for a row.
  @inlinable public static var axis: Property<Root, Axis> { Property { $1(&$0.axis) } }

  /// The alignment of the widgets across the axis. `.fill` by default.
  @inlinable public static var alignment: Property<Root, StackView.Alignment> { Property { $1(&$0.alignment) } }

  /// The distribution of the widgets along the axis. `.fill` by default.
  @inlinable public static var distribution: Property<Root, StackView.Distribution> {
    Property { $1(&$0.distribution) }
  }

  /// The space between adjacent widgets, in points. 0 by default.
  @inlinable public static var spacing: Property<Root, Double> { Property { $1(&$0.spacing) } }

  /// The spaces after single widgets that differ from `spacing`, by the index of the widget. Empty by default.
  @inlinable public static var customSpacing: Property<Root, [Int: Double]> { Property { $1(&$0.customSpacing) } }

  /// Whether vertical space is measured between baselines instead of edges. `false` by default.
  @inlinable public static var isBaselineRelativeArrangement: Property<Root, Bool> {
    Property { $1(&$0.isBaselineRelativeArrangement) }
  }

  /// Whether the widgets stay inside the stack's layout margins. `false` by default.
  @inlinable public static var isLayoutMarginsRelativeArrangement: Property<Root, Bool> {
    Property { $1(&$0.isLayoutMarginsRelativeArrangement) }
  }
}

extension StackView {
  /// The alignment of widgets across the axis of a stack.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// In a row, with aligned first baselines.
    case firstBaseline
    /// Centered.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// In a row, with aligned last baselines.
    case lastBaseline

    /// The name of `leading` in a row.
    public static let top = leading

    /// The name of `trailing` in a row.
    public static let bottom = trailing
  }

  /// The distribution of widgets along the axis of a stack.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// They fill the stack; those with the lowest priorities grow or shrink. In a column that fills a screen, or what
    /// bars leave of it, only those grow that hug less than texts do, as spacers, lists and text views.
    case fill
    /// They fill the stack, with equal sizes.
    case fillEqually
    /// They fill the stack, in proportion to the sizes of their contents.
    case fillProportionally
    /// They keep their sizes, with equal space between their edges.
    case equalSpacing
    /// They keep their sizes, with equal distances between their centers.
    case equalCentering
  }
}

/// An axis of a layout.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The attributes that few values of the type ``StackView`` set.
internal struct StackViewExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(StackViewExtras())

  internal var isBaselineRelativeArrangement = false
  internal var isLayoutMarginsRelativeArrangement = false
  internal var customSpacing: [Int: Double] = [:]
}

extension StackView {
  /// Whether vertical space is measured between baselines instead of edges. `false` by default.
  ///
  /// Terminals measure between edges.
  public var isBaselineRelativeArrangement: Bool {
    get { extras.value.isBaselineRelativeArrangement }
    _modify { yield &extras.value.isBaselineRelativeArrangement }
  }

  /// Whether the widgets stay inside the stack's layout margins. `false` by default.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { extras.value.isLayoutMarginsRelativeArrangement }
    _modify { yield &extras.value.isLayoutMarginsRelativeArrangement }
  }

  /// The spaces after single widgets that differ from ``spacing``, by the index of the widget. Empty by default.
  public var customSpacing: [Int: Double] {
    get { extras.value.customSpacing }
    _modify { yield &extras.value.customSpacing }
  }
}

extension StackView: ThemedLengths {
  /// The space between widgets.
  public static var distances: [Property<StackView, Double>] { [.spacing] }
}
