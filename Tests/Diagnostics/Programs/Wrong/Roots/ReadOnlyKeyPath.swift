import Styles

private struct Retry {
  var attempts = 1
  var isPatient: Bool { attempts > 1 }
}

private let retry = Retry() |> \.isPatient .~ true
//                             ^ error: cannot convert value of type 'any KeyPath<Retry, Bool> & Sendable'
