import Styles

private let item = BarButtonItem("Archive") |> .imageInsets(EdgeInsets(tp: 4)) <> .width(44)
//                                                                    ^ error: extraneous argument label 'tp:' in call
