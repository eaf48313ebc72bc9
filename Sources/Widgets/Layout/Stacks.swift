import Mod

// These are functions, because types of their own would each need every name and style that a stack has.
//
// A column and a row have three overloads, of which the labels of a call fit one. With default values instead, an
// editor completes alignments alone after `VStack(.`.

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a column: a ``StackView`` with a vertical axis.
///
/// ```swift
/// let card = VStack(spacing: 8) {
///   Label("Views")
///   Label("1000")
/// }
/// ```
///
/// - Parameters:
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the top. None by default.
@inlinable @inline(__always) public func VStack(
  _ mods: Mod<StackView>..., @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.vertical, .fill, 0, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a column with space between its widgets: a ``StackView`` with a vertical axis.
///
/// - Parameters:
///   - spacing: The space between adjacent widgets, in points.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the top. None by default.
@inlinable @inline(__always) public func VStack(
  spacing: Double, _ mods: Mod<StackView>..., @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.vertical, .fill, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a column with an alignment: a ``StackView`` with a vertical axis.
///
/// - Parameters:
///   - alignment: The alignment of the widgets across the column.
///   - spacing: The space between adjacent widgets, in points. 0 by default.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the top. None by default.
@inlinable @inline(__always) public func VStack(
  alignment: StackView.Alignment, spacing: Double = 0, _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.vertical, alignment, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a row: a ``StackView`` with a horizontal axis.
///
/// ```swift
/// let row = HStack(alignment: .firstBaseline, spacing: 4) {
///   Label("Views")
///   Spacer()
///   Label("1000")
/// }
/// ```
///
/// - Parameters:
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the leading edge. None by default.
@inlinable @inline(__always) public func HStack(
  _ mods: Mod<StackView>..., @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.horizontal, .fill, 0, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a row with space between its widgets: a ``StackView`` with a horizontal axis.
///
/// - Parameters:
///   - spacing: The space between adjacent widgets, in points.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the leading edge. None by default.
@inlinable @inline(__always) public func HStack(
  spacing: Double, _ mods: Mod<StackView>..., @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.horizontal, .fill, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a row with an alignment: a ``StackView`` with a horizontal axis.
///
/// - Parameters:
///   - alignment: The alignment of the widgets across the row.
///   - spacing: The space between adjacent widgets, in points. 0 by default.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the leading edge. None by default.
@inlinable @inline(__always) public func HStack(
  alignment: StackView.Alignment, spacing: Double = 0, _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.horizontal, alignment, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns overlapping widgets: a ``View`` whose subviews are positioned by their ``Widget/embedPosition``.
///
/// ```swift
/// let photo = ZStack {
///   ImageView(.image(Image(named: "portrait")), .contentMode(.scaleAspectFill))
///   Label("Ada", .textColor(.white), .position(.bottom))
/// }
/// ```
///
/// - Parameters:
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from back to front. None by default.
@inlinable @inline(__always) public func ZStack(
  _ mods: Mod<View>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> View {
  var view = View()
  view.subviews = content()
  mods.apply(to: &view)
  return view
}

@inlinable @inline(__always) internal func stack(
  _ axis: Axis, _ alignment: StackView.Alignment, _ spacing: Double, _ mods: [Mod<StackView>], _ content: () -> Children
) -> StackView {
  var stack = StackView()
  stack.axis = axis
  stack.alignment = alignment
  stack.spacing = spacing
  stack.arrangedSubviews = content()
  mods.apply(to: &stack)
  return stack
}
