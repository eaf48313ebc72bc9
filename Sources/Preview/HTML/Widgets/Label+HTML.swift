import Foundation
import Layout
import Widgets

extension Label: HTMLRepresentable {
  /// Writes a `span`, or a heading if the label has that trait.
  public func write(to html: inout Preview.HTML) {
    let isHeading = accessibilityTraits.contains(.header)
    if isHeading, font.holdsTokens { html.readsTheme = true }
    if isHeading { html.page.heading = accessibilityLabel ?? shownText }
    let level = isHeading ? headingLevel(in: font.withoutTokens(in: html.environment)) : 0
    let isForgetful =
      !html.style.isEmpty || isHeading && font.holdsTokens || hasOwnTag || html.place.direction != nil
      || behaviors.showInElements
    if !isForgetful, let index = html.memory.labels.index(in: html.arrangement, where: { isDrawn(like: $0) }) {
      html.begin(html.memory.labels.tags[index].share, isHidden: html.memory.labels.tags[index].isHidden)
      html.sink.append(html.memory.labels.tags[index].tokens)
      html.beginSilence(if: isSkippedByKeys(as: .label))
    } else {
      let start = html.sink.utf8.count
      open(level, in: &html)
      // An `id` must be unique.
      if accessibilityIdentifier == nil, html.place.path == nil, !html.memory.isForgetful, !isForgetful {
        html.memory.labels.keep(html.tag(from: start, for: model))
      }
    }
    if numberOfLines > 1 {
      html.begin("span", class: "Lines")
      html.text(of: self)
      html.end("span")
    } else {
      html.text(of: self)
    }
    html.end(Self.tags[level])
  }

  /// The label with only the properties that its tag depends on.
  private var model: Label {
    var label = self
    label.attributes = attributes.drawn
    return label
  }

  /// Returns whether another label, without a key, has the same tag, regardless of the text.
  private func isDrawn(like other: borrowing Label) -> Bool {
    numberOfLines == other.numberOfLines && textAlignment == other.textAlignment && isEnabled == other.isEnabled
      && isHighlighted == other.isHighlighted && lineBreakMode == other.lineBreakMode
      && attributes.areDrawn(like: other.attributes) && font == other.font && textColor == other.textColor
      && highlightedTextColor == other.highlightedTextColor && shadowColor == other.shadowColor
      && shadowOffset == other.shadowOffset && textDecoration == other.textDecoration
      && preferredMaxLayoutWidth == other.preferredMaxLayoutWidth
  }

  private func open(_ level: Int, in html: inout Preview.HTML) {
    html.style.add(self)
    if isHighlighted { html.style.declare("color", highlightedTextColor) }
    if !isEnabled { html.style.declare("opacity:.4") }
    addLines(to: &html.style)
    html.style.add(textShadow: shadowColor, shadowOffset)
    let view = View(attributes)
    let role = level > 0 ? nil : view.operatedRole ?? (view.takesTaps ? .group : nil)
    if truncatesStart { html.sheet.use(.truncatedStart) }
    html.open(
      ElementTag(stringLiteral: Self.tags[level]), .label, view, modifier: truncatesStart ? " head" : "", role: role)
    html.addFocus(of: view, role)
    if showsExpansionTextWhenTruncated { html.attribute("title", shownText) }
    html.close()
  }

  private var truncatesStart: Bool { numberOfLines == 1 && lineBreakMode == .byTruncatingHead }

  /// Whether the tag depends on the text of the label or on its place.
  private var hasOwnTag: Bool {
    showsExpansionTextWhenTruncated || lineBreakStrategy != .standard || mayHaveFocus
  }

  private static let tags: [StaticString] = ["span", "h1", "h2", "h3", "h4", "h5", "h6"]

  private func addLines(to style: inout CSS) {
    switch numberOfLines {
    case 1 where lineBreakMode == .byClipping: style.declare("text-overflow:clip")
    case 1: if truncatesStart, textAlignment == .natural { style.declare("text-align:left") }
    case ...0: style.declare("white-space:pre-wrap;align-content:safe center")
    default:
      style.declare("display:-webkit-box")
      style.declare("white-space:pre-wrap;align-content:safe center")
      style.declare("-webkit-box-orient:vertical")
      style.declare("-webkit-line-clamp", Double(numberOfLines))
    }
    if width == nil, preferredMaxLayoutWidth > 0 { style.declare("max-width", points: preferredMaxLayoutWidth) }
    if pushesOut { style.declare("text-wrap:pretty") }
    if lineBreakStrategy != .standard, lineBreakStrategy.contains(.hangulWordPriority) {
      style.declare("word-break:keep-all")
    }
    if lineBreakMode == .byCharWrapping { style.declare("word-break:break-all") }
  }

}

extension CSS {
  /// Writes the shadow of a text, if it has one.
  internal mutating func add(textShadow color: Color?, _ offset: CGSize) {
    guard let color else { return }
    utf8.write("text-shadow:")
    utf8.write(offset.width)
    utf8.write("px ")
    utf8.write(offset.height)
    utf8.write("px ")
    write(color)
    utf8.write(";")
  }
}

extension ElementKind {
  internal static let run = ElementKind("Run", css: ":where(a).Run{color:var(--link)}")

  // The line begins at the right for the ellipsis, and the text in it keeps its own direction.
  internal static let truncatedStart = ElementKind(
    "TruncatedStart",
    css: """
      .Label:where(.head){direction:rtl}
      .Label:where(.head)::before{content:"\\2068"}
      .Label:where(.head)::after{content:"\\2069"}
      """)

  internal static let label = ElementKind(
    "Label", letsTouchesThrough: true,
    css: """
      .Label{display:block;align-content:unsafe center;overflow:clip;overflow-clip-margin:.25em;\
      text-overflow:ellipsis;\
      white-space:pre;overflow-wrap:break-word}
      .Lines{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:inherit}
      """
  )
}
