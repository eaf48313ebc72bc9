import Mod
import Preview
import Widgets

/// A widget of somebody's own.
package struct Gauge: Widget {
  package var level = 0.5
  package var attributes = ViewAttributes.fresh

  package init() {}
}

extension Gauge: Previewable {
  package var preview: any Widget { ProgressView(.progress(level)) }
}
