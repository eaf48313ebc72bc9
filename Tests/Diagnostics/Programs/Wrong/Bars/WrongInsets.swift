import Styles

private let item = BarButtonItem("Archive") |> .imageInsets(EdgeInsets(top: "4")) <> .width(44)
//                                                                          ^ error: cannot convert value of type 'String'
