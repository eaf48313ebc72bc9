import Styles

private struct Retry { var attempts = 1 }

private let retry = Retry() |> [\.attempts -- 5]
//                                         ^ warning: '--' is deprecated: a key path sets its property by '.~'
