import Styles

private struct Gauge: Widget {
//             ^ error: type 'Gauge' does not conform to protocol 'Widget'
  var level = 0.0
}
