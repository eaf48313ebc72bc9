import Foundation
import Layout
import Widgets

/// A writer of fragments of HTML, which share one style sheet.
package struct HTMLFragments {
  private var html = Preview.HTML(.fragment, hasBodies: true)

  /// Creates a writer that has written nothing.
  package init() {}

  /// The number of names that groups of elements, such as radio buttons, have got.
  package var groups: Int {
    get { html.page.groups }
    set { html.page.groups = newValue }
  }

  /// Whether a color that has been written differs with a high contrast.
  package var hasContrast: Bool { html.sheet.hasContrast }

  /// Writes a widget, and returns its HTML, and whether it takes all of the width.
  package mutating func write(_ widget: any Widget) -> (bytes: [UInt8], isWide: Bool) {
    html.sink.removeAll()
    html.sink.gaps.removeAll(keepingCapacity: true)
    html.space = Preview.HTML.Space()
    html.add(widget)
    let hugging = html.space.inside.only?.horizontal.hugging ?? 0
    return (html.filled, widget is any TextInput || hugging < Float(LayoutPriority.defaultLow.rawValue))
  }

  /// Appends the rules that all fragments need, for the elements inside of a root.
  package func writeSheet(to utf8: inout [UInt8], root: StaticString) {
    html.sheet.write(to: &utf8, root: root, isWhole: false)
  }
}

extension HTMLFragments {
  /// Returns a color as the value of a property of CSS.
  package static func value(of color: Color) -> [UInt8] {
    var style = CSS()
    style.write(color)
    return style.utf8
  }

  /// Returns shadows without tokens as the value of a property of CSS.
  package static func value(of shadows: [ShadowLayer]) -> [UInt8] {
    var style = CSS()
    style.write(shadows, in: EnvironmentValues())
    return style.utf8
  }

  /// Returns a gradient from left to right as the value of a property of CSS.
  package static func value(of gradient: ColorGradient) -> [UInt8] {
    var style = CSS()
    var layer = gradient.layer
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    style.write(layer)
    return style.utf8
  }

  /// Returns the declarations of a font in CSS.
  package static func declarations(of font: Font) -> [UInt8] {
    var style = CSS()
    style.add(font, unlike: .systemFont(ofSize: -1))
    return style.utf8
  }
}
