import Layout
import Widgets

/// A widget that trees have many of.
///
/// The compiler specializes the requirements of an internal protocol for each type that conforms, which makes writing
/// several times faster than calling a public requirement of an unknown type.
internal protocol FrequentlyWritten: HTMLRepresentable {
  /// Returns the function that writes widgets of this type to one destination.
  static func makeWriting() -> Preview.HTML.Writing
}

extension FrequentlyWritten {
  internal static func makeWriting() -> Preview.HTML.Writing {
    { widget, html in _ = widget.reading(as: Self.self) { $0.pointee.write(to: &html) } }
  }
}

extension Label: FrequentlyWritten {}
extension StackView: FrequentlyWritten {}
extension View: FrequentlyWritten {}

/// A widget without children that always writes the same tokens for the same value.
internal protocol RepeatedLeaf: FrequentlyWritten, Equatable {
  /// Whether the markup depends on values of a theme.
  var readsTheme: Bool { get }

  /// Whether the markup depends on the environment's settings for loading and moving images.
  var readsEnvironment: Bool { get }
}

extension RepeatedLeaf {
  internal var readsTheme: Bool { false }
  internal var readsEnvironment: Bool { false }
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
  internal static func makeWriting() -> Preview.HTML.Writing {
    let memory = LeafMemory<Self>()
    return { widget, html in _ = widget.reading(as: Self.self) { memory.write($0, to: &html) } }
  }
}

/// The last written widgets of a type, with their tokens.
private final class LeafMemory<Leaf: RepeatedLeaf> {
  @exclusivity(unchecked) var recent = RecentTags<Leaf>()
  @exclusivity(unchecked) var hits = 0
  @exclusivity(unchecked) var misses = 0

  /// A Boolean value that indicates whether widgets of the type are equal often enough to compare them.
  var isUseful: Bool { misses < 16 || hits > misses / 4 }

  /// Writes a widget, from memory if an equal one was written recently.
  func write(_ leaf: UnsafePointer<Leaf>, to html: inout Preview.HTML) {
    // The action of an alert has the id of its node, which another alert does not have.
    let mayBePart = html.slots?.parts.isEmpty == false
    let isRemembered = html.place.path == nil && !html.memory.isForgetful && html.style.isEmpty && !html.sink.isSilent
    guard isUseful, isRemembered, !mayBePart else {
      return leaf.pointee.write(to: &html)
    }
    if let index = recent.index(in: html.arrangement, where: { $0 == leaf.pointee }) {
      hits += 1
      html.begin(recent.tags[index].share, isHidden: recent.tags[index].isHidden)
      return html.sink.append(recent.tags[index].tokens)
    }
    let start = html.sink.utf8.count
    leaf.pointee.write(to: &html)
    // An `id` must be unique.
    if leaf.pointee.accessibilityIdentifier != nil { return }
    if leaf.pointee.readsTheme || leaf.pointee.readsEnvironment { return }
    misses += 1
    if html.space.gap == nil { recent.keep(html.tag(from: start, for: leaf.pointee)) }
  }
}
