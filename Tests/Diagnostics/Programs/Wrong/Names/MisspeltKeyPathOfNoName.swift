import Styles

private struct Retry { var attempts = 1 }

private let retry = Retry() |> \.atempts .~ 5
//                             ^ error: cannot infer key path type

// Missed. The compiler takes one key path after '|>' for a function that it is not.
