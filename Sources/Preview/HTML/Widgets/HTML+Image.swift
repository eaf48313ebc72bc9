import Widgets

extension Preview.HTML {
  /// Writes an image as a symbol in the color of the surrounding text, because nothing is loaded.
  internal mutating func add(_ image: Image, isDecorative: Bool) {
    style.declare("color", image.tintColor)
    style.utf8.write("--glyph:")
    style.utf8.write(raw: Symbol(image).css)
    style.utf8.write(";")
    openUnstyled("i", .symbol)
    if isDecorative {
      attribute("aria-hidden", is: "true")
    } else {
      attribute("role", is: "img")
      attribute("aria-label", image.name)
    }
    close()
    end("i")
  }
}

extension ElementKind {
  internal static let symbol = ElementKind(
    "Symbol",
    css: """
      .Symbol{display:inline-block;flex:none;width:1.25em;height:1.25em;background:currentColor;\
      -webkit-mask:var(--glyph) center/contain no-repeat;mask:var(--glyph) center/contain no-repeat}
      """
  )
}
