import Layout
import Widgets

// The view of large content: an enlarged image with a title, while something is pressed.

extension CSS {
  /// Declares the image for the large content of a widget, if it has one.
  internal mutating func addLargeContent(of view: View) {
    guard view.showsLargeContentViewer, let image = view.largeContentImage else { return }
    add(largeContent: image, view.largeContentImageInsets, isScaled: view.scalesLargeContentImage)
  }

  /// Declares an image for large content.
  internal mutating func add(largeContent image: Image, _ insets: EdgeInsets, isScaled: Bool) {
    let side = isScaled ? 120.0 : 48
    let size = max(0, min(side - insets.left - insets.right, side - insets.top - insets.bottom))
    utf8.write("--large:")
    utf8.write(raw: Symbol(image).css(in: "8e8e93"))
    utf8.write(" calc(50% + ")
    utf8.write((insets.left - insets.right) / 2)
    utf8.write("px) ")
    utf8.write(84 - size / 2 + (insets.top - insets.bottom) / 2)
    utf8.write("px/")
    utf8.write(size)
    utf8.write("px no-repeat;")
  }
}

extension Preview.HTML {
  /// Marks the open element of large content with its title.
  internal mutating func addLargeContent(titled title: String?) {
    sheet.use(.largeContent)
    attribute("data-l", title ?? "")
  }
}

extension ElementKind {
  internal static let largeContent = ElementKind(
    "LargeContent", flex: nil,
    css: """
      [data-l]::after{content:attr(data-l);position:fixed;z-index:9;inset:0;visibility:hidden;width:240px;height:240px;\
      margin:auto;padding:160px 16px 0;border-radius:24px;background:var(--large),var(--secondarySystemBackground);\
      color:var(--label);font:28px var(--system);text-align:center;overflow:hidden;pointer-events:none}
      [data-l]:active::after{visibility:visible;transition:visibility 0s .5s}
      """)
}
