import Styles

private let item = NavigationItem() |> .title() <> .hidesBackButton(true)
//                                            ^ error: missing argument for parameter #1 in call
