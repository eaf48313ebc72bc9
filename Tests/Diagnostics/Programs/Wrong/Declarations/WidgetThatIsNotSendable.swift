import Styles

private final class Source: Equatable {
  static func == (one: Source, other: Source) -> Bool { one === other }
}

private struct Gauge: Widget {
  var source: Source?
//    ^ error: stored property 'source' of 'Sendable'-conforming struct 'Gauge'
  var attributes = ViewAttributes.fresh
}
