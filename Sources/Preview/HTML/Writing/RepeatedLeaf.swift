import Widgets

/// A widget without children that always writes the same tokens for the same value.
internal protocol RepeatedLeaf: HTMLRepresentable, Equatable {
  /// Whether what is written depends on values of a theme.
  var readsTheme: Bool { get }
}

extension RepeatedLeaf {
  internal var readsTheme: Bool { false }
}

extension ActivityIndicatorView: RepeatedLeaf {}
extension Button: RepeatedLeaf {}
extension Divider: RepeatedLeaf {}
extension ImageView: RepeatedLeaf {}
extension ProgressView: RepeatedLeaf {}
extension Slider: RepeatedLeaf {}
extension Spacer: RepeatedLeaf {}
extension Stepper: RepeatedLeaf {}
extension Switch: RepeatedLeaf {}

extension RepeatedLeaf {
  internal static func makeMemory() -> AnyObject { LeafMemory<Self>() }

  /// Writes a widget of this type, from memory if an equal one was written recently.
  internal static func write(_ widget: any Widget, to html: inout Preview.HTML, from memory: AnyObject) {
    guard let leaf = widget as? Self else { return }
    // An `id` must be unique.
    guard let memory = memory as? LeafMemory<Self>, memory.isUseful, html.path == nil, !html.isForgetful,
      leaf.accessibilityIdentifier == nil, html.style.isEmpty, !leaf.readsTheme
    else { return leaf.write(to: &html) }
    if let index = memory.recent.index(in: html.arrangement, where: { $0 == leaf }) {
      memory.hits += 1
      html.begin(memory.recent.tags[index].share, isHidden: memory.recent.tags[index].isHidden)
      html.sink.append(memory.recent.tags[index].tokens)
    } else {
      memory.misses += 1
      let start = html.sink.utf8.count
      leaf.write(to: &html)
      if html.room.gap == nil { memory.recent.keep(html.tag(from: start, for: leaf)) }
    }
  }
}

/// The last written widgets of a type, with their tokens.
private final class LeafMemory<Leaf> {
  @exclusivity(unchecked) var recent = RecentTags<Leaf>()
  @exclusivity(unchecked) var hits = 0
  @exclusivity(unchecked) var misses = 0

  /// A Boolean value that indicates whether widgets of the type are equal often enough to compare them.
  var isUseful: Bool { misses < 16 || hits > misses / 4 }
}
