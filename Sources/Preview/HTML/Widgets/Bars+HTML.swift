import Layout
import Widgets

extension TabBar: HTMLRepresentable {
  /// Writes a list of tabs.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--off", unselectedItemTintColor)
    if itemPositioning == .centered {
      html.style.declare("justify-content:center")
      html.style.declare("gap", points: centeredItemSpacing)
    }
    html.addBar("div", .tabBar, self, role: .tablist, natural: .zero)
    html.close()
    for (index, item) in items.enumerated() {
      if itemPositioning == .centered {
        html.style.declare("flex:none")
        html.style.declare("width", points: centeredItemWidth)
      }
      if index == selectedIndex, selectionIndicatorImage != nil { html.style.declare("background-color", .systemGray5) }
      html.add(item, at: index, isSelected: index == selectedIndex)
    }
    html.end("div")
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ item: TabBarItem, at index: Int, isSelected: Bool) {
    let title = item.shownText
    style.add(item.titleTextAttributes(for: isSelected ? .selected : .normal), font: .systemFont(ofSize: 10))
    addLargeContent(of: item)
    let image = item.shownImage(isSelected: isSelected)
    // A title without an image is at the height of titles with one.
    if image == nil { style.declare("justify-content:flex-end;padding-block-end:3.5px") }
    openUnstyled(.button, .tab)
    addPart(.tab(index))
    attribute("role", is: "tab")
    addAccessibility(of: item, label: item.accessibilityLabel)
    attribute("aria-selected", isSelected ? "true" : "false")
    attribute("disabled", if: !item.isEnabled)
    close()
    if let image {
      add(image, of: item, side: 26, isDecorative: title != nil || item.accessibilityLabel != nil)
    }
    text(title, movedBy: item.titlePositionAdjustment)
    if let badge = item.badgeValue {
      style.declare("background", item.badgeColor)
      style.add(item.badgeTextAttributes, font: .systemFont(ofSize: 13))
      openUnstyled("b", .badge)
      close()
      text(badge)
      end("b")
    }
    end("button")
  }
}

extension ElementKind {
  internal static let badge = ElementKind(
    "Badge",
    css: """
      .Badge{position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 4px);min-width:18px;\
      min-height:18px;padding:0 5px;border-radius:9px;background:var(--systemRed);color:#fff;font-size:13px;\
      line-height:18px;font-weight:400;text-align:center}
      """
  )

  internal static let tab = ElementKind("Tab", css: "")

  internal static let tabBar = ElementKind(
    "TabBar",
    flex: Flex(.open, .rigid),
    css: """
      .TabBar{display:flex;min-height:49px;box-shadow:inset 0 .5px var(--separator);\
      background-color:light-dark(#f9f9f9f0,#1d1d1df0);position:relative}
      .Tab{flex:1 1 0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;\
      padding:4px 2px 2px;color:var(--off,light-dark(#6b6b70,#98989d));font-size:10px;font-weight:500;\
      white-space:pre;position:relative;cursor:pointer}
      .Tab[aria-selected=true]{color:var(--tint)}
      .Tab>.Symbol{width:26px;height:26px}
      .Tab:where(:disabled,[data-z]){opacity:.35;cursor:default}
      """
  )
}

extension Toolbar: HTMLRepresentable {
  /// Writes a toolbar with its buttons.
  public func write(to html: inout Preview.HTML) {
    html.addBar("div", .toolbar, self, role: .toolbar)
    html.close()
    for (index, item) in items.enumerated() { html.add(item, as: .item(index)) }
    html.end("div")
  }
}

extension ElementKind {
  internal static let toolbar = ElementKind(
    "Toolbar",
    flex: Flex(.open, .rigid),
    css: """
      .Toolbar{display:flex;align-items:center;gap:16px;min-height:44px;padding:0 16px;\
      box-shadow:inset 0 .5px var(--separator);background-color:light-dark(#f9f9f9f0,#1d1d1df0);position:relative}
      """
  )
}
