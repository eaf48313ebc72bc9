/// A change to a value: a style, a setting, a whole configuration.
///
/// A Mod says what to do to a `Root`, without having one at hand. Compose Mods into larger ones, keep them
/// in `static` members, pass them between packages, and apply them to as many values as you like.
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
/// Mods form a monoid: ``identity`` changes nothing, and `+` (or `<>`) is associative. The later Mod wins where two
/// change the same thing. A composition can be of any length: applying or releasing a million Mods needs no more
/// stack than a few dozen. Only nesting takes stack, as nested calls do: a focus in a focus, a condition in a condition, a
/// list in a list. A hundred levels fit any thread.
///
/// A Mod is `Sendable`, so a `static let` style compiles in the Swift 6 language mode where the root is one type
/// (`extension Mod<Label>`). Where the root is a class hierarchy or a protocol (`extension Mod where Root: Widget`),
/// Swift has no stored statics: use `static var` or `static func`.
///
/// The root may be noncopyable. Such Mods are made from closures, compose, branch on a `Bool`, and apply by calling,
/// by ``configure(_:with:)-(_,Mod<Value>)`` or by `|>`; names, key paths and ``changes(to:)`` need a copyable root,
/// for Swift's key paths, protocols' associated types and reflection do.
public struct Mod<Root: ~Copyable>: Sendable {
  /// What applying the Mod runs; for a composition on the heap, the walk of its ``chain``.
  @usableFromInline internal let change: @Sendable (inout Root) -> Void

  /// How many closures run inside one another when ``change`` runs.
  @usableFromInline internal let depth: Int

  /// The tree that a composition becomes where closures would nest too deeply.
  @usableFromInline internal let chain: Chain<Root>?

  @inlinable
  internal init(_ change: @escaping @Sendable (inout Root) -> Void, depth: Int, chain: Chain<Root>? = nil) {
    self.change = change
    self.depth = depth
    self.chain = chain
  }
}

extension Mod where Root: ~Copyable {
  /// Wraps a closure that changes a value in place.
  ///
  /// ```swift
  /// let shout = Mod<String> { $0 = $0.uppercased() }
  /// ```
  ///
  /// - Parameter change: What to do to the value. It is `@Sendable`, so that the Mod can be stored and shared. A change
  ///   that captures local, non-sendable state goes into `configure(value) { … }` or `|>` instead.
  @inlinable
  public init(_ change: @escaping @Sendable (inout Root) -> Void) {
    self.init(change, depth: 1)
  }

  /// Applies the change to `root`, in place.
  @inlinable
  public func callAsFunction(_ root: inout Root) {
    change(&root)
  }
}
