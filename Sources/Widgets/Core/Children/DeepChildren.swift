import Foundation

/// A list with many levels of children below it. They are released in a loop.
///
/// Releasing a widget releases its children first, one stack frame deeper, so that a tree that is nested by a loop
/// would overflow the stack. A list of children therefore counts the levels below it. Every eight levels, there is an
/// object of this class, whose release waits for the release of another one.
@usableFromInline internal final class DeepChildren: ChildrenBox {
  /// The number of levels that are released with recursion.
  internal static let limit = 8

  private var inner: ChildrenBox

  internal init(_ inner: ChildrenBox) {
    self.inner = inner
    super.init(count: inner.count, levels: inner.levels)
  }

  deinit {
    let values = Thread.current.threadDictionary
    if let orphans = values[Orphans.key] as? Orphans { return orphans.boxes.append(inner) }
    let orphans = Orphans()
    values[Orphans.key] = orphans
    inner = ChildrenBox(count: 0, levels: ChildrenLevels())
    // Each turn releases a list, which appends the lists at the next limit below it.
    while orphans.boxes.popLast() != nil {}
    values.removeObject(forKey: Orphans.key)
  }

  @usableFromInline internal override func widget(at index: Int) -> any Widget { inner.widget(at: index) }

  @usableFromInline internal override var widgets: [any Widget] { inner.widgets }

  @usableFromInline internal override func identity(at index: Int) -> ChildIdentity { inner.identity(at: index) }

  @usableFromInline internal override func isKnown(
    at index: Int, toEqual other: ChildrenBox, at otherIndex: Int
  ) -> Bool? {
    inner.isKnown(at: index, toEqual: Self.inner(other), at: otherIndex)
  }

  @usableFromInline internal override func differences(from other: ChildrenBox) -> [Int]? {
    inner.differences(from: Self.inner(other))
  }

  @usableFromInline internal override func isEqual(to other: ChildrenBox) -> Bool {
    inner.isEqual(to: Self.inner(other))
  }

  @usableFromInline internal override func visit(_ visitor: inout some WidgetVisitor) -> Bool { inner.visit(&visitor) }

  @usableFromInline internal override func visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    inner.visit(at: index, &visitor)
  }

  private static func inner(_ box: ChildrenBox) -> ChildrenBox { (box as? DeepChildren)?.inner ?? box }

  /// The lists that a thread has yet to release.
  private final class Orphans {
    /// The key among the values of a thread.
    static let key = "\(Orphans.self)"

    var boxes: [ChildrenBox] = []
  }
}
