import Mod

extension Mod where Root: Widget {
  /// Makes a widget the container whose width ``WidgetState/containerWidth(below:)`` refers to.
  ///
  /// ```swift
  /// let sidebar = VStack(.measuringWidth) {
  ///   Label("Statistics", .while(.containerWidth(below: 200), .font(.caption1)))
  /// }
  /// ```
  ///
  /// In a page, the width of such a container does not depend on its content: let it fill a vertical stack, or give it
  /// a width or a share of the space.
  public static var measuringWidth: Mod { Mod { $0.behaviors.lists.handDown(MeasuredWidth()) } }
}

/// The behavior that `.measuringWidth` adds.
private struct MeasuredWidth: EnvironmentChange {
  var name: String { "measuringWidth" }
  var description: String { name }

  func isEqual(to other: any Behavior) -> Bool { other is Self }
  func change(_ environment: inout EnvironmentValues) { environment.container = .unknown }
}

extension Behaviors {
  /// A Boolean value that indicates whether the width of the widget decides states of the widgets inside.
  package var measureWidth: Bool {
    box?.storage.value.environment.contains { $0 is MeasuredWidth } == true
  }
}

extension EnvironmentValues {
  /// The width in points of the container around a widget, for ``WidgetState/containerWidth(below:)`` in drawings,
  /// terminals and tests. `nil` by default, for `nan`, and inside a container with `.measuringWidth`.
  public var containerWidth: Double? {
    get { if case .points(let width) = container { width } else { nil } }
    set { container = newValue.flatMap { $0.isNaN ? nil : .points($0) } ?? .none }
  }

  /// Whether there is a surrounding container whose width only a browser knows.
  package var isContainerOpen: Bool { container == .unknown }

  fileprivate var container: ContainerWidth {
    get { self[ContainerWidthKey.self] }
    set { self[ContainerWidthKey.self] = newValue }
  }

  /// Returns whether the container is known to be narrower than a width.
  internal func hasContainer(below width: Double) -> Bool { containerWidth.map { $0 < width } ?? false }
}

private enum ContainerWidth: Hashable {
  case none, unknown
  case points(Double)
}

private enum ContainerWidthKey: EnvironmentKey {
  static let defaultValue = ContainerWidth.none
}
