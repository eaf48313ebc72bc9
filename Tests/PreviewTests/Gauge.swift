import Mod
import Preview
import Widgets

/// A widget of somebody's own.
struct Gauge: Widget {
  var level = 0.5
  var attributes = ViewAttributes.fresh
}

extension Gauge: Previewable {
  var preview: any Widget { ProgressView(.progress(level)) }
}
