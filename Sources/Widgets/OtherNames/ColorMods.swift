// Other names of colors, borders, shapes, conditions and parts. The compiler reports what to use instead.
import Foundation
import Mod

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "tintColor")
  public static func accentColor(_ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "backgroundColor")
  public static func bg(_ color: Color) -> Mod { .identity }

  @available(
    *, unavailable, message: "a 'ZStack { … }' lays widgets over each other; a color is '.backgroundColor(.red)'"
  )
  @_disfavoredOverload public static func background<Content>(_ content: Content) -> Mod { .identity }

  @available(*, unavailable, message: "a 'ZStack { … }' lays widgets over each other")
  public static func overlay(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  @available(*, unavailable, message: "a 'ZStack { … }' lays widgets over each other")
  public static func overlay(_ content: Any) -> Mod { .identity }

  @available(*, unavailable, renamed: "border(_:width:)")
  public static func border(width: Double, color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "border(_:width:)")
  public static func border(_ width: Double, _ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "shadow(color:radius:opacity:offset:)")
  public static func shadow(color: Color = .black, radius: Double = 3, x: Double, y: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "shadow(color:radius:opacity:offset:)")
  public static func shadow(
    color: Color = .black, opacity: Double, radius: Double, offset: CGSize = .zero
  ) -> Mod { .identity }

  @available(*, unavailable, message: "write '.cornerRadius(20), .clipsToBounds(true)'")
  public static func clipShape(_ shape: ClipShape) -> Mod { .identity }

  @available(*, unavailable, message: "write '.clipsToBounds(true)'")
  public static func clipped() -> Mod { .identity }

  @available(*, unavailable, renamed: "cornerRadius")
  public static func borderRadius(_ radius: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "cornerRadius")
  public static func corners(_ radius: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "overrideUserInterfaceStyle")
  public static func preferredColorScheme(_ style: UserInterfaceStyle) -> Mod { .identity }

  @available(*, unavailable, renamed: "overrideUserInterfaceStyle")
  public static func colorScheme(_ style: UserInterfaceStyle) -> Mod { .identity }
}

@available(*, unavailable, message: "write '.cornerRadius(20), .clipsToBounds(true)'")
public struct ClipShape {
  public static var circle: ClipShape { ClipShape() }

  public static var capsule: ClipShape { ClipShape() }

  public static func rect(cornerRadius: Double) -> ClipShape { ClipShape() }
}

extension Mod {
  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }'")
  public static func onDelete<Row>(perform action: @escaping (Row) -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.when(isUrgent, .textColor(.red))'")
  public static func `if`(_ condition: Bool, _ mods: Mod..., else others: Mod...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.when(isUrgent, .textColor(.red))'")
  public static func conditional(_ condition: Bool, _ mods: Mod..., else others: Mod...) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "styling(_:_:)")
  public static func all<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod { .identity }

  @available(*, unavailable, renamed: "styling(_:_:)")
  public static func each<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.styling(Label.self, .textColor(.red))'")
  public static func labels(_ mods: Mod<Label>...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.styling(Button.self, .tintColor(.red))'")
  public static func buttons(_ mods: Mod<Button>...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.key(\"name\")'; tests find '.identifier(\"name\")'")
  public static func id<ID: Hashable>(_ id: ID) -> Mod { .identity }
}
