import Styles

private struct Retry { var attempts = 1 }

private let retry = Retry() |> \.attempts .~ "five"
//                                           ^ error: cannot convert value of type 'String'
