import Styles

private let layer = Layer()
  |> .cornerRadius(6)
  + .alpha(0.5)
//   ^ error: 'alpha'

// Missed. The standard library's other `+` are in the way; `<>` reports it where it stands: see `NameOfAnotherWidgetInPipe`.
