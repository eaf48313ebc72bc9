import Styles

private struct Retry { let attempts = 1 }

extension PropertyNames where Root == Retry {
  fileprivate static var attempts: Property<Root, Int> { Property { $1(&$0.attempts) } }
//                                                                     ^ error: cannot pass immutable value
}
