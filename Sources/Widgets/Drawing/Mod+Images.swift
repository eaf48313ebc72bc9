import Mod
import Values

extension Mod where Root == ImageView {
  /// Sets a symbol: `.image(systemName: "star")`.
  @_disfavoredOverload public static func image(systemName name: String) -> Mod { .image(Image(systemName: name)) }

  /// Sets the image with a name: `.image(named: "logo")`.
  @_disfavoredOverload public static func image(named name: String) -> Mod { .image(Image(named: name)) }
}

extension Mod where Root == Button {
  /// Sets a symbol: `.image(systemName: "star")`.
  @_disfavoredOverload public static func image(systemName name: String) -> Mod { .image(Image(systemName: name)) }

  /// Sets the image with a name: `.image(named: "logo")`.
  @_disfavoredOverload public static func image(named name: String) -> Mod { .image(Image(named: name)) }
}
