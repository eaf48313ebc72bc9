import Foundation
import Layout
import Widgets

extension Preview.HTML {
  /// Writes an image as a symbol in the color of the surrounding text, or by its address if its origin is allowed.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - glyph: The drawing of the symbol, if it is not that of the image.
  ///   - isDecorative: Whether assistive technology skips the image.
  internal mutating func add(_ image: Image, drawn glyph: String? = nil, isDecorative: Bool) {
    if let url = image.address(in: environment.allowedImageOrigins) {
      return addPicture(url, name: isDecorative ? "" : image.name)
    }
    style.declare("color", image.tintColor)
    style.utf8.write("--glyph:")
    style.utf8.write(raw: glyph ?? Symbol(image).css)
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

extension Preview.HTML {
  /// Writes an image that the browser loads.
  private mutating func addPicture(_ url: URL, name: String) {
    if let origin = url.origin { page.imageOrigins.insert(origin) }
    openUnstyled("img", .picture)
    attribute("src", url.absoluteString)
    attribute("alt", name)
    closeVoid()
  }
}

extension ElementKind {
  internal static let picture = ElementKind(
    "Picture",
    css: ".Picture{display:block;max-width:100%;max-height:100%;object-fit:var(--fit,fill)}")

  internal static let symbol = ElementKind(
    "Symbol",
    css: """
      .Symbol{display:inline-block;flex:none;width:1.25em;height:1.25em;background:currentColor;\
      -webkit-mask:var(--glyph) center/contain no-repeat;mask:var(--glyph) center/contain no-repeat}
      @media(forced-colors:active){.Symbol{forced-color-adjust:none;background:CanvasText}\
      button .Symbol{background:ButtonText}:disabled .Symbol{background:GrayText}}
      """
  )
}
