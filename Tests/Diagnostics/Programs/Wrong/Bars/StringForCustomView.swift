import Styles

private let item = BarButtonItem("Archive") |> .customView("Archive")
//                                                         ^ error: argument type 'String' does not conform to expected type 'Widget'
