import Widgets

/// The nodes of a live tree that wait for their appearance, and the steps that have yet to be sent.
///
/// A tree without such nodes has no list of them.
@MainActor internal final class Appearances {
  /// A node that waits for its appearance.
  fileprivate struct Watched {
    let node: Node
    var isVisible = false
    var hasAppeared = false
    /// The screen on top of a stack that was last notified.
    var shown: Int?
  }

  /// A node with the steps to send to it.
  fileprivate struct PendingSteps {
    let id: Int
    let steps: Set<AppearanceStep>
    let send: @MainActor (AppearanceStep) -> Void
  }

  private var watched: [Int: Watched] = [:]

  /// The nodes that have been added since the last update.
  private var added: [Int] = []

  /// The visible nodes that have been unmounted since the last update.
  private var unmounted: [PendingSteps] = []

  /// A Boolean value that indicates whether nodes may have appeared or disappeared.
  private var isOutOfDate = false

  private var order = AppearanceOrder.stack
  private var isSending = false

  /// Adds a node.
  internal func watch(_ node: Node) {
    guard watched[node.id] == nil else { return }
    watched[node.id] = Watched(node: node)
    added.append(node.id)
  }

  /// Removes a node whose behaviors have changed.
  internal func ignore(_ node: Node) { watched[node.id] = nil }

  /// Removes a node that is being unmounted, and keeps its handlers until they are called.
  internal func unmount(_ node: Node) {
    guard let former = watched.removeValue(forKey: node.id), former.isVisible else { return }
    var answers: [AppearanceStep: () -> Void] = [:]
    for step in AppearanceStep.leaving { answers[step] = node.mounted.answer(to: .appearance(step)) }
    unmounted.append(
      PendingSteps(id: node.id, steps: AppearanceStep.leaving) { step in
        if let answer = answers[step] { node.whileHandling(answer) }
      })
  }

  /// Notes that nodes may have appeared or disappeared.
  internal func noteChange(_ order: AppearanceOrder) {
    isOutOfDate = true
    if order.rawValue > self.order.rawValue { self.order = order }
  }

  /// Sends the steps of the nodes that have appeared and disappeared, until no handler changes anything more.
  internal func update() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while isOutOfDate || !added.isEmpty || !unmounted.isEmpty {
      let order = order
      let pending = (unmounted + changed()).sorted { $0.id < $1.id }
      (unmounted, added, isOutOfDate, self.order) = ([], [], false, .stack)
      for step in order.steps {
        for node in pending where node.steps.contains(step) { node.send(step) }
      }
    }
  }

  /// Returns the nodes that have appeared or disappeared.
  ///
  /// - Complexity: O(*n*) for *n* added nodes, or for *n* nodes if screens have changed.
  private func changed() -> [PendingSteps] {
    (isOutOfDate ? Array(watched.keys) : added).compactMap { id in
      guard var node = watched[id] else { return nil }
      let steps = node.change()
      watched[id] = node
      return steps
    }
  }
}

extension Appearances.Watched {
  /// Updates the state from the tree, and returns the events to send to the node.
  @MainActor fileprivate mutating func change() -> Appearances.PendingSteps? {
    let wasVisible = isVisible
    isVisible = node.isOnScreen
    var steps: Set<AppearanceStep> = []
    if isVisible, !wasVisible {
      steps = [.willAppear, .onAppear, .didAppear]
      if !hasAppeared { steps.insert(.onAppearOnce) }
      hasAppeared = true
    } else if wasVisible, !isVisible {
      steps = AppearanceStep.leaving
    }
    let top = node.isStack ? node.childNodes.last : nil
    if isVisible, let top, top.id != shown {
      shown = top.id
      steps.formUnion([.willShow, .didShow])
    }
    guard !steps.isEmpty else { return nil }
    return Appearances.PendingSteps(id: node.id, steps: steps) { [node] step in
      switch step {
      case .willShow, .didShow:
        if let screen = top?.snapshot as? any Widget { node.mounted.notify(.appearance(step), screen) }
      default: node.mounted.notify(.appearance(step))
      }
    }
  }
}

extension AppearanceStep {
  fileprivate static let leaving: Set<AppearanceStep> = [.willDisappear, .onDisappear, .didDisappear]
}

/// The order in which UIKit notifies screens that appear and disappear. It depends on the cause.
internal enum AppearanceOrder: Int {
  /// The order of a push, a pop, and everything without an order of its own.
  case stack
  /// The order of the selection of a tab.
  case tabs
  /// The order of pages that scroll.
  case pages
  /// The order of a presentation and of a dismissal.
  case presentation

  /// The steps, in order. If a change has several causes, the one with the highest number counts.
  internal var steps: [AppearanceStep] {
    switch self {
    case .stack:
      [
        .willDisappear, .willAppear, .willShow, .onAppearOnce, .onAppear, .onDisappear, .didDisappear, .didAppear,
        .didShow,
      ]
    case .tabs:
      [
        .willAppear, .willDisappear, .willShow, .onAppearOnce, .onAppear, .onDisappear, .didDisappear, .didAppear,
        .didShow,
      ]
    case .pages:
      [
        .willAppear, .willDisappear, .willShow, .onAppearOnce, .onAppear, .didAppear, .didShow, .onDisappear,
        .didDisappear,
      ]
    case .presentation:
      [
        .willDisappear, .willAppear, .willShow, .onAppearOnce, .onAppear, .didAppear, .didShow, .onDisappear,
        .didDisappear,
      ]
    }
  }
}
