import Foundation
import Layout
import Widgets

extension Preview.HTML {
  /// Returns the written HTML with its style sheet and, for a page, with the rest of the document.
  internal func document(of widget: any Widget) -> String {
    var utf8: [UInt8] = []
    let body = filled
    utf8.reserveCapacity(body.count + 8192)
    switch form {
    case .page(let title):
      // Without a heading and a title, there is no name to search for.
      let isNamed = page.heading != nil || page.title != nil
      let name = title ?? (isNamed ? widget.nameInside : nil) ?? page.title
      let badge = (widget as? Application)?.iconBadgeNumber ?? 0
      writePage(body, to: &utf8, title: (badge == 0 ? "" : "(\(badge)) ") + (name ?? "Preview"), of: widget)
    case .fragment: writeFragment(body, to: &utf8)
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  private func writePage(_ body: [UInt8], to utf8: inout [UInt8], title: String, of widget: any Widget) {
    utf8.write("<!DOCTYPE html>\n<html lang=\"")
    utf8.write(escaped: widget.accessibilityLanguage ?? "en")
    if widget.isRightToLeft { utf8.write("\" dir=\"rtl") }
    utf8.write(
      """
      ">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; img-src data:
      """
    )
    for origin in page.imageOrigins.sorted() {
      utf8.write(" ")
      utf8.write(escaped: origin)
    }
    utf8.write("\">\n<title>")
    utf8.write(escaped: title)
    utf8.write("</title>\n<style>\n")
    sheet.write(to: &utf8, root: ":root")
    utf8.write(BaseRules.page)
    writeGround(of: widget, to: &utf8)
    utf8.write("\n</style>\n</head>\n<body>\n<main>\n")
    utf8.append(contentsOf: body)
    utf8.write("\n</main>\n</body>\n</html>\n")
  }

  // The outermost widget is the screen, so its background applies to the whole page.
  private func writeGround(of widget: any Widget, to utf8: inout [UInt8]) {
    let screens = widget.outermost
    var page = CSS()
    page.declare("background", screens.lazy.compactMap(\.backgroundColor).last)
    switch screens.lazy.map(\.overrideUserInterfaceStyle).last(where: { $0 != .unspecified }) {
    case .light: page.declare("color-scheme:light")
    case .dark: page.declare("color-scheme:dark")
    case .unspecified, nil: break
    }
    if !page.isEmpty {
      utf8.write("\nhtml{")
      utf8.append(contentsOf: page.declarations())
      utf8.write("}")
    }
    if widget.bounds.width > 0 { utf8.write("\nmain{width:fit-content;max-width:none}") }
    if let width = self.page.width ?? screens.lazy.compactMap(\.pageWidth).first {
      utf8.write("\nmain{max-width:")
      utf8.write(width)
      utf8.write("px}")
    }
  }

  private func writeFragment(_ body: [UInt8], to utf8: inout [UInt8]) {
    utf8.write("<div>")
    sheet.writeElement(to: &utf8)
    utf8.write("\n")
    utf8.append(contentsOf: body)
    utf8.write("\n</div>\n")
  }
}

extension Widget {
  /// The widget and, for an app or a window, the window and the screen that show it.
  fileprivate var outermost: [any Widget] {
    let inside =
      switch self {
      case let app as Application: app.window
      case let window as Window: window.rootViewController
      default: nil as (any Widget)?
      }
    return [self] + (inside?.outermost ?? [])
  }

  /// The width that the outermost widget sets for its page, in points, or `nil` for a phone's width.
  package var pageWidth: Double? {
    if let maximumWidth { return maximumWidth.points.boundedLength }
    // A widget that is narrower than a phone does not make the page narrower.
    let wanted = (width ?? minimumWidth)?.points.boundedLength ?? 0
    return wanted > Preview.phoneWidth ? wanted + margins.leading + margins.trailing : nil
  }
}

extension Rules {
  /// Writes the rules as a `style` element inside a fragment, which applies to its siblings.
  internal func writeElement(to utf8: inout [UInt8]) {
    utf8.write("<style>")
    writeScope(to: &utf8)
    utf8.write("\n}</style>")
  }

  /// Writes the rules of the element above, without the end of their scope.
  internal func writeScope(to utf8: inout [UInt8]) {
    utf8.write("@scope{\n")
    write(to: &utf8, root: ":scope")
    utf8.write(BaseRules.fragment)
  }
}

extension Widget {
  /// Whether the widget gives its content the direction from right to left.
  fileprivate var isRightToLeft: Bool {
    semanticContentAttribute == .forceRightToLeft
      || semanticContentAttribute == .unspecified
        && environmentInside(EnvironmentValues()).layoutDirection == .rightToLeft
  }
}
