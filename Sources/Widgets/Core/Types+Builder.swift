// The names of Builder and CwlViews, deprecated in favor of the names of this library.
import Mod

/// The name of ``WidgetConvertible`` in Builder and CwlViews.
@available(*, deprecated, renamed: "WidgetConvertible")
public typealias ViewConvertible = WidgetConvertible

/// The name of ``Label`` in Builder.
@available(*, deprecated, renamed: "Label")
public typealias LabelView = Label

/// The name of ``Button`` in Builder.
@available(*, deprecated, renamed: "Button")
public typealias ButtonView = Button

/// The name of ``Spacer`` in Builder.
@available(*, deprecated, renamed: "Spacer")
public typealias SpacerView = Spacer

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a column, as `VStack` does.
@available(*, deprecated, renamed: "VStack")
public func VStackView(
  alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.vertical, alignment, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns a row, as `HStack` does.
@available(*, deprecated, renamed: "HStack")
public func HStackView(
  alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
  @WidgetBuilder content: () -> Children = { [] }
) -> StackView {
  stack(.horizontal, alignment, spacing, mods, content)
}

// swift-format-ignore: AlwaysUseLowerCamelCase

/// Returns overlapping widgets, as `ZStack` does.
@available(*, deprecated, renamed: "ZStack")
public func ZStackView(_ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) -> View {
  ZStack(Mod(list: mods), content: content)
}
