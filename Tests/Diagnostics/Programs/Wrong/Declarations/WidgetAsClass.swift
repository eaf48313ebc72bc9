import Styles

private final class Gauge: Widget {
  var attributes = ViewAttributes.fresh
//    ^ error: stored property 'attributes' of 'Sendable'-conforming class 'Gauge'
}
