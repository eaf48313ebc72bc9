import Styles

private struct Retry {
  var attempts = 1
  var delay = 0.0
}

private let style: Mod<Retry> = [\.attempts .~ "five", \.delay .~ 2]
//                                             ^ error: cannot convert value of type 'String'
