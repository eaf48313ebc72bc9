import Foundation
import Layout
import Widgets

extension ScrollView: HTMLRepresentable {
  /// Whether the subviews are all that is inside.
  public var writesChildrenTogether: Bool { refreshControl?.isRefreshing != true }

  /// Writes a `div` that scrolls. Keys focus it if it has a name. Otherwise, browsers focus it if nothing inside can be
  /// focused.
  public func write(to html: inout Preview.HTML) {
    let view = View(attributes)
    let inset = DirectionalEdgeInsets(contentInset, in: view)
    let role = view.operatedRole ?? (view.accessibilityLabel != nil ? .region : view.takesTaps ? .group : nil)
    addStyle(to: &html.style)
    html.open("div", .scrollView, view, modifier: modifier, role: role, box: ElementBox(inset: inset))
    let isStop = isScrollEnabled && role == .region || html.leadsFocus(to: view, role)
    // A click focuses a view that keys do not scroll, so that the script of a page knows where they go.
    let isFocusedByClick = !allowsKeyboardScrolling && html.slots != nil
    html.attribute("tabindex", is: isStop ? "0" : "-1", if: isStop || isFocusedByClick)
    html.addKeyboardScrolling(of: self)
    addBounces(to: &html)
    html.addSafeArea(of: self)
    html.close()
    html.addChildren(shownSubviews, arranged: .overlay)
    html.end("div")
  }

  private func addStyle(to style: inout CSS) {
    switch indicatorStyle {
    case .default: break
    case .black: style.declare("scrollbar-color:#0008 #0000")
    case .white: style.declare("scrollbar-color:#fff8 #0000")
    }
    style.addOverscroll("overscroll-behavior-x", bounces && bouncesHorizontally, transfersHorizontalScrollingToParent)
    style.addOverscroll("overscroll-behavior-y", bounces && bouncesVertically, transfersVerticalScrollingToParent)
    switch contentAlignmentPoint.y {
    case ..<0.25: break
    case ..<0.75: style.declare("align-content:safe center")
    default: style.declare("align-content:safe end")
    }
  }

  /// Marks a view whose content bounces even if it fits.
  private func addBounces(to html: inout Preview.HTML) {
    guard alwaysBounceHorizontal || alwaysBounceVertical, bounces, isScrollEnabled else { return }
    html.sheet.use(.bouncing)
    html.attribute("data-b", is: !alwaysBounceVertical ? "x" : alwaysBounceHorizontal ? "x y" : "y")
  }

  private var modifier: StaticString {
    if !isScrollEnabled { return " still" }
    if isPagingEnabled { return " paging" }
    // CSS hides both indicators or none.
    return showsVerticalScrollIndicator && showsHorizontalScrollIndicator ? "" : " bare"
  }
}

extension CSS {
  fileprivate mutating func addOverscroll(_ property: StaticString, _ bounces: Bool, _ transfers: Bool) {
    if !bounces { declare(property, "none") } else if !transfers { declare(property, "contain") }
  }
}

extension ElementKind {
  // Browsers bounce only content that is larger than its view: here, by a point.
  internal static let bouncing = ElementKind(
    "Bouncing", flex: nil,
    css: """
      @media(pointer:coarse){[data-b]::after{content:"";position:absolute;z-index:-1;inset:0 auto auto 0;\
      width:1px;height:1px}
      [data-b~=x]::after{width:calc(100% + 1px)}
      [data-b~=y]::after{height:calc(100% + 1px)}}
      """)

  internal static let scrollView = ElementKind(
    "ScrollView",
    clips: true,
    flex: .open,
    css: """
      .ScrollView{display:grid;grid-auto-rows:max-content;align-content:start;overflow:auto;position:relative}
      .ScrollView>*{grid-area:1/1}
      .ScrollView:where(.still){overflow:hidden}
      .ScrollView:where(.bare){scrollbar-width:none}
      .ScrollView:where(.paging){scroll-snap-type:both mandatory}
      .ScrollView:where(.paging)>*,.ScrollView:where(.paging)>:only-child>*{scroll-snap-align:start}
      """
  )
}
