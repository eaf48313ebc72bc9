import Styles

private let slider = Slidr(.value(0.5))
//                   ^ error: cannot find 'Slidr' in scope
