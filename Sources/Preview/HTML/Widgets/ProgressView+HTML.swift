import Widgets

extension ProgressView: HTMLRepresentable {
  /// Writes a `progress` element.
  public func write(to html: inout Preview.HTML) {
    html.style.declare("--on", progressTintColor)
    html.style.declare("--off", trackTintColor)
    html.open("<progress", .progressView, View(attributes))
    html.attribute(" value", number: progress)
    html.attribute(" aria-valuetext", accessibilityValue)
    html.body.write("></progress>")
  }
}

extension Kind {
  internal static let progressView = Kind(
    "ProgressView",
    css: """
      .ProgressView{appearance:none;display:block;width:100%;height:4px;border-radius:2px;overflow:hidden;\
      background-color:var(--off,var(--systemFill))}
      .ProgressView::-webkit-progress-bar{background:none}
      .ProgressView::-webkit-progress-value{border-radius:2px;background:var(--on,var(--tint))}
      .ProgressView::-moz-progress-bar{border-radius:2px;background:var(--on,var(--tint))}
      :where(.StackView:not(.vertical))>.ProgressView{flex:1000 1 0;align-self:center}
      """
  )
}
