import Styles

private struct Gauge: Widget {
//             ^ error: type 'Gauge' does not conform to protocol 'Equatable'
  var format: @Sendable (Double) -> String = { "\($0)" }
  var attributes = ViewAttributes.fresh
}
