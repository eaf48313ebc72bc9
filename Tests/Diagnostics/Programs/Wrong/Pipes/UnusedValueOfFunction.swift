import Pipe
import Styles

private func style(_ label: Label) {
  label |> { $0.text = "Views" }
//      ^ warning: result of operator '|>' is unused
}
