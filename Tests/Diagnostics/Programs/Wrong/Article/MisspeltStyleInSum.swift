import Styles

private let title = Label("Building a Layout Library") |> .centerTitle + .multilin
//                                                                        ^ error: member 'multilin'

// Missed. The standard library's other `+` are in the way; `<>` reports it where it stands: see `MisspeltStyleInComposition`.
