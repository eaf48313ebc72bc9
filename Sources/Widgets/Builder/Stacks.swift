import Mod

// Types of their own would each need every name and every style that a stack has.
// swift-format-ignore: AlwaysUseLowerCamelCase

/// A column: a ``StackView`` whose axis is vertical.
///
/// ```swift
/// let card = VStack(spacing: 8) {
///   Label("Views")
///   Label("1000")
/// }
/// ```
///
/// - Parameters:
///   - alignment: How the widgets stand across the column. `.fill` by default.
///   - spacing: The space between two neighbours, in points. 0 by default.
///   - mods: What else to change, in this order.
///   - content: The widgets, from the top.
@inlinable
@inline(__always)
public func VStack(
  alignment: StackView.Alignment = .fill,
  spacing: Double = 0,
  _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children
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

/// A row: a ``StackView`` whose axis is horizontal.
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
///   - alignment: How the widgets stand across the row. `.fill` by default.
///   - spacing: The space between two neighbours, in points. 0 by default.
///   - mods: What else to change, in this order.
///   - content: The widgets, from the leading edge.
@inlinable
@inline(__always)
public func HStack(
  alignment: StackView.Alignment = .fill,
  spacing: Double = 0,
  _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children
) -> StackView {
  var stack = StackView()
  stack.alignment = alignment
  stack.spacing = spacing
  stack.arrangedSubviews = content()
  Mod(list: mods)(&stack)
  return stack
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Widgets on top of each other: a ``View`` whose subviews say where they lie by their ``Widget/embedPosition``.
///
/// ```swift
/// let photo = ZStack {
///   ImageView(.image(Image(named: "portrait")), .contentMode(.scaleAspectFill))
///   Label("Ada", .textColor(.white), .position(.bottom))
/// }
/// ```
///
/// - Parameters:
///   - mods: What to change, in this order.
///   - content: The widgets, the hindmost first.
@inlinable
@inline(__always)
public func ZStack(_ mods: Mod<View>..., @WidgetBuilder content: () -> Children) -> View {
  var view = View()
  view.subviews = content()
  Mod(list: mods)(&view)
  return view
}
