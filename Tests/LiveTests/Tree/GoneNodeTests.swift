import Foundation
import LiveTesting
import Observation
import Testing

@Observable
@MainActor
private final class Model {
  var name = "Ada"
  @ObservationIgnored var readings = 0

  var readName: String {
    readings += 1
    return name
  }
}

private struct Reader: Component {
  let model: Model

  var body: Children { Label(model.readName) }
}

/// What can follow a source in a tree.
private enum Follower: CaseIterable {
  case binding, twoWayBinding, keyPath, method, receiver, finalization, lifetimes, deliveredLifetimes, gesture, barItem
  case child, component, rows, cell, presented

  /// A tree that follows the source, and hands over what it hears of to `hear`.
  @MainActor
  func tree(_ source: Var<String>, _ model: Model, _ hear: @escaping @MainActor @Sendable () -> Void) -> any Widget {
    let heard = source.map {
      hear()
      return $0
    }
    switch self {
    case .binding: return Label(.text <-- heard)
    case .twoWayBinding: return Stack.field(source, hear)
    case .keyPath: return Label(\.text <-- heard.map { $0 })
    case .method: return ScrollView(.setContentOffset <-- heard.map { _ in CGPoint(x: 1, y: 1) })
    case .receiver: return Label(.onReceive(source) { _, _ in hear() })
    case .finalization: return Label(.adHocFinalize -- { _ in source.subscribe { _ in hear() } })
    case .lifetimes: return Label(.lifetimes -- [source.subscribe { _ in hear() }])
    case .deliveredLifetimes:
      return Label(.lifetimes <-- Var(0).map { _ in [source.subscribe { _ in hear() }] })
    case .gesture: return Label(.gestureRecognizers([TapGestureRecognizer(.name <-- heard.map(Optional.some))]))
    case .barItem: return Toolbar(.items([BarButtonItem(.title <-- heard)]))
    case .child: return View { View { Label(.text <-- heard) } }
    case .component: return Composed(Reader(model: model))
    case .rows:
      return TableView(
        .tableData <-- heard.map { [$0] }.tableData(id: \.self) { CellModel($0, TableViewCell(.text($0))) })
    case .cell: return TableView { Section("Rows") { TableViewCell(.text <-- heard) } }
    case .presented:
      return ViewController(.presentedViewController(ViewController { Label(.text <-- heard) }))
    }
  }
}

private enum Stack {
  @MainActor
  static func field(_ source: Var<String>, _ hear: @escaping @MainActor @Sendable () -> Void) -> TextField {
    TextField(.text <--> Heard(source: source, hear: hear))
  }
}

/// A variable that says when it is listened to.
private struct Heard: SignalConvertible, InputConvertible {
  let source: Var<String>
  let hear: @MainActor @Sendable () -> Void

  var signal: Signal<String> {
    source.map {
      hear()
      return $0
    }
  }
  var input: Input<String> { source.input }

  nonisolated func isSame(as other: Heard) -> Bool { source.isSame(as: other.source) }
}

@MainActor
private final class Ear {
  var count = 0
}

@MainActor
struct GoneNodeTests {
  @Test("A node that is retained after unmounting receives nothing", arguments: Follower.allCases)
  private func unmounted(follower: Follower) {
    let (source, model, ear) = (Var("a"), Model(), Ear())
    let liveTree = LiveTree(View(.children([follower.tree(source, model) { ear.count += 1 }])))
    let node = liveTree.root.children[0], widget = liveTree.widget
    liveTree.unmount()
    expectSilence(source, model, ear)
    withExtendedLifetime((node, widget)) {}
  }

  @Test("A node that is retained after its removal receives nothing", arguments: Follower.allCases)
  private func removed(follower: Follower) {
    let (source, model, ear) = (Var("a"), Model(), Ear())
    let children = Var(Children([follower.tree(source, model) { ear.count += 1 }]))
    let liveTree = LiveTree(View(.children <-- children))
    let node = liveTree.root.children[0], widget = liveTree.widget
    children.set([])
    expectSilence(source, model, ear)
    withExtendedLifetime((node, widget, liveTree)) {}
  }

  private func expectSilence(_ source: Var<String>, _ model: Model, _ ear: Ear) {
    #expect(ear.count + model.readings > 0)
    (ear.count, model.readings) = (0, 0)
    source.set("b")
    model.name = "Grace"
    Observed.flush()
    #expect(ear.count + model.readings == 0)
  }
}
