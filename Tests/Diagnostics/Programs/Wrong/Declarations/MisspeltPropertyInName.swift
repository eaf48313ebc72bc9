import Styles

private struct Retry { var attempts = 1 }

extension PropertyNames where Root == Retry {
  fileprivate static var attempts: Property<Root, Int> { Property { $1(&$0.atempts) } }
//                                                                         ^ error: member 'atempts'
}
