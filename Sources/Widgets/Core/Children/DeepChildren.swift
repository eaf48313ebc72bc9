#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// A list with many levels of children below it, which are released in a loop.
///
/// Releasing a widget releases its children first, one stack frame deeper. A tree that a loop has nested overflows the
/// stack so. A list of children therefore counts the levels below it, and every eight levels there is an object of this
/// class, whose release waits for that of another one.
@usableFromInline internal final class DeepChildren: ChildrenBox {
  /// The number of levels that are released with recursion.
  internal static let limit = 8

  private var inner: ChildrenBox

  internal init(_ inner: ChildrenBox) {
    self.inner = inner
    super.init(count: inner.count, levels: inner.levels)
  }

  deinit {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      let key = Orphans.key
      if let orphans = pthread_getspecific(key) {
        Unmanaged<Orphans>.fromOpaque(orphans).takeUnretainedValue().boxes.append(inner)
        return
      }
      let orphans = Orphans()
      pthread_setspecific(key, Unmanaged.passUnretained(orphans).toOpaque())
      inner = ChildrenBox(count: 0, levels: ChildrenLevels())
      // Each turn releases a list, which appends the lists at the next limit below it.
      while orphans.boxes.popLast() != nil {}
      pthread_setspecific(key, nil)
    #endif
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

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// The lists that a thread has yet to release.
    private final class Orphans {
      var boxes: [ChildrenBox] = []

      /// The key of the orphans of each thread that is releasing a list.
      static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
      }()
    }
  #endif
}
