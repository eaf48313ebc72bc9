import Styles

private struct Retry { var attempts = 1 }

extension PropertyNames where Root == Label {
  fileprivate static var attempts: Property<Root, Int> { Property(\Retry.attempts) }
//                                                                ^ error: cannot convert value of type 'WritableKeyPath<Retry, Int>'
}
