import Layout
import Widgets

/// The recently written start tags of the widgets of a type, by the properties of the widgets without their content.
///
/// Trees repeat themselves, and comparing a row with a former one costs much less than computing its style again.
internal struct RecentTags<Key> {
  /// A start tag that has been written.
  internal struct Tag {
    let key: Key
    let arrangement: Preview.HTML.Arrangement

    /// The widget's share of the space of its container, unless its content determines it.
    let share: Flex?
    let isHidden: Bool

    /// The tokens of the tag, and the position of the gap for the content among them.
    let tokens: [UInt8]
    let gap: Int
  }

  internal private(set) var tags: [Tag] = []
  private var oldest = 0

  /// Returns the index of a recent tag for a matching widget, if there is one.
  @inline(__always)
  internal func index(in arrangement: Preview.HTML.Arrangement, where isAlike: (borrowing Key) -> Bool) -> Int? {
    // In a release build, Swift 6.3 crashes on a span in place of the buffer.
    tags.withUnsafeBufferPointer { tags in
      tags.indices.first { tags[$0].arrangement == arrangement && isAlike(tags[$0].key) }
    }
  }

  /// Stores a tag in place of the oldest one.
  internal mutating func keep(_ tag: Tag) {
    if tags.count < 4 { return tags.append(tag) }
    tags[oldest] = tag
    oldest = (oldest + 1) % tags.count
  }
}

extension Preview.HTML {
  /// Returns the tag that has been written since an offset, to write it again for equal widgets.
  internal func tag<Key>(from start: Int, for key: Key) -> RecentTags<Key>.Tag {
    RecentTags.Tag(
      key: key, arrangement: arrangement, share: space.flex, isHidden: space.isHidden,
      tokens: Array(sink.utf8[start...]), gap: space.gap.map { sink.gaps[$0].offset - start } ?? 0)
  }
}

extension Boxed<ViewAttributes> {
  /// Returns whether a widget looks the same with these attributes as with `others`, which are without a key and
  /// behaviors.
  internal func areDrawn(like others: Boxed) -> Bool { identity == others.identity || drawn == others }

  /// The attributes without the key and the behaviors, which do not show.
  internal var drawn: Boxed {
    var view = View(self)
    if view.key != nil { view.key = nil }
    view.forgetBehaviors()
    return view.attributes
  }
}

extension Widget {
  /// Removes the behaviors, which do not show, so that widgets with different signals can be equal.
  package mutating func forgetBehaviors() {
    if !behaviors.isEmpty { behaviors = Behaviors() }
  }
}
