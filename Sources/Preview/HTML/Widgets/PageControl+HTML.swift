import Widgets

extension PageControl: HTMLRepresentable {
  /// Writes an `input` for a whole number of a range, drawn as dots.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--on", currentPageIndicatorTintColor)
    html.style.declare("--off", pageIndicatorTintColor)
    html.style.declare("--pages", Double(numberOfPages))
    html.open(
      "<input type=\"range\"", .pageControl, View(attributes),
      modifier: backgroundStyle == .prominent ? " prominent" : "")
    html.attribute(" min", number: 1)
    html.attribute(" max", number: Double(max(1, numberOfPages)))
    html.attribute(" value", number: Double(currentPage + 1))
    html.attribute(" aria-valuetext", accessibilityValue ?? "Page \(currentPage + 1) of \(numberOfPages)")
    html.addState(of: self)
    html.attribute(" hidden", if: hidesForSinglePage && numberOfPages < 2 && !isHidden)
    html.close()
  }
}

extension Kind {
  internal static let pageControl = Kind(
    "PageControl",
    css: """
      .PageControl{align-self:center;flex:none;width:calc(var(--pages)*17px);max-width:100%;height:26px;cursor:pointer;\
      background:radial-gradient(circle,var(--off,var(--tertiaryLabel)) 3.5px,#0000 4px) 0/17px}
      .PageControl:where(.prominent){border-radius:13px;background-color:var(--tertiarySystemFill)}
      .PageControl::-webkit-slider-thumb{appearance:none;width:17px;height:26px;\
      background:radial-gradient(circle,var(--on,var(--label)) 3.5px,#0000 4px)}
      .PageControl::-moz-range-thumb{width:17px;height:26px;border:0;\
      background:radial-gradient(circle,var(--on,var(--label)) 3.5px,#0000 4px)}
      """
  )
}
