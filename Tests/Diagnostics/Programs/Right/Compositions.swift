import Styles

private let style: Mod<Label> = .text("Views") <> .alpha(0.5) <> .numberOfLines -- 2 <> \.isHidden .~ true
private let sum: Mod<Label> = .text("Views") + .alpha(0.5) + .numberOfLines -- 2
private let all = Mod.combine([style, sum, .identity])

private func appended() -> Mod<Label> {
  var result = style
  result += .alpha(1)
  return result
}
