import Pipe
import Styles

private func views(_ count: Int?, isShy: Bool) -> (Label, Bool) {
  var label = Label() |> .text("\(count ?? 0)") + .alpha(0.5)
  label = count == nil ? label |> .isHidden(true) : label |> .isHidden(false) <> .alpha(1)
  let text = count ?? 0 |> { "\($0)" }
  return (label |> { $0.text = text }, isShy && label |> .alpha(1) == label)
}
