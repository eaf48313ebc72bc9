import Widgets

extension Label: HTMLRepresentable {
  /// Writes a `span`, or a heading if the label has the trait of one.
  public func write(to html: inout Preview.HTML) {
    let level = accessibilityTraits.contains(.header) ? font.headingLevel : 0
    var key = self
    key.text = nil
    key.forgetBehaviors()
    if let (tag, _) = html.labels.tag(of: key, in: html.arrangement) {
      html.begin(View(attributes), .content, slotAt: 0)
      html.body.append(contentsOf: tag)
    } else {
      let start = html.body.endIndex
      open(level, in: &html)
      // An `id` must not be written again.
      if accessibilityIdentifier == nil, !html.isMarked {
        html.labels.keep(html.body[start...], of: key, in: html.arrangement)
      }
    }
    html.text(of: self)
    html.body.write(Self.tags[level].end)
  }

  private func open(_ level: Int, in html: inout Preview.HTML) {
    html.style.add(self)
    if isHighlighted { html.style.declare("color", highlightedTextColor) }
    if !isEnabled { html.style.declare("opacity:.4") }
    addLines(to: &html.style)
    addShadow(to: &html.style)
    html.open(Self.tags[level].start, .label, View(attributes))
    html.close()
  }

  private static let tags: [(start: StaticString, end: StaticString)] = [
    ("<span", "</span>"), ("<h1", "</h1>"), ("<h2", "</h2>"), ("<h3", "</h3>"), ("<h4", "</h4>"),
  ]

  private func addLines(to style: inout CSS) {
    switch numberOfLines {
    case 1 where lineBreakMode == .byClipping: style.declare("text-overflow:clip")
    case 1: break
    case ...0: style.declare("white-space:pre-wrap")
    default:
      style.declare("display:-webkit-box")
      style.declare("white-space:pre-wrap")
      style.declare("-webkit-box-orient:vertical")
      style.declare("-webkit-line-clamp", Double(numberOfLines))
    }
    if lineBreakMode == .byCharWrapping { style.declare("word-break:break-all") }
  }

  private func addShadow(to style: inout CSS) {
    guard let shadowColor else { return }
    style.utf8.write("text-shadow:")
    style.utf8.write(shadowOffset.width)
    style.utf8.write("px ")
    style.utf8.write(shadowOffset.height)
    style.utf8.write("px ")
    style.write(shadowColor)
    style.utf8.write(";")
  }
}

extension Font {
  /// The level of a heading that is written in the font.
  fileprivate var headingLevel: Int {
    switch textStyle {
    case .largeTitle, .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case nil: pointSize >= 28 ? 1 : pointSize >= 22 ? 2 : pointSize >= 20 ? 3 : 4
    default: 4
    }
  }
}

extension Kind {
  internal static let run = Kind("Run", css: "a.Run{color:var(--link)}")

  internal static let label = Kind(
    "Label",
    css: """
      .Label{display:block;align-content:center;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;overflow-wrap:break-word}
      """
  )
}
