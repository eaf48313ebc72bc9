import Layout
import Widgets

extension ActivityIndicatorView: HTMLRepresentable {
  /// Writes a box with the role of a progress bar without a value, which rotates while the indicator is animating.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("color", color)
    html.open("span", .activityIndicatorView, View(attributes), modifier: modifier, role: .progressbar)
    if accessibilityLabel == nil { html.attribute("aria-label", is: "In progress") }
    html.attribute("hidden", if: hidesWhenStopped && !isAnimating && !isHidden)
    html.close()
    html.end("span")
  }

  private var modifier: StaticString {
    switch (style, isAnimating) {
    case (.medium, false): ""
    case (.medium, true): " turning"
    case (.large, false): " large"
    case (.large, true): " large turning"
    }
  }
}

extension ElementKind {
  // Eight spokes, cut out of a disk whose color fades around its center.
  internal static let activityIndicatorView = ElementKind(
    "ActivityIndicatorView",
    flex: .rigid,
    css: """
      .ActivityIndicatorView{display:grid;place-items:center;color:var(--systemGray)}
      .ActivityIndicatorView::before{content:"";width:20px;height:20px;\
      border-radius:50%;background:conic-gradient(#0000 0,currentColor) padding-box;\
      -webkit-mask:repeating-conic-gradient(#000 0 16deg,#0000 17deg 44deg,#000 45deg),\
      radial-gradient(closest-side,#0000 45%,#000 46%);-webkit-mask-composite:source-in;\
      mask:repeating-conic-gradient(#000 0 16deg,#0000 17deg 44deg,#000 45deg),\
      radial-gradient(closest-side,#0000 45%,#000 46%);\
      mask-composite:intersect}
      .ActivityIndicatorView:where(.large)::before{width:37px;height:37px}
      .ActivityIndicatorView.turning::before{animation:turn 1s steps(8) infinite}
      @keyframes turn{to{transform:rotate(1turn)}}
      @media (prefers-reduced-motion:reduce){.ActivityIndicatorView.turning::before{animation:none}}
      @media(forced-colors:active){.ActivityIndicatorView{forced-color-adjust:none;color:CanvasText!important}}
      """
  )
}
