import Styles

private struct Retry { var attempts = 1 }

extension PropertyNames where Root == Retry {
  fileprivate static var attempts: Property<Root, Int> { Property { $1($0.attempts) } }
//                                                                        ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
}
