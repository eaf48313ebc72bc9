import Layout
import Mod
import Widgets

/// A cache of the differences between widgets and fresh ones.
///
/// Trees contain many equal widgets. Comparing a widget with recent ones is faster than reflection.
internal struct DifferenceCache {
  private var entries: [(widget: any Widget, rest: Differences)] = []
  private var oldest = 0
  let types = WidgetTypes()

  /// The number of failed lookups for each type since the last successful one.
  private var misses: [ObjectIdentifier: Int] = [:]

  /// The properties of a widget's own type, and those of every widget.
  struct Differences {
    var own: [String]
    var common: [String]
  }

  /// Returns the differences from a fresh widget, with the key but without the name of the type.
  mutating func properties(of widget: any Widget, key: WidgetKey?) -> String {
    let rest = rest(of: widget)
    return (rest.own + (key.map { ["key: \($0)"] } ?? []) + rest.common).joined(separator: ", ")
  }

  private mutating func rest(of widget: any Widget) -> Differences {
    // Searching is too slow for types whose widgets are never equal.
    let type = ObjectIdentifier(Swift.type(of: widget))
    if misses[type, default: 0] >= 16 { return widget.rest }
    for entry in entries where widget.isEqual(to: entry.widget) {
      misses[type] = 0
      return entry.rest
    }
    misses[type, default: 0] += 1
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
