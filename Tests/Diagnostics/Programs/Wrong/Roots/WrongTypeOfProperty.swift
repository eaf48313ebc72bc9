import Styles

private struct Retry { var attempts = 1 }

extension PropertyNames where Root == Retry {
  fileprivate static var attempts: Property<Root, String> { Property { $1(&$0.attempts) } }
//                                                                        ^ error: cannot convert value of type 'Int'
}
