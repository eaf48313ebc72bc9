import Mod

// These are functions, because types of their own would each need every name and style that a stack has.

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
///   - alignment: The alignment of the widgets across the column. `.fill` by default.
///   - spacing: The space between adjacent widgets, in points. 0 by default.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the top. None by default.
@inlinable @inline(__always) public func VStack(
  alignment: StackView.Alignment = .fill,
  spacing: Double = 0,
  _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  var stack = StackView()
  stack.axis = .vertical
  stack.alignment = alignment
  stack.spacing = spacing
  stack.arrangedSubviews = content()
  Mod(list: mods)(&stack)
  return stack
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
///   - alignment: The alignment of the widgets across the row. `.fill` by default.
///   - spacing: The space between adjacent widgets, in points. 0 by default.
///   - mods: The Mods to apply, in order.
///   - content: The widgets, from the leading edge. None by default.
@inlinable @inline(__always) public func HStack(
  alignment: StackView.Alignment = .fill,
  spacing: Double = 0,
  _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  var stack = StackView()
  stack.alignment = alignment
  stack.spacing = spacing
  stack.arrangedSubviews = content()
  Mod(list: mods)(&stack)
  return stack
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
  Mod(list: mods)(&view)
  return view
}
