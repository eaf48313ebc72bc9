// The methods that users of SwiftUI and Builder write after a widget. The compiler reports what to use instead.
import Mod

extension Widget {
  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.title1))' or 'label.with(.font(.title1))'"
  )
  public func font(_ font: Font) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textColor(.red))'")
  public func foregroundColor(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textColor(.red))'")
  public func foregroundStyle(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .backgroundColor(.red))'")
  public func background(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .padding(8))'")
  public func padding(_ distance: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .size(width: 80, height: 20))'")
  public func frame(width: Double = 0, height: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .layer.cornerRadius(8))'")
  public func cornerRadius(_ radius: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .alpha(0.5))'")
  public func opacity(_ opacity: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .isHidden(true))'")
  public func hidden() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.boldSystemFont(ofSize: 17)))'")
  public func bold() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textAlignment(.center))'")
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .numberOfLines(2))'")
  public func lineLimit(_ number: Int?) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .accessibilityLabel(\"Name\"))'")
  public func accessibilityLabel(_ label: String) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .accessibilityIdentifier(\"name\"))'")
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func onTapGesture(perform action: @escaping () -> Void) -> Self { self }
}

extension Widget {
  @available(
    *, unavailable,
    message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
  )
  @_disfavoredOverload public func tag<Choice: Hashable>(_ choice: Choice) -> Self { self }
}

extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Button(\"Save\", .isEnabled(false))'")
  public func disabled(_ isDisabled: Bool = true) -> Self { self }
}

// Calls of values. A method with the name of a property would make each use of the property slower to compile.
extension Color {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textColor(.red))'")
  public func callAsFunction(_ color: Color) -> any Widget { View() }
}

extension Color? {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .backgroundColor(.red))'")
  public func callAsFunction(_ color: Color) -> any Widget { View() }
}

extension TextAlignment {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textAlignment(.center))'")
  public func callAsFunction(_ alignment: TextAlignment) -> any Widget { View() }
}

extension String? {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .accessibilityHint(\"Opens a profile\"))'")
  public func callAsFunction(_ text: String) -> any Widget { View() }
}

extension LayoutLength? {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .width(80))'")
  public func callAsFunction(_ points: Double) -> any Widget { View() }
}

extension Animation? {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .animation(.snappy))'")
  public func callAsFunction(_ animation: Animation) -> any Widget { View() }
}

extension Bool {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .isHidden(true))'")
  public func callAsFunction(_ isActive: Bool) -> any Widget { View() }
}

extension Int {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .numberOfLines(2))'")
  public func callAsFunction(_ number: Int) -> any Widget { View() }
}

// More methods that are tried first after a widget.
extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .centered)'")
  public func style(_ mods: Mod<Self>...) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .centered)'")
  public func styled(_ mods: Mod<Self>...) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .centered)'")
  public func mod(_ mods: Mod<Self>...) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .centered)'")
  public func modifier(_ mods: Mod<Self>...) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", Mod { $0.numberOfLines = 0 })'")
  public func configure(_ change: (inout Self) -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", Mod { $0.numberOfLines = 0 })'")
  public func then(_ change: (inout Self) -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'ViewController(\"Home\", .tabBarItem.title(\"Home\"))'")
  public func tabItem(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'ViewController(\"Home\", .presentedViewController <-- problem.screen { … })'"
  )
  public func sheet(isPresented: Any, @WidgetBuilder content: () -> Children) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'ViewController(\"Home\", .presentedViewController <-- problem.screen { … })'"
  )
  public func alert(_ title: String, isPresented: Any, @WidgetBuilder actions: () -> Children = { [] }) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onAppear { … })'")
  public func onAppear(perform action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func onTap(_ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Button(\"Save\", .tintColor(.red))'")
  public func tint(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .shadow(radius: 4))'")
  public func shadow(color: Color = .black, radius: Double = 3, x: Double = 0, y: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .border(.red))'")
  public func border(_ color: Color, width: Double = 1) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.italicSystemFont(ofSize: 17)))'")
  public func italic() -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.systemFont(ofSize: 17, weight: .bold)))'"
  )
  public func fontWeight(_ weight: Font.Weight) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'a ZStack lays widgets over each other'")
  public func overlay(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .padding(h: 16))'")
  public func padding(_ edges: RectEdge, _ distance: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .width(max: 300))'")
  public func frame(maxWidth: Double = 0, maxHeight: Double = 0) -> Self { self }
}
