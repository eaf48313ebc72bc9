import Styles

private let button = Button("Play") |> .title(for: .highlighted)(2) <> .titleColor(.systemBlue)
//                                                               ^ error: cannot convert value of type 'Int'
