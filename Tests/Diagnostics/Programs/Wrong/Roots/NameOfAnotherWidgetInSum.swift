import Styles

private let layer = Layer()
  |> .cornerRadius(6)
  + .alpha(0.5)
//   ^ error: 'alpha'
