import Styles

private let item = NavigationItem() |> .title(5) <> .hidesBackButton(true)
//                                            ^ error: cannot convert value of type 'Int'
