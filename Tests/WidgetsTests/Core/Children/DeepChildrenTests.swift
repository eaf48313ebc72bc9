import Foundation
import Mod
import Testing
import Widgets

/// How a loop nests widgets.
private enum Nesting: CaseIterable, Sendable {
  case stacks, builders, beside, views, scrollViews, screens, components, appended, changed, replaced, mixed

  /// Returns a container around a widget.
  func around(_ inner: any Widget, _ level: Int) -> any Widget {
    switch self {
    case .stacks: return StackView(.arrangedSubviews([inner]))
    case .builders: return VStack { inner }
    case .beside: return StackView(.arrangedSubviews([Label("before"), inner, View(), Label("after")]))
    case .views: return View(.subviews([inner]))
    case .scrollViews: return ScrollView(.subviews([inner]))
    case .screens: return ViewController(.children([inner]))
    case .components:
      var composed = Composed()
      composed.children = [inner]
      return composed
    case .appended:
      var stack = StackView()
      stack.children.append(Label())
      stack.children.append(inner)
      return stack
    case .changed:
      var stack = StackView(.arrangedSubviews([Label(), Label()]))
      stack.children[1] = inner
      return stack
    case .replaced:
      var stack = StackView(.arrangedSubviews([Label(), Label()]))
      stack.children.elements.swapAt(0, 1)
      stack.children.replaceSubrange(0..<2, with: [inner])
      return stack
    case .mixed: return Self.allCases[level % (Self.allCases.count - 1)].around(inner, level)
    }
  }

  func nested(_ levels: Int) -> any Widget {
    (0..<levels).reduce(Label("innermost") as any Widget) { around($0, $1) }
  }
}

/// Runs work on a thread with a stack of 512 KiB, that of secondary threads on Apple's platforms, and waits for it.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}

@Suite("Widgets that a loop has nested")
struct DeepChildrenTests {
  @Test(
    "A hundred thousand levels are built, copied, changed and released on a small stack", arguments: Nesting.allCases)
  fileprivate func release(_ nesting: Nesting) async {
    let depth = await onSmallStack {
      var widgets: Children = [nesting.nested(100_000)]
      let copy = widgets
      widgets[0].tag = 1
      widgets.append(Label())
      return widgets.depth - copy.depth
    }
    #expect(depth == 0)
  }

  @Test("A hundred thousand levels are compared on a small stack", arguments: [Nesting.stacks, .views])
  fileprivate func comparison(_ nesting: Nesting) async {
    let results = await onSmallStack {
      let first = nesting.nested(100_000)
      return [first.isEqual(to: nesting.nested(100_000)), first.isEqual(to: nesting.nested(99_999))]
    }
    #expect(results == [true, false])
  }

  @Test("A widget that another reference retains outlives the released tree around it")
  func shared() async {
    let depth = await onSmallStack {
      let inner = Nesting.stacks.nested(50_000)
      var outer: any Widget = inner
      for level in 0..<50_000 { outer = Nesting.views.around(outer, level) }
      outer = Label()
      return Children([inner]).depth
    }
    #expect(depth == 50_001)
  }

  @Test("Custom containers release their contents once, in any number of trees")
  func values() async {
    let count = Count()
    await onSmallStack {
      for _ in 0..<3 {
        var widget: any Widget = Label()
        for _ in 0..<20_000 {
          var owner = Owner()
          owner.probe = Probe(count)
          owner.children = [widget, Label()]
          widget = owner
        }
      }
    }
    #expect(count.value == 60_000)
  }
}

/// A container of a program's own.
private struct Owner: Container {
  var probe: Probe?
  var children: Children = []
  var attributes = ViewAttributes.fresh
}

/// An object that counts its release.
private final class Probe: Sendable, Equatable {
  let count: Count

  init(_ count: Count) { self.count = count }

  deinit { count.add(1) }

  static func == (first: Probe, second: Probe) -> Bool { first === second }
}

/// A number that threads share.
private final class Count: @unchecked Sendable {
  // The lock is held around every access.
  private let lock = NSLock()
  private var number = 0

  func add(_ more: Int) { lock.withLock { number += more } }
  var value: Int { lock.withLock { number } }
}
