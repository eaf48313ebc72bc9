import Styles

private struct Gauge: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

private let gauge = Gauge(
  .alpha -- 0.5,
  .numberOfLines -- 2
// ^ error: member 'numberOfLines'
)
