/// A change to a value, such as a style, a setting or a whole configuration.
///
/// A Mod describes a change to a `Root` without having one at hand. Compose Mods into larger ones, keep them in
/// `static` members, pass them between packages, and apply them to as many values as you like.
///
/// ```swift
/// struct Retry { var attempts = 1; var delay = 0.0 }
///
/// extension Mod<Retry> {
///   static let patient = Mod { $0.attempts = 5 } + Mod { $0.delay = 2 }
/// }
/// var retry = Retry()
/// Mod.patient(&retry)
/// // retry.attempts == 5, retry.delay == 2
/// ```
///
/// Mods form a monoid: ``identity`` changes nothing, and `+` (or `<>`) is associative. If two Mods change the same
/// property, the later one wins. A composition can have any length: applying or releasing a million Mods needs no more
/// stack than a few dozen. Only nesting takes stack, as nested calls do: a focus in a focus, a condition in a
/// condition, a list in a list. A hundred levels fit any thread.
///
/// A Mod is `Sendable`, so that a `static let` style of one type (`extension Mod<Label>`) compiles in the Swift 6
/// language mode. For a class hierarchy or a protocol (`extension Mod where Root: Widget`), use `static var` or `static
/// func`, because Swift has no stored static properties there.
///
/// The root may be noncopyable. Such Mods are made from closures, compose, branch on a `Bool`, and apply by calling, by
/// ``configure(_:with:)`` or by `|>`. Names, key paths and ``changes(to:)`` need a copyable root,
/// because Swift's key paths, associated types and reflection do.
public struct Mod<Root: ~Copyable>: Sendable {
  /// The closure that applies the Mod. For a composition on the heap, it traverses ``chain``.
  @usableFromInline internal let change: @Sendable (inout Root) -> Void

  /// The number of nested closure calls when ``change`` runs.
  @usableFromInline internal let depth: Int32

  /// 1 if ``change`` belongs to the main actor, else 0. The caller checks the thread first, once for a composition.
  ///
  /// It is a number, so that Mods have no padding: the behaviors of widgets are compared in memory.
  @usableFromInline internal let isolation: Int32

  /// The tree of a composition whose closures would nest too deeply.
  @usableFromInline internal let chain: Chain<Root>?

  @inlinable internal init(
    _ change: @escaping @Sendable (inout Root) -> Void, depth: Int32 = 1, isIsolated: Bool, chain: Chain<Root>? = nil
  ) {
    self.change = change
    self.depth = depth
    isolation = isIsolated ? 1 : 0
    self.chain = chain
  }
}

extension Mod where Root: ~Copyable {
  /// The type of the value that is changed, by another name: `extension Mod where T == DateFormatter`.
  public typealias T = Root

  /// Wraps a closure that changes a value in place.
  ///
  /// ```swift
  /// let shout = Mod<String> { $0 = $0.uppercased() }
  /// ```
  ///
  /// - Parameter change: The change. It is `@Sendable`, so that the Mod can be stored and shared. For a change that
  ///   captures local, non-sendable state, use `configure(value) { … }` or `|>`.
  @inlinable @_disfavoredOverload
  public init(_ change: @escaping @Sendable (inout Root) -> Void) { self.init(change, isIsolated: false) }

  @inlinable @inline(__always) internal var isIsolated: Bool { isolation != 0 }

  /// The closure that applies the Mod wherever it is called.
  package var checkedChange: @Sendable (inout Root) -> Void {
    guard isIsolated else { return change }
    return { self(&$0) }
  }

  /// Applies the change to `root`, in place.
  @inlinable public func callAsFunction(_ root: inout Root) {
    if isIsolated { MainActor.check(Root.self) }
    change(&root)
  }
}
