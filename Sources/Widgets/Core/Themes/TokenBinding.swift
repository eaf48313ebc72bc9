import Mod

// It has the precedence of `--`, so that `.text <-- name <> .alpha -- 0.5` composes two pairs.
infix operator <-- : KeyValuePrecedence

extension Property where Root: Widget {
  /// Binds the property to a token of a theme: `.layer.cornerRadius <-- \Brand.radius`.
  ///
  /// The property has the value of the token in the theme in which the widget is shown. As any binding, it takes
  /// precedence over a constant, and the last binding of a property wins. Mods of states are applied over it. Colors,
  /// fonts and numbers are better assigned as tokens, so that the later assignment wins: see `Color.token(_:)` and
  /// `Double.token(_:)`.
  public static func <-- <Brand: Theme>(property: Property, token: any KeyPath<Brand, Value> & Sendable) -> Mod<Root> {
    let binding = TokenBinding(property, TokenPath(token)) { $0.theme(Brand.self)[keyPath: token] }
    return Mod { $0.behaviors.lists.overlay(binding) }
  }

  /// Binds an optional property to a token that is not optional.
  @_disfavoredOverload
  public static func <-- <Brand: Theme, Wrapped>(
    property: Property, token: any KeyPath<Brand, Wrapped> & Sendable
  ) -> Mod<Root> where Value == Wrapped? {
    let binding = TokenBinding(property, TokenPath(token)) { $0.theme(Brand.self)[keyPath: token] }
    return Mod { $0.behaviors.lists.overlay(binding) }
  }
}

// Correct programs never use these declarations. The compiler reports what to use instead.

extension Property where Root: Widget {
  @available(*, unavailable, message: "the token is of another type than the property")
  @_disfavoredOverload
  public static func <-- <Brand: Theme, Other>(property: Property, token: KeyPath<Brand, Other>) -> Mod<Root> {
    .identity
  }

  @available(*, unavailable, message: "a token of a theme is assigned by '.token(\\Brand.radius)'")
  @_disfavoredOverload
  public func callAsFunction<Brand: Theme, Other>(_ token: KeyPath<Brand, Other>) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "a token of a theme is assigned by '.token(\\Brand.radius)'")
  @_disfavoredOverload
  public static func -- <Brand: Theme, Other>(property: Property, token: KeyPath<Brand, Other>) -> Mod<Root> {
    .identity
  }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "'theme' takes a value, or a signal of values, of a type that is a 'Theme'")
  @_disfavoredOverload public static func theme<Other>(_ other: Other) -> Mod { .identity }
}

/// The behavior that `.layer.cornerRadius <-- \Brand.radius` adds.
internal struct TokenBinding<Root: Widget, Value>: Overlay {
  internal let name: String

  private let property: Property<Root, Value>
  private let path: TokenPath
  private let value: @Sendable (EnvironmentValues) -> Value

  internal init(
    _ property: Property<Root, Value>, _ path: TokenPath, value: @escaping @Sendable (EnvironmentValues) -> Value
  ) {
    name = property.propertyName
    self.property = property
    self.path = path
    self.value = value
  }

  internal var state: WidgetState { .always }
  internal var tokenPath: TokenPath? { path }

  /// The property and the token: `layer.cornerRadius <-- \Brand.radius`.
  internal var description: String { "\(name) <-- \(path.keyPath.source)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && path == other.path
  }

  internal func apply<Whole>(to appearance: inout Whole, in environment: EnvironmentValues) {
    changing(&appearance, as: Root.self) { property.set(value(environment), in: &$0) }
  }
}

extension BehaviorLists {
  /// Adds a change of the appearance. The binding of a property to a token replaces earlier bindings of the property.
  internal mutating func overlay(_ overlay: some Overlay) {
    if overlay.tokenPath != nil {
      bindings.removeAll { $0.subject == overlay.name }
      removeTokenBindings { $0 == overlay.name }
    }
    overlays.append(overlay)
  }

  /// Removes bindings to tokens, by the names of their properties.
  internal mutating func removeTokenBindings(_ isRemoved: (String) -> Bool) {
    if overlays.isEmpty { return }
    overlays.removeAll { $0.tokenPath != nil && isRemoved($0.name) }
  }
}
