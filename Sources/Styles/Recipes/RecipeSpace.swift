/// The selections of a recipe: their choices, and the conditions that they meet.
///
/// The choices are those with rules, in the order of the rules, then choices of rules about two, and then other
/// properties of the selections' type, in the order of declaration. A choice without a rule or a condition is omitted.
internal struct RecipeSpace<Look: Variants> {
  /// A choice of the selections.
  internal struct Choice {
    internal let name: String
    internal let values: [String]
    internal let choose: (inout Look, Int) -> Void

    /// Whether the values are all steps of a number.
    internal var isNumber = false
  }

  internal private(set) var choices: [Choice] = []

  /// The selection that gives the values of all other properties.
  internal let look: Look

  /// Whether the selections differ in nothing else than choices.
  private let hasOnlyChoices: Bool

  /// Changes of the other properties, or `nil` if one of them has too many values: see ``LookChoice/variations``.
  internal var variations: [(inout Look) -> Void]? { hasOnlyChoices ? [] : LookChoice<Look>.variations }

  private let conditions: [@Sendable (Look) -> Bool]

  /// For each condition, the index of its rule among those about combinations.
  internal let rules: [Int]
  private var names: [AnyKeyPath: String] = [:]

  /// The greatest number of selections that are tried to meet a condition.
  private static var searchLimit: Int { 20_000 }

  /// The number of selections up to which all are tried, to find out whether a condition depends on a choice.
  private static var dependenceLimit: Int { 4_096 }

  /// Creates the selections of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - look: The selection that gives the values of all other properties.
  ///   - hasSteps: Whether they have all steps of numbers, and not only both ends.
  internal init<Root>(_ rule: RecipeRule<Root, Look>, from look: Look, hasSteps: Bool = false) {
    self.look = look
    rules = rule.compounds.indices.filter { rule.compounds[$0].condition != nil }
    conditions = rule.compounds.compactMap(\.condition)
    let stored = LookChoice<Look>.all()
    hasOnlyChoices = LookChoice<Look>.areWhole
    var (rest, known) = (stored, Set<AnyKeyPath>())
    for axis in rule.axes + rule.compounds.flatMap(\.axes) where known.insert(axis.property).inserted {
      let behind = Self.stored(stored, behind: axis, in: look)
      // The key path of a wrapped property has no name.
      names[axis.property] = axis.isNamed || behind.count != 1 ? axis.name : behind[0].name
      // A choice without values stays as the selection has it.
      if axis.values.isEmpty { continue }
      // An open choice has more values than its type lists, or the value of the selection is not listed.
      let isMore = rest.contains { $0.property == axis.property && $0.values.count < axis.values.count }
      let isUnlisted = axis.open != nil && axis.index(look) < 0
      if isMore || isUnlisted {
        rest.removeAll { $0.property == axis.property }
        choices.append(isUnlisted ? Choice(axis, after: look) : Choice(axis, hasSteps: hasSteps))
        continue
      }
      if behind.isEmpty { choices.append(Choice(axis, hasSteps: hasSteps)) }
      for choice in behind {
        guard let place = rest.firstIndex(where: { $0.name == choice.name }) else { continue }
        choices.append(Choice(rest.remove(at: place)))
      }
    }
    appendChoices(rest.map(Choice.init))
  }

  /// Returns the name of a choice with rules.
  internal func name<Root>(of axis: RecipeAxis<Root, Look>) -> String { names[axis.property] ?? axis.name }

  /// Returns the stored choices behind a choice with rules: usually one, several if the property is computed from them,
  /// and none for any other kind of property.
  private static func stored<Root>(
    _ stored: [LookChoice<Look>], behind axis: RecipeAxis<Root, Look>, in look: Look
  ) -> [LookChoice<Look>] {
    if let same = stored.first(where: { $0.property == axis.property }) { return [same] }
    let looks = axis.values.indices.map { index in
      var changed = look
      axis.choose(&changed, index)
      return changed
    }
    let behind = stored.filter { choice in looks.contains { choice.differs(look, $0) } }
    let isComplete = looks.allSatisfy { changed in
      var restored = changed
      for choice in behind { choice.copy(look, &restored) }
      return restored == look
    }
    return isComplete ? behind : []
  }

  /// Appends choices without rules, unless no condition depends on them.
  private mutating func appendChoices(_ rest: [Choice]) {
    if conditions.isEmpty || rest.isEmpty { return }
    var whole = self
    whole.choices += rest
    let counts = whole.choices.map(\.values.count)
    guard let count = RecipeSelections.count(of: counts), count <= Self.dependenceLimit else { return self = whole }
    let results = RecipeSelections.all(counts).map { (indexes: $0, met: whole.results(for: whole.look(at: $0))) }
    for (offset, choice) in rest.enumerated() {
      let axis = whole.choices.count - rest.count + offset
      let groups = Dictionary(grouping: results) { result -> [Int] in
        var others = result.indexes
        others[axis] = 0
        return others
      }
      if groups.values.contains(where: { Set($0.map(\.met)).count > 1 }) { choices.append(choice) }
    }
  }
}

extension RecipeSpace {
  /// Returns the selection with the values at the given indexes; `nil` keeps the value.
  internal func look(at indexes: [Int?]) -> Look {
    var look = look
    for case (let choice, let index?) in zip(choices, indexes) { choice.choose(&look, index) }
    return look
  }

  /// Returns all selections or, above a limit, selections that cover each pair of values and each condition.
  internal func selections(limit: Int) -> [[Int]] {
    let counts = choices.map(\.values.count)
    let listed = RecipeSelections.indexes(of: counts, limit: limit)
    if let count = RecipeSelections.count(of: counts), count <= limit { return listed }
    var known = Set(listed)
    return listed + search(after: listed).found.compactMap(\.self).filter { known.insert($0).inserted }
  }

  /// Returns a selection for each condition that meets it, or `nil` where none has been found.
  internal func search(limit: Int) -> Search {
    search(after: RecipeSelections.indexes(of: choices.map(\.values.count), limit: limit))
  }

  /// The selections that meet the conditions.
  internal struct Search {
    /// For each condition, a selection that meets it.
    internal var found: [[Int]?]

    /// The number of selections that have been tried.
    internal var count: Int

    /// Whether all selections have been tried.
    internal var isComplete: Bool
  }

  private func search(after listed: [[Int]]) -> Search {
    let counts = choices.map(\.values.count)
    let whole = RecipeSelections.count(of: counts)
    let areAll = whole == listed.count
    var search = Search(found: conditions.map { _ in nil }, count: 0, isComplete: areAll && hasOnlyChoices)
    attempt(listed, &search)
    if areAll || !search.found.contains(nil) { return search }
    let isSmall = whole.map { $0 <= Self.searchLimit } ?? false
    search.isComplete = isSmall && hasOnlyChoices
    let others =
      isSmall
      ? RecipeSelections.all(counts) : RecipeSelections.scattered(counts, count: Self.searchLimit)
    attempt(others, &search)
    return search
  }

  private func attempt(_ selections: [[Int]], _ search: inout Search) {
    for selection in selections where search.found.contains(nil) {
      let look = look(at: selection)
      search.count += 1
      for (index, condition) in conditions.enumerated() where search.found[index] == nil && condition(look) {
        search.found[index] = selection
      }
    }
  }

  /// Returns whether a condition is met with a value of a choice, and not with another one.
  ///
  /// - Parameter isAbout: Whether the rule at an index among those about combinations counts.
  internal func conditionsDistinguish(
    _ choose: (inout Look, Int) -> Void, _ first: Int, from second: Int, in looks: [Look], _ isAbout: (Int) -> Bool
  ) -> Bool {
    let conditions = conditions.indices.filter { isAbout(rules[$0]) }.map { self.conditions[$0] }
    if conditions.isEmpty { return false }
    return looks.contains { look in
      var (one, another) = (look, look)
      choose(&one, first)
      choose(&another, second)
      return conditions.contains { $0(one) && !$0(another) }
    }
  }

  private func results(for look: Look) -> [Bool] { conditions.map { $0(look) } }
}

extension RecipeSpace.Choice {
  fileprivate init<Root>(_ axis: RecipeAxis<Root, Look>, hasSteps: Bool) {
    let indexes = hasSteps ? Array(axis.values.indices) : axis.samples
    self.init(
      name: axis.name, values: indexes.map { axis.values[$0] }, choose: { axis.choose(&$0, indexes[$1]) },
      isNumber: hasSteps && axis.isNumber)
  }

  /// Creates an open choice with the value of a selection, and then the listed values.
  fileprivate init<Root>(_ axis: RecipeAxis<Root, Look>, after look: Look) {
    self.init(
      name: axis.name, values: [axis.text(of: look)] + axis.values,
      choose: { if $1 == 0 { axis.open?.copy(look, &$0) } else { axis.choose(&$0, $1 - 1) } })
  }

  fileprivate init(_ choice: LookChoice<Look>) {
    self.init(name: choice.name, values: choice.values, choose: choice.choose)
  }
}
