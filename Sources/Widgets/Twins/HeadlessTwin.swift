import Mod

/// A class on the main actor that has a headless twin, as `UILabel` has ``Label``.
///
/// Styles of the twin, which tests on any system see, apply to the class:
/// `UILabel() |> .headless(.text("Episodes"), .centerTitle)`.
///
/// `UILabel`, `UIButton`, `UITextField` and `UIStackView` conform where there is UIKit. They follow the properties that
/// most brands use, and ignore the others, bindings and states. Tokens have the values of the standard theme.
///
/// A class of your own pairs its properties with those of a widget:
///
/// ```swift
/// @MainActor final class Gauge { var level = 0.0 }
///
/// extension Gauge: HeadlessTwin {
///   func pair(in pairs: inout HeadlessPairs<ProgressView>) {
///     pairs(\.progress, { level }, { level = $0 })
///   }
/// }
///
/// let gauge = Gauge() |> .headless(.progress(0.5))
/// ```
@MainActor public protocol HeadlessTwin: MainActorRoot {
  /// The headless widget.
  associatedtype Headless: Widget

  /// Pairs the properties of the object with those of the widget.
  func pair(in pairs: inout HeadlessPairs<Headless>)
}

extension Mod where Root: HeadlessTwin {
  /// Returns a Mod that applies Mods of the headless twin: `.headless(.centerTitle)`.
  ///
  /// The Mods see the properties of the object, and the object takes those that they change.
  public static func headless(_ mods: Mod<Root.Headless>...) -> Mod {
    let mod = Mod<Root.Headless>(list: mods)
    return Mod(main: { object in
      var pairs = HeadlessPairs<Root.Headless>()
      object.pair(in: &pairs)
      pairs.change(by: mod)
      object.pair(in: &pairs)
    })
  }
}

extension Mod where Root: MainActorRoot {
  @available(
    *, unavailable,
    message: "labels, buttons, text fields and stacks of UIKit have a headless twin; write 'Mod { $0.alpha = 0.5 }'"
  )
  public static func headless(_ mods: Mod<View>...) -> Mod { .identity }
}

/// The properties that an object on the main actor and a headless widget have in common. See ``HeadlessTwin``.
@MainActor public struct HeadlessPairs<Headless: Widget> {
  private var old = Headless()
  private var new: Headless?

  internal init() {}

  /// Pairs a property of the widget with one of the object.
  ///
  /// - Parameters:
  ///   - property: The property of the widget.
  ///   - read: Returns the value of the object.
  ///   - write: Sets the value of the object. It is called if a Mod has changed the value.
  public mutating func callAsFunction<Value: Equatable>(
    _ property: WritableKeyPath<Headless, Value>, _ read: () -> Value, _ write: (Value) -> Void
  ) {
    if let new {
      if new[keyPath: property] != old[keyPath: property] { write(new[keyPath: property]) }
    } else {
      old[keyPath: property] = read()
    }
  }

  fileprivate mutating func change(by mod: Mod<Headless>) {
    var widget = old
    mod(&widget)
    new = widget
  }
}
