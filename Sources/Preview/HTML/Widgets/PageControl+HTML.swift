import Layout
import Widgets

extension PageControl: HTMLRepresentable {
  /// Writes an `input` of type `range` for whole numbers, drawn as dots.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--on", currentPageIndicatorTintColor)
    html.style.declare("--off", pageIndicatorTintColor)
    html.style.declare("--pages", Double(numberOfPages))
    html.style.add(imagesOf: self)
    html.style.add(directionOf: self)
    if !isEnabled { html.style.declare("opacity:.5") }
    html.open(
      .input("range"), .pageControl, View(attributes), modifier: backgroundStyle == .prominent ? " prominent" : "")
    html.attribute("min", number: 1)
    html.attribute("max", number: Double(max(1, numberOfPages)))
    html.attribute("value", number: Double(shownPage))
    html.attribute("aria-valuetext", accessibilityValue ?? "Page \(shownPage) of \(numberOfPages)")
    html.addState(of: self)
    html.addEndOfTouch(if: !allowsContinuousInteraction)
    html.attribute("hidden", if: hidesForSinglePage && numberOfPages < 2 && !isHidden)
    html.closeVoid()
  }
}

extension CSS {
  /// Writes the images of dots in place of the dots.
  fileprivate mutating func add(imagesOf pages: PageControl) {
    let current = pages.currentPageIndicatorImage(forPage: pages.pageOnDisplay)
    if let current { add("--dot:", current, " center/12px no-repeat;") }
    let shown = min(pages.shownPages, 50)
    let images = (0..<shown).compactMap { page in pages.indicatorImage(forPage: page).map { (page, $0) } }
    guard !images.isEmpty else { return }
    if images.count == shown, images.allSatisfy({ $0.1 == images[0].1 }) {
      return add("--dots:", images[0].1, " 0 0/18px 26px;")
    }
    utf8.write("--dots:")
    for (page, image) in images {
      utf8.write(raw: Symbol(image).css(in: "8e8e93"))
      utf8.write(" ")
      utf8.write(Double(page) * 18 + 3)
      utf8.write("px 7px/12px no-repeat,")
    }
    utf8.write("radial-gradient(circle,var(--off,var(--tertiaryLabel)) 3.5px,#0000 4px) 0 0/18px 26px;")
  }

  private mutating func add(_ name: StaticString, _ image: Image, _ place: StaticString) {
    utf8.write(name)
    utf8.write(raw: Symbol(image).css(in: "8e8e93"))
    utf8.write(place)
  }

  /// Writes the direction of the dots. Vertical dots are a rotated row.
  fileprivate mutating func add(directionOf pages: PageControl) {
    switch pages.direction {
    case .natural: break
    case .leftToRight: declare("direction:ltr")
    case .rightToLeft: declare("direction:rtl")
    case .topToBottom: declare("rotate:90deg")
    case .bottomToTop: declare("rotate:-90deg")
    }
    guard pages.isUpright else { return }
    declare("margin:calc(var(--pages)*9px - 2px) calc(2px - var(--pages)*9px)")
  }
}

extension ElementKind {
  internal static let pageControl = ElementKind(
    "PageControl",
    flex: Flex(.asPrioritised, .rigid),
    css: """
      .PageControl{width:auto;contain:size;contain-intrinsic-size:calc(var(--pages)*18px + 22px) 26px;min-height:26px;\
      cursor:pointer;\
      --dots:radial-gradient(circle,var(--off,var(--tertiaryLabel)) 3.5px,#0000 4px) 0 0/18px 26px;\
      --dot:radial-gradient(circle,var(--on,var(--label)) 3.5px,#0000 4px)}
      .PageControl:where(.prominent){background:linear-gradient(var(--tertiarySystemFill) 0 0) center top/\
      calc(var(--pages)*18px + 8px) 26px no-repeat;clip-path:inset(0 calc(50% - var(--pages)*9px - 4px) round 13px)}
      .PageControl::-webkit-slider-runnable-track{flex:none;width:calc(var(--pages)*18px);height:26px;margin:0 auto;\
      background:var(--dots)}
      .PageControl::-webkit-slider-thumb{appearance:none;width:18px;height:26px;background:var(--dot)}
      .PageControl::-moz-range-track{width:calc(var(--pages)*18px);height:26px;background:var(--dots)}
      .PageControl::-moz-range-thumb{width:18px;height:26px;border:0;background:var(--dot)}
      @media(forced-colors:active){.PageControl{forced-color-adjust:none;--on:Highlight!important;\
      --off:GrayText!important;--tertiarySystemFill:Canvas}}
      """
  )
}
