import Styles

private let label = Label("Views").with(.alpha("half"))
//                                             ^ error: cannot convert value of type 'String'
