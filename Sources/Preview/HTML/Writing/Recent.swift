import Widgets

/// The start tags of the widgets of a type that were written last, by what the widgets were, their content left out.
///
/// Trees repeat themselves: to see that a row is like one before costs a fraction of working out its style again.
internal struct Recent<Key> {
  /// A start tag that has been written.
  internal struct Tag {
    let key: Key
    let arrangement: Preview.HTML.Arrangement

    /// How the widget shares the room of what is around it, unless its content decides.
    let share: Flex?
    let isHidden: Bool

    /// The tokens of the tag, and where among them the gap for the content is.
    let tokens: [UInt8]
    let gap: Int
  }

  internal private(set) var tags: [Tag] = []
  private var oldest = 0

  /// The index of the tag of a widget that is alike, if there was one of late.
  @inline(__always)
  internal func index(in arrangement: Preview.HTML.Arrangement, where isAlike: (borrowing Key) -> Bool) -> Int? {
    tags.withUnsafeBufferPointer { tags in
      tags.indices.first { tags[$0].arrangement == arrangement && isAlike(tags[$0].key) }
    }
  }

  /// Keeps a tag, in the place of the oldest.
  internal mutating func keep(_ tag: Tag) {
    if tags.count < 4 { return tags.append(tag) }
    tags[oldest] = tag
    oldest = (oldest + 1) % tags.count
  }
}

extension Preview.HTML {
  /// The tag that has been written since an offset, to be written again for widgets that are alike.
  internal func tag<Key>(from start: Int, for key: Key) -> Recent<Key>.Tag {
    Recent.Tag(
      key: key, arrangement: arrangement, share: room.flex, isHidden: room.isHidden,
      tokens: Array(sink.utf8[start...]), gap: room.gap.map { gaps[$0].offset - start } ?? 0)
  }
}

extension Boxed<ViewAttributes> {
  /// Whether widgets with these attributes and with others look the same: neither keys nor behaviors show.
  internal func areDrawn(like others: Boxed) -> Bool {
    identity == others.identity || drawn == others.drawn
  }

  private var drawn: Boxed {
    var view = View(self)
    if view.key != nil { view.key = nil }
    view.forgetBehaviors()
    return view.attributes
  }
}

extension Widget {
  /// Leaves out what does not show, so that widgets that follow signals of their own may be alike.
  internal mutating func forgetBehaviors() {
    if !behaviors.isEmpty { behaviors = Behaviors() }
  }
}
