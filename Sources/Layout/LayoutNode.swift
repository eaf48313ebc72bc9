import Foundation
import Widgets

/// A widget in a layout, with its children and the sizes that have been computed.
///
/// Computing the height of a row measures each child twice, recursively. Without the cached sizes, the time would
/// double with each level.
package final class LayoutNode {
  package let widget: any Widget
  let surroundings: LayoutSurroundings

  /// The facts inside the widget.
  private let inside: LayoutSurroundings

  /// The properties of every view.
  package let view: View

  /// The facts about the type of the widget.
  package let type: WidgetTypes.Entry

  /// The node of a live tree that the widget comes from, if there is one.
  package let origin: Origin?

  @exclusivity(unchecked) private var knownChildren: [(index: Int, node: LayoutNode)] = []

  /// The chunks of a long stack of a live tree, each with the index of its first child.
  @exclusivity(unchecked) private(set) var chunks: [(start: Int, chunk: LayoutChunk)] = []

  /// The facts that depend on the nodes inside, too.
  @exclusivity(unchecked) package private(set) var contents = LayoutContents()

  /// The limits of the width and of the height.
  let limits: (width: Limits, height: Limits)

  /// The margins around the widget.
  let margins: DirectionalEdgeInsets

  /// The frame that has been set explicitly. See ``frameSetByHand``.
  @exclusivity(unchecked) private(set) var ownFrame: CGRect?
  @exclusivity(unchecked) private(set) var insets = DirectionalEdgeInsets.zero
  private(set) lazy var baseline = firstBaseline

  @exclusivity(unchecked) var known = KnownLayout()

  /// Creates the nodes of a widget and of its descendants.
  ///
  /// - Parameters:
  ///   - widget: The outermost widget.
  ///   - ruler: The units of the layout.
  ///   - isRightToLeft: Whether the language around the widget is written from right to left.
  ///   - textSize: The text size that the user prefers. The default size by default.
  ///   - fillsScreen: Whether the widget fills a screen. `false` by default.
  ///   - memory: The nodes of former layouts. Nodes of unchanged widgets are used again.
  /// - Complexity: O(*n*) for *n* widgets that have changed.
  package convenience init(
    _ widget: any Widget, ruler: any Ruler, isRightToLeft: Bool, textSize: ContentSizeCategory = .large,
    fillsScreen: Bool = false, memory: LayoutMemory? = nil
  ) {
    let units = LayoutUnits(ruler, memory?.types ?? WidgetTypes())
    self.init(
      alone: widget,
      in: LayoutSurroundings(
        units: units, isRightToLeft: isRightToLeft, textSize: textSize, fillsScreen: fillsScreen))
    // Nodes are created level by level, so that no depth overflows the stack.
    var created: [[LayoutNode]] = []
    var level = [self]
    while !level.isEmpty {
      created.append(level)
      var next: [LayoutNode] = []
      for node in level { node.addChildren(memory, to: &next) }
      level = next
    }
    for level in created.reversed() {
      for node in level {
        node.gather()
        memory?.remember(node)
      }
    }
  }

  private init(alone widget: any Widget, in surroundings: LayoutSurroundings) {
    let ruler = surroundings.units.ruler
    type = surroundings.units.types.entry(of: widget)
    self.surroundings = surroundings
    origin = widget.behaviors.origin
    view = View(widget.attributes)
    inside = surroundings.inside(widget, view)
    let scaled = ruler.followsTextSize ? widget.scaled(preferring: inside.textSize) : nil
    if let scaled { self.widget = scaled } else { self.widget = widget }
    var height = Limits(view.height, view.minimumHeight, view.maximumHeight, ruler, along: .vertical)
    if let wish = height.wish { height.wish = ruler.height(wish, of: self.widget, view, type) }
    limits = (Limits(view.width, view.minimumWidth, view.maximumWidth, ruler, along: .horizontal), height)
    margins = ruler.insets(view.margins)
    ownFrame = frameSetByHand
    insets = ownInsets
  }

  /// Adds the nodes of the children, and appends nodes whose children are still to be added to a list.
  private func addChildren(_ memory: LayoutMemory?, to new: inout [LayoutNode]) {
    let stack = type.layout == .stack ? widget as? StackView : nil
    let shown = type.shownChildren(of: widget)
    if let memory, let stack, !shown.chunks.isEmpty {
      chunks = LayoutChunk.chunks(shown.chunks, of: self, stack, after: memory.former(origin)) {
        nodes(of: $0, axis: stack.axis, memory, addingTo: &new)
      }
    } else {
      knownChildren = nodes(of: shown.elements, axis: stack?.axis, memory, addingTo: &new)
    }
  }

  private func nodes(
    of shown: [any Widget], axis: Axis?, _ memory: LayoutMemory?, addingTo new: inout [LayoutNode]
  ) -> [(index: Int, node: LayoutNode)] {
    if shown.isEmpty { return [] }
    var inside = inside
    inside.axis = axis
    inside.fillsScreen = surroundings.fillsScreen && (axis == nil ? shown.count == 1 : shown.contains(where: \.isBar))
    var nodes: [(index: Int, node: LayoutNode)] = []
    nodes.reserveCapacity(shown.count)
    for (index, child) in shown.enumerated() where !child.isHidden {
      if let known = memory?.node(of: child, in: inside) {
        nodes.append((index, known))
        continue
      }
      let node = LayoutNode(alone: child, in: inside)
      nodes.append((index, node))
      new.append(node)
    }
    return nodes
  }

  /// Sets `contents`: whether this node or one inside it is focused, a list, a screen, or scrolls, and how deep it is.
  private func gather() {
    contents.isSought = origin?.isFocused == true || type.layout == .scroll || type.isList
    contents.hasLists = type.isList
    contents.hasScrolling = type.isList || type.isScroll || type.role == .textArea
    contents.hasScreens = type.isScreen || type.isWindow
    for (_, node) in knownChildren { contents.formUnion(node.contents) }
    for (_, chunk) in chunks {
      chunk.gather()
      contents.formUnion(chunk.contents)
    }
    contents.levels += 1
    if limits.height.wish != nil { contents.hasScrolling = false }
    if type.isScreen, let scroll = knownChildren.first?.node.widget as? any Scrolling, knownChildren.count == 1,
      scroll.contentInsetAdjustmentBehavior == .never
    {
      insets = insetsWithoutSafeArea
    }
  }

  /// The visible children, each with its index among all children.
  ///
  /// - Complexity: O(1), but O(*n*) for *n* children if they are in ``chunks`` and have not been read before.
  package var children: [(index: Int, node: LayoutNode)] {
    if !chunks.isEmpty, knownChildren.isEmpty {
      knownChildren = chunks.flatMap { start, chunk in chunk.children.map { (start + $0.index, $0.node) } }
    }
    return knownChildren
  }

  // Getting a ruler would copy it.
  var ruler: any Ruler { _read { yield surroundings.units.ruler } }

  var isRightToLeft: Bool { inside.isRightToLeft }

  /// Whether a column leaves the space empty that its content does not need.
  var leavesSpace: Bool { surroundings.fillsScreen && !children.contains { $0.node.widget.isBar } }

  /// The axis of the surrounding stack, if there is one.
  var axis: Axis? { surroundings.axis }

  /// Whether there are visible children.
  var hasChildren: Bool { !knownChildren.isEmpty || !chunks.isEmpty }

  /// The first visible child, if there is one.
  package var firstChild: LayoutNode? { knownChildren.first?.node ?? chunks.first?.chunk.children.first?.node }

  // Releasing a chain of nodes recursively would overflow the stack.
  deinit {
    guard contents.levels > Self.mostSharedLevels else { return }
    var released = children.map(\.node)
    forgetChildren()
    while let node = released.popLast() {
      guard node.contents.levels > Self.mostSharedLevels else { continue }
      released += node.children.map(\.node)
      node.forgetChildren()
    }
  }

  private func forgetChildren() { (knownChildren, chunks) = ([], []) }

  /// The number of levels up to which a node may be part of several layouts.
  static let mostSharedLevels = 256
}

extension Widget {
  /// Whether the widget is a bar at an edge of a screen.
  // A cast for each widget of a column would be slow.
  fileprivate var isBar: Bool {
    Self.self == NavigationBar.self || Self.self == TabBar.self || Self.self == Toolbar.self
  }
}

extension View {
  /// Creates a view with the attributes of another widget.
  @inlinable package init(_ attributes: Boxed<ViewAttributes>) {
    self.init()
    self.attributes = attributes
  }
}
