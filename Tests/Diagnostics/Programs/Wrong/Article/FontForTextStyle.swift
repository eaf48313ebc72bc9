import Styles

private let views = Label("1000") |> .multiline <> .textStyle(.systemFont(ofSize: 12))
//                                                             ^ error: member 'systemFont'
