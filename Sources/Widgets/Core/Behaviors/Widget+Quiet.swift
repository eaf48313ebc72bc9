extension Behaviors {
  /// A Boolean value that indicates whether nothing happens before an event: there are at most handlers and delegates.
  package var areQuiet: Bool {
    switch stored {
    case .none, .handler: true
    case .binding: false
    case .lists(let box): box.storage.value.isQuiet
    }
  }
}

extension BehaviorLists {
  fileprivate var isQuiet: Bool {
    bindings.isEmpty && preparations.isEmpty && finalizations.isEmpty && lifetimes == nil && environment.isEmpty
      && stylings.isEmpty && overlays.isEmpty && !haveAppearanceHandlers && !askAboutLinks
  }
}

/// A widget and all widgets inside it, if they do nothing before an event.
///
/// A live tree shows such widgets as they are described, and creates their nodes only when they are read.
package struct QuietWidgets: WidgetVisitor {
  /// The number of widgets.
  package private(set) var count = 0

  /// A Boolean value that indicates whether any of the widgets has handlers or delegates.
  package private(set) var haveBehaviors = false

  /// The extras of most widgets, which have neither a title nor an animation.
  private let plainExtras = ViewExtras.fresh.identity

  /// The number of levels to visit.
  ///
  /// Deeper widgets count as widgets that act by themselves, so that visiting each level again costs at most this many
  /// times as much.
  package static let levels = 8

  private var levels = Self.levels

  /// Counts the widgets, or returns `nil` if one of them has bindings or other behaviors that act by themselves, has
  /// parts or a title for its screen, is a component, a screen or a list, or is shown by a preview.
  ///
  /// - Complexity: O(*n*) for *n* widgets.
  package init?(_ widget: any Widget) {
    guard visit(widget) else { return nil }
  }

  /// Counts the widgets of a child, or returns `nil` if one of them is not quiet.
  package init?(_ children: Children, at index: Int) {
    guard children._visit(at: index, &self) else { return nil }
  }

  /// Counts a widget and those inside it, or returns `false` if one of them is not quiet.
  package mutating func visit<Visited: Widget>(_ widget: Visited) -> Bool {
    guard !Visited.treeRole.isStructural else { return false }
    let behaviors = widget.behaviors
    if !behaviors.isEmpty {
      if !behaviors.areQuiet { return false }
      haveBehaviors = true
    }
    guard add(widget.attributes) else { return false }
    if widget._hasPartsOfItsOwn { return false }
    guard let inside = widget.widgetsInside else { return Visited.previewing == nil }
    if inside.isEmpty { return true }
    if inside.isLazy || levels == 0 { return false }
    levels -= 1
    defer { levels += 1 }
    return inside.visit(&self)
  }

  /// Counts a widget with some attributes, or returns `false` if it has parts, or gives a title or an animation.
  private mutating func add(_ attributes: Boxed<ViewAttributes>) -> Bool {
    // Reading by way of the boxes' storage copies neither the attributes nor the layer.
    let attributes = attributes.storage
    let layer = attributes.value.layer.storage
    // An animation or a navigation title needs a node to act.
    if attributes.value.extras.identity != plainExtras {
      let extras = attributes.value.extras.storage
      if extras.value.animation != nil || extras.value.navigationTitle != nil { return false }
    }
    guard layer.value.behaviors.isEmpty, layer.value.sublayers.elements.isEmpty,
      attributes.value.gestureRecognizers.elements.isEmpty
    else { return false }
    count += 1
    return true
  }
}
