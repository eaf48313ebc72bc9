// The methods of layout and drawing that users of SwiftUI write after a widget. The compiler reports what to use
// instead.

extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .cornerRadius(20), .clipsToBounds(true))'")
  public func clipShape<Shape>(_ shape: Shape) -> Self { self }

  @available(*, unavailable, message: "a 'ZStack' lays widgets over each other")
  public func overlay(_ widget: some Widget) -> Self { self }

  @available(*, unavailable, message: "a 'ZStack' lays widgets over each other")
  public func background(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .transform(Transform(translationX: 8, y: 8)))'"
  )
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .transform(Transform(rotationAngle: .pi / 4)))'"
  )
  public func rotationEffect<Angle>(_ angle: Angle) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .transform(Transform(scaleX: 2, y: 2)))'")
  public func scaleEffect(_ factor: Double) -> Self { self }

  @available(*, unavailable, message: "filters are left to renderers of your own")
  public func blur(radius: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .layer.zPosition(1))'")
  public func zIndex(_ index: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .clipsToBounds(true))'")
  public func clipped() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .width(120), .height(120))'")
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ScaledContent = .fit) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .width(80, priority: .defaultHigh))'")
  public func layoutPriority(_ priority: Double) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'Label(\"Ada\", .contentCompressionResistancePriority(.required, for: .horizontal))'"
  )
  public func fixedSize() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .keepsToSafeArea(false))'")
  public func ignoresSafeArea(_ regions: RectEdge = [], edges: RectEdge = []) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .keepsToSafeArea(false))'")
  public func edgesIgnoringSafeArea(_ edges: RectEdge) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .width(min: 44))'")
  public func frame(
    minWidth: Double = 0, maxWidth: Double = 0, minHeight: Double = 0, maxHeight: Double = 0
  ) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .padding(h: 16))'")
  public func padding(_ axis: Axis, _ distance: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .margins(8))'")
  public func margin(_ distance: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .size(width: 80, height: 20))'")
  public func size(width: Double = 0, height: Double = 0) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textAlignment(.center))'")
  public func align(_ alignment: TextAlignment) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .overrideUserInterfaceStyle(.dark))'")
  public func preferredColorScheme(_ style: UserInterfaceStyle) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .overrideUserInterfaceStyle(.dark))'")
  public func colorScheme(_ style: UserInterfaceStyle) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .environment(\\.layoutDirection, .rightToLeft))'"
  )
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .animation(.snappy))'")
  public func transition<Transition>(_ transition: Transition) -> Self { self }
}

/// The content modes of an aspect ratio in SwiftUI.
@available(*, unavailable, message: "images have '.contentMode(.scaleAspectFit)'")
public enum ScaledContent { case fit, fill }
