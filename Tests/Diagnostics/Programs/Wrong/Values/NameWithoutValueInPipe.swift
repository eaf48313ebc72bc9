import Styles

private let label = Label() |> .numberOfLines
//                              ^ error: 'numberOfLines' in 'Mod<Label>' produces result of type 'Property<Label, Int>'
