import Styles

private struct Gauge: Widget {
//             ^ error: type 'Gauge' does not conform to protocol 'Inspectable'
  var level: Double
  var attributes = ViewAttributes.fresh
}
