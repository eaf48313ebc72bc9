import Mod
import Widgets

/// The rules of a recipe, arranged for applying them. All copies of the recipe share them.
///
/// Choices of one byte, such as nearly every enumeration, are found by a table. A key path and a hash would cost ten
/// times as much as setting the style.
@usableFromInline
internal final class RecipeContents<Root, Look: Variants>: Sendable {
  /// The base.
  @usableFromInline internal let base: @Sendable (inout Root) -> Void

  /// For each choice, the offset of its byte in the selection, or -1 if the value takes more than a byte.
  @usableFromInline internal let offsets: [Int]

  /// For each choice and each byte, the index of the style in ``styles``.
  @usableFromInline internal let table: [Int32]

  /// For each choice, a function that returns the index of the style in ``styles``, or -1 for the value of an open
  /// choice that is not listed.
  @usableFromInline internal let indexes: [@Sendable (Look) -> Int]

  /// For each choice, a function that returns the style of a value that is not listed, if the choice is open.
  private let others: [(@Sendable (Look) -> Mod<Root>)?]

  /// For each rule about combinations, a function that returns the style of values that are not listed, if it is about
  /// an open choice.
  private let otherCompounds: [(@Sendable (Look) -> Mod<Root>)?]

  /// The styles of all values of all choices.
  @usableFromInline internal let styles: [RecipeStyle<Root>]

  /// For each rule about combinations, a function that returns the index of the style in ``compounds``, -1 for values
  /// of an open choice that are not listed, or `nil` if a selection has none.
  @usableFromInline internal let compoundIndexes: [@Sendable (Look) -> Int?]

  /// The styles of the combinations.
  @usableFromInline internal let compounds: [RecipeStyle<Root>]

  /// The choices that the environment fills.
  internal let environmentChoices = EnvironmentChoices<Look>()

  /// Whether there are such choices.
  @usableFromInline internal let followsEnvironment: Bool

  @_semantics("optimize.sil.specialize.generic.never")
  internal init(_ rule: RecipeRule<Root, Look>) {
    base = Mod.combine(rule.base.map(\.mod)).checkedChange
    offsets = rule.axes.map { $0.byte?.offset ?? -1 }
    var table: [Int32] = []
    var indexes: [@Sendable (Look) -> Int] = []
    var start = 0
    for axis in rule.axes {
      table += (0...UInt8.max).map { byte in axis.byte?.indexes[byte].map { Int32(start + $0) } ?? -1 }
      indexes.append { [start, index = axis.index] look in
        let index = index(look)
        return index < 0 ? index : start + index
      }
      start += axis.styles.count
    }
    self.table = table
    self.indexes = indexes
    others = rule.axes.map { $0.open?.style }
    otherCompounds = rule.compounds.map(\.other)
    styles = rule.axes.flatMap(\.styles).map(RecipeStyle.init)
    var compoundIndexes: [@Sendable (Look) -> Int?] = []
    var count = 0
    for compound in rule.compounds {
      compoundIndexes.append { [start = count, index = compound.index] look in
        index(look).map { $0 < 0 ? $0 : start + $0 }
      }
      count += compound.styles.count
    }
    self.compoundIndexes = compoundIndexes
    compounds = rule.compounds.flatMap(\.styles).map(RecipeStyle.init)
    followsEnvironment = !environmentChoices.isEmpty
  }

  /// Applies the style of a selection.
  @inlinable
  internal func apply(_ look: Look, to root: inout Root) {
    if followsEnvironment {
      applyInEnvironment(look, to: &root)
    } else {
      applyRules(look, to: &root)
    }
  }

  /// Applies the style of a selection all of whose choices are made.
  @inlinable
  internal func applyRules(_ look: Look, to root: inout Root) {
    base(&root)
    withUnsafeBytes(of: look) { bytes in
      for axis in offsets.indices {
        let offset = offsets[axis]
        var style = offset < 0 ? -1 : Int(table[axis << 8 | Int(bytes[offset])])
        if style < 0 {
          // The function stops with a message if the choice does not list the value, unless it is open.
          style = indexes[axis](look)
          if style < 0 {
            applyUnlisted(axis, of: look, to: &root)
            continue
          }
        }
        styles[style].change(&root)
      }
    }
    for rule in compoundIndexes.indices {
      guard let style = compoundIndexes[rule](look) else { continue }
      if style < 0 { applyUnlistedPair(rule, of: look, to: &root) } else { compounds[style].change(&root) }
    }
  }
}

extension RecipeContents {
  /// Applies the style of a value that an open choice does not list.
  @inline(never) @usableFromInline
  internal func applyUnlisted(_ axis: Int, of look: Look, to root: inout Root) { others[axis]?(look)(&root) }

  /// Applies the style of a pair of values that open choices do not list.
  @inline(never) @usableFromInline
  internal func applyUnlistedPair(_ rule: Int, of look: Look, to root: inout Root) {
    otherCompounds[rule]?(look)(&root)
  }

  /// Applies the style of a selection some of whose choices may be left to the environment.
  @usableFromInline
  internal func applyInEnvironment(_ look: Look, to root: inout Root) {
    if environmentChoices.areOpen(in: look), let style = openStyle(of: look) {
      style(&root)
    } else {
      applyRules(look, to: &root)
    }
  }

  /// Returns the style of a selection with open choices, if the root is a widget.
  private func openStyle(of look: Look) -> Mod<Root>? {
    func style<Target: Widget>(_ type: Target.Type) -> Mod<Root>? {
      guard let contents = self as? RecipeContents<Target, Look> else { return nil }
      return Mod<Target>.styled(
        RecipeSelection(recipe: ObjectIdentifier(self), look: look),
        by: { contents.environmentChoices.filled(look, from: $0) },
        { contents.applyRules($0, to: &$1) }) as? Mod<Root>
    }
    return (Root.self as? any Widget.Type).flatMap { style($0) }
  }
}

/// The identity of the style of a selection.
private struct RecipeSelection<Look: Variants>: Hashable, Sendable, CustomStringConvertible {
  let recipe: ObjectIdentifier
  let look: Look

  var description: String { "\(look)" }
}

/// The closure of a Mod, which is a third of its size.
@usableFromInline
internal struct RecipeStyle<Root>: Sendable {
  @usableFromInline internal let change: @Sendable (inout Root) -> Void

  internal init(_ mod: Mod<Root>) {
    change = mod.checkedChange
  }
}
