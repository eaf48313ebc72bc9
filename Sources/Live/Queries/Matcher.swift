/// Which nodes one looks for: by what users perceive, by what the program calls them, by where they are.
///
/// ```swift
/// tree.find(.button("Save"), .inside(.identifier("login")), .not(.disabled))
/// ```
///
/// What has commas between holds at once; there are ``any(_:)``, ``not(_:)`` and ``all(_:)`` for the rest. Matchers are values:
///
/// ```swift
/// extension Matcher {
///   static let primary: Matcher = .all(.button, .identifier("primary"))
///   static let overdue = Matcher("overdue") { ($0.model as? Label)?.textColor == .systemRed }
/// }
/// ```
///
/// What users do not perceive, for it is hidden or inside something that speaks with one voice, is not found by role, name,
/// text, label or placeholder, unless the query is ``Query/includingHidden``.
public struct Matcher: Sendable, CustomStringConvertible {
  /// How one writes it: `.button("Save")`.
  public let description: String

  /// Works out what there is to know about a tree, and gives what tells of each of its nodes.
  internal let prepare: @MainActor @Sendable (SearchedTree) -> Criterion

  internal init(description: String, _ prepare: @escaping @MainActor @Sendable (SearchedTree) -> Criterion) {
    self.description = description
    self.prepare = prepare
  }

  /// Creates a matcher of a predicate, with a name to tell in the error of a failed query.
  public init(_ name: String, _ predicate: @escaping @MainActor @Sendable (Node) -> Bool) {
    self.init(description: ".\(name)") { tree in Criterion { predicate(tree.elements[$0].node) } }
  }
}

/// What a matcher says of the nodes of one tree, which go by their indices in it.
@MainActor
internal struct Criterion {
  let matches: @MainActor (Int) -> Bool
  /// How near a node comes, from 0 to 1.
  let closeness: @MainActor (Int) -> Double

  /// Creates a criterion that a node fulfils or not.
  init(_ matches: @escaping @MainActor (Int) -> Bool) {
    self.matches = matches
    closeness = { matches($0) ? 1 : 0 }
  }

  /// Creates a criterion of a circumstance, which says little about whether a node is meant: one that is elsewhere comes nearer
  /// than one that is another.
  static func circumstance(_ matches: @escaping @MainActor (Int) -> Bool) -> Criterion {
    Criterion(matches) { matches($0) ? 0.5 : 0.25 }
  }

  /// Creates a criterion that a node may nearly fulfil.
  init(_ matches: @escaping @MainActor (Int) -> Bool, closeness: @escaping @MainActor (Int) -> Double) {
    self.matches = matches
    self.closeness = closeness
  }
}
