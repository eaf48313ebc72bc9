import Layout
import Widgets

extension NavigationBar: HTMLRepresentable {
  /// Writes a `header` with the back button, the title as a heading, and the items.
  public func write(to html: inout Preview.HTML) {
    let item = topItem ?? NavigationItem()
    let isLarge = showsLargeTitle
    html.page.title = html.page.title ?? item.title
    html.page.heading = item.title ?? html.page.heading
    html.addBar("header", .navigationBar, self, role: nil)
    html.close()
    if let prompt = item.prompt {
      html.begin("p", class: "Prompt")
      html.onOneLine { $0.text(prompt) }
      html.end("p")
    }
    html.begin("div", class: "NavigationRow")
    html.begin("div", class: "Leading")
    addBack(of: item, to: &html)
    for (index, item) in item.leftBarButtonItems.enumerated() { html.add(item, as: .left(index)) }
    if !isLarge, item.hasLeadingTitle, item.titleView == nil { addTitle(of: item, to: &html) }
    html.end("div")
    if let view = item.titleView {
      html.add([view], arranged: .row)
    } else if !isLarge, !item.hasLeadingTitle {
      addTitle(of: item, to: &html)
    }
    html.begin("div", class: "Trailing")
    // The first item is at the edge.
    for (index, item) in item.rightBarButtonItems.enumerated().reversed() { html.add(item, as: .right(index)) }
    html.end("div")
    html.end("div")
    if isLarge { addTitle(of: item, isLarge: true, to: &html) }
    html.end("header")
  }

  private func addTitle(of item: NavigationItem, isLarge: Bool = false, to html: inout Preview.HTML) {
    guard let title = item.title else { return }
    html.style.add(
      isLarge ? largeTitleTextAttributes : titleTextAttributes,
      font: isLarge ? .systemFont(ofSize: 34, weight: .bold) : .headline
    )
    if !isLarge { html.style.add(Offset(vertical: titleVerticalPositionAdjustment)) }
    html.openUnstyled("h1", .navigationTitle, modifier: isLarge ? " large" : "")
    html.close()
    html.onOneLine { $0.text(title) }
    html.end("h1")
  }

  private func addBack(of item: NavigationItem, to html: inout Preview.HTML) {
    guard let backItem, item.showsBackButton else { return }
    let shown = backItem.backButtonDisplayMode == .minimal ? nil : backItem.backTitle
    let button = backItem.backBarButtonItem
    if button?.backButtonBackgroundImage(for: .normal) != nil {
      html.addBackground()
      html.style.declare("border-radius:6px")
    }
    html.style.declare("color", button?.tintColor)
    html.openUnstyled(.button, .barButton)
    html.addPart(.back)
    if shown == nil { html.attribute("aria-label", backItem.backTitle) }
    html.close()
    html.add(backIndicatorImage ?? Image(systemName: "chevron.backward"), isDecorative: true)
    html.text(shown, movedBy: button?.backButtonTitlePositionAdjustment ?? .zero)
    html.end("button")
  }
}

extension ElementKind {
  internal static let navigationTitle = ElementKind("NavigationTitle", css: "")

  internal static let navigationBar = ElementKind(
    "NavigationBar",
    flex: Flex(.open, .rigid),
    css: """
      .NavigationBar{display:block;padding:0 16px;box-shadow:inset 0 -.5px var(--separator);\
      background-color:light-dark(#f9f9f9f0,#1d1d1df0);position:relative}
      .NavigationBar:where(:has(.large)){box-shadow:none;background-color:#0000}
      .NavigationRow{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:8px;height:44px}
      .Leading,.Trailing{display:flex;align-items:center;gap:16px}
      .Leading{grid-column:1}
      .Trailing{grid-column:3;justify-content:flex-end}
      .Leading>.BarButton:has(.Symbol:first-child){margin-inline-start:-8px;gap:2px}
      .Leading>.BarButton:dir(rtl)>.Symbol{transform:scaleX(-1)}
      .NavigationTitle{font-size:17px;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:pre}
      .NavigationTitle:where(.large){padding:3px 0 8px;font-size:34px;font-weight:700;line-height:41px}
      .Prompt{height:30px;padding-block-start:6px;font-size:13px;text-align:center;color:var(--secondaryLabel)}
      """
  )
}
