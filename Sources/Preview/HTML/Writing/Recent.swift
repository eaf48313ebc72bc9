import Widgets

/// The start tags of the widgets of a type that were written last, by what the widgets were, their content left out.
///
/// Trees repeat themselves: to see that a row is like one before costs a fraction of working out its style anew.
internal struct Recent<Key: Equatable> {
  private var entries: [(key: Key, arrangement: Preview.HTML.Arrangement, tag: [UInt8], slot: Int)] = []
  private var oldest = 0

  /// The tag of an equal widget, if there was one of late, and where in it the slot is.
  internal func tag(of key: Key, in arrangement: Preview.HTML.Arrangement) -> (tag: [UInt8], slot: Int)? {
    for entry in entries where entry.arrangement == arrangement && entry.key == key { return (entry.tag, entry.slot) }
    return nil
  }

  /// Keeps a tag, in the place of the oldest.
  internal mutating func keep(
    _ tag: ArraySlice<UInt8>, slotAt slot: Int = 0, of key: Key, in arrangement: Preview.HTML.Arrangement
  ) {
    let entry = (key, arrangement, Array(tag), slot)
    if entries.count < 4 { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % entries.count
  }
}

extension Widget {
  /// Leaves out what does not show, so that widgets that follow signals of their own may be alike.
  internal mutating func forgetBehaviors() {
    if !behaviors.isEmpty { behaviors = Behaviors() }
  }
}
