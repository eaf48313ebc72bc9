import Styles

private let views = Label("1000") |> .dynamicFont(.bdy)
//                                                 ^ error: member 'bdy'
