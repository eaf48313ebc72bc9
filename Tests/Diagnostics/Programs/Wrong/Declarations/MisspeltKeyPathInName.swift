import Styles

private struct Retry { var attempts = 1 }

extension PropertyNames where Root == Retry {
  fileprivate static var attempts: Property<Root, Int> { Property(\.atempts) }
//                                                                ^ error: cannot convert value of type 'KeyPath<Retry, Value>'
}
