import Mod
import Widgets

/// The differences from fresh widgets, kept for the last widgets.
///
/// Trees repeat themselves: that a row is like one before is seen by comparing, and takes no reflection.
internal struct DifferenceCache {
  private var entries: [(widget: any Widget, rest: Differences)] = []
  private var oldest = 0

  /// The properties of a kind of widget, and those that every widget has.
  struct Differences {
    var own: [String]
    var common: [String]
  }

  /// The differences from a fresh widget, without the name of the type. The key stands among them, in its place.
  mutating func properties(of widget: any Widget, key: WidgetKey?) -> String {
    let rest = rest(of: widget)
    return (rest.own + (key.map { ["key: \($0)"] } ?? []) + rest.common).joined(separator: ", ")
  }

  private mutating func rest(of widget: any Widget) -> Differences {
    for entry in entries where widget.isEqual(to: entry.widget) { return entry.rest }
    let entry = (widget, widget.rest)
    if entries.count < 32 {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % 32
    }
    return entry.1
  }
}

extension Widget {
  fileprivate var rest: DifferenceCache.Differences {
    let fresh = Self()
    if self == fresh { return DifferenceCache.Differences(own: [], common: []) }
    var own = self
    own.attributes = fresh.attributes
    return DifferenceCache.Differences(
      own: own == fresh ? [] : Change.between(fresh, own).properties,
      common: attributes == fresh.attributes
        ? [] : Change.between(View(fresh.attributes), View(attributes)).properties)
  }
}
