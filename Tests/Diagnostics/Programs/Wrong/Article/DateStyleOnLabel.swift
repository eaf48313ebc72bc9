import Styles

private let date = Label("Today") |> .multiline <> .isoDate
//                                                  ^ error: DateFormatter
