import Layout
import Widgets

extension ProgressView: HTMLRepresentable {
  /// Writes a `progress` element.
  public func write(to html: inout Preview.HTML) {
    let (view, modifier): (View, StaticString) = (View(attributes), progressViewStyle == .bar ? " bar" : "")
    html.style.declare("--on", shownProgress)
    html.style.declare("--off", shownTrack)
    if view.padding == .zero {
      html.open("progress", .progressView, view, modifier: modifier)
      addProgress(to: &html)
    } else {
      html.open("div", .padded, view.aroundInput, box: ElementBox(flex: Flex(.open, .rigid)))
      html.close()
      html.openUnstyled("progress", .progressView, modifier: modifier)
      html.addInside(view, named: accessibilityLabel)
      addProgress(to: &html)
      html.end("div")
    }
  }

  private func addProgress(to html: inout Preview.HTML) {
    html.attribute("value", number: progress)
    html.attribute("aria-valuetext", accessibilityValue)
    html.close()
    html.end("progress")
  }
}

extension ElementKind {
  // A percentage would be 0, because the height of the element is automatic.
  internal static let progressView = ElementKind(
    "ProgressView",
    flex: Flex(.open, .rigid),
    css: """
      .ProgressView{appearance:none;display:block;width:100%;height:auto;contain:size;contain-intrinsic-size:99999px 0;\
      min-height:4px;position:relative;\
      clip-path:inset(calc(50% - 2px) 0 round 2px);\
      background-color:var(--off,var(--systemFill))}
      .ProgressView::-webkit-progress-inner-element{position:absolute;inset:0;transition:inherit}
      .ProgressView::-webkit-progress-bar{background:none;transition:inherit}
      .ProgressView::-webkit-progress-value{border-radius:2px;background:var(--on,var(--tint));transition:inherit}
      .ProgressView::-moz-progress-bar{border-radius:2px;background:var(--on,var(--tint));transition:inherit}
      .ProgressView:where(.bar){min-height:2.5px;clip-path:inset(calc(50% - 1.25px) 0 round 1.25px)}
      :where(.StackView:not(.vertical)) .ProgressView{contain-intrinsic-size:120px 0}
      :where(.StackView:not(.vertical))>.ProgressView{width:auto}
      @media(forced-colors:active){.ProgressView{forced-color-adjust:none;--on:Highlight!important;\
      --off:GrayText!important}}
      """
  )
}
