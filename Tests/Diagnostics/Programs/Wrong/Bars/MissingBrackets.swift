import Styles

private let toolbar = Toolbar(.items(.flexibleSpace(), .flexibleSpace()))
//                                                      ^ error: extra argument in call
