import LiveTesting
import Testing

/// What is held weakly, and holds the tree itself.
@MainActor
private final class Holder {
  var liveTree: LiveTree<Void>?
  var context: EventContext?
}

private enum Hold: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var hold: @MainActor @Sendable () -> Void {
    get { self[Hold.self] }
    set { self[Hold.self] = newValue }
  }
}

private struct Holding: Component {
  let hold: @MainActor @Sendable () -> Void

  var body: Children { Button("hold", .tapped --> hold) }
}

/// Where a closure can be in a tree.
private enum HoldingPlace: CaseIterable {
  case handler, delegate, preparation, finalization, source, conversion, lifetime, gesture, barItem, child, component
  case environment, row, reusedRow, presented, prefetched

  @MainActor
  func tree(_ hold: @escaping @MainActor @Sendable () -> Void) -> any Widget {
    switch self {
    case .handler: Button(.tapped --> hold)
    case .delegate:
      TextField(
        .shouldReturn -- { _ in
          MainActor.assumeIsolated(hold)
          return true
        })
    case .preparation:
      Label(
        .adHocPrepare -- { _ in
          if false { MainActor.assumeIsolated(hold) }
        })
    case .finalization:
      Label(
        .adHocFinalize -- { _ in
          hold()
          return nil
        })
    case .source: Label(.text <-- Signal.observing { hold() }.map { "" })
    case .conversion:
      Label(
        .onReceive(Var(0)) { _, _ in hold() })
    case .lifetime: Label(.lifetimes -- [Lifetime { hold() }])
    case .gesture: Label(.onTap { hold() })
    case .barItem: Toolbar(.items([BarButtonItem(.tapped --> hold)]))
    case .child: View { View { Button(.tapped --> hold) } }
    case .component: Composed(Holding(hold: hold))
    case .environment: View(.environment(\.hold, hold)) { View() }
    case .row:
      TableView(
        .model(TableModel { Section("") { RowList([CellModel(1, TableViewCell()).with { $0.didSelect = hold }]) } }))
    case .reusedRow:
      TableView(
        .model(
          TableModel {
            Section("") {
              RowList([
                CellModel(1, reusing: "Row", showing: 1) { _ in TableViewCell(.onTap { hold() }) }
              ])
            }
          }))
    case .presented: ViewController(.presentedViewController(ViewController { Button(.tapped --> hold) }))
    case .prefetched:
      TableView(
        .visibleRowCount(1), .prefetchedRowCount(1),
        .model(
          TableModel {
            Section("") {
              RowList((0..<3).map { CellModel($0, TableViewCell()).with { $0.cancelPrefetching = hold } })
            }
          }))
    }
  }
}

@MainActor
struct UnmountingTests {
  @Test("An unmounted live tree is released, whatever its widgets retain", arguments: HoldingPlace.allCases)
  private func noLeak(place: HoldingPlace) {
    weak var left: LiveTree<Void>?
    weak var root: Node?
    do {
      let holder = Holder()
      let liveTree = LiveTree(View(.children([place.tree { _ = holder.liveTree }])))
      holder.liveTree = liveTree
      (left, root) = (liveTree, liveTree.root)
      liveTree.unmount()
    }
    #expect(left == nil && root == nil)
  }

  @Test("A removed node is released, even if its own handler retains a context of it")
  func storedContext() throws {
    let children = Var(Children())
    let liveTree = LiveTree(View(.children <-- children))
    weak var node: Node?
    do {
      let holder = Holder()
      children.set([Button("keep", .tapped --> inContext { holder.context = $0 })])
      try liveTree.find(.button("keep")).tap()
      node = liveTree.root.children[0]
      #expect(node != nil && holder.context != nil)
    }
    children.set([])
    #expect(node == nil)
  }

  @Test("The last widget can be read after unmounting, with the names of components")
  func remains() {
    let liveTree = LiveTree(
      View {
        Holding {}
        Toolbar(.items([BarButtonItem(.title <-- Var("Save"))]))
        TableView { Section("Users") { TableViewCell(.text("Ada")) } }
      })
    let before = "\(liveTree)"
    liveTree.unmount()
    #expect("\(liveTree)" == before)
    #expect((liveTree.widget as? View)?.behaviors.isEmpty == true)
  }

  @Test("A tree with an unanswered request for files is released")
  func requestedFiles() throws {
    weak var root: Node?
    do {
      let liveTree = LiveTree(
        Button("Choose", .tapped --> inContext { context in context.pickFiles { _ in context.copy("") } }))
      try liveTree.tap()
      root = liveTree.root
      #expect(liveTree.fileRequest != nil)
    }
    #expect(root == nil)
  }
}
