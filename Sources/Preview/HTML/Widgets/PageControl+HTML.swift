import Widgets

extension PageControl: HTMLRepresentable {
  /// Writes an `input` of type `range` for whole numbers, drawn as dots.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--on", currentPageIndicatorTintColor)
    html.style.declare("--off", pageIndicatorTintColor)
    html.style.declare("--pages", Double(numberOfPages))
    html.open(
      "input", type: "range", .pageControl, View(attributes),
      modifier: backgroundStyle == .prominent ? " prominent" : "")
    html.attribute("min", number: 1)
    html.attribute("max", number: Double(max(1, numberOfPages)))
    html.attribute("value", number: Double(shownPage))
    html.attribute("aria-valuetext", accessibilityValue ?? "Page \(shownPage) of \(numberOfPages)")
    html.addState(of: self)
    html.attribute("hidden", if: hidesForSinglePage && numberOfPages < 2 && !isHidden)
    html.closeVoid()
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
      """
  )
}
