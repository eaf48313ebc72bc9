import Mod

extension RecipeReporter {
  /// The properties of a value that a rule about its choice and another one sets to something else, whatever value the
  /// other choice has.
  internal var overridden: [RecipeFinding] {
    let rules = rulings
    return rules.filter { $0.axes.count == 1 }.flatMap { single -> [RecipeFinding] in
      let axis = single.axes[0]
      let pairs = rules.filter { $0.axes.count == 2 && $0.place(of: axis) != nil }
      return axis.values.indices.flatMap { index -> [RecipeFinding] in
        let own = single.styles[index]
        var known: Set<String> = []
        return pairs.flatMap { pair -> [RecipeFinding] in
          let others = pair.places(of: axis, at: index).map { place in
            let other = pair.styles[place]
            return own.style.conflicts(own.states, with: other.style, other.states, on: styled)
          }
          let always = others.first?.filter { property in others.allSatisfy { $0.contains(property) } } ?? []
          return always.filter { known.insert($0).inserted }.map {
            .overridden(choice: single.name, value: axis.values[index], by: pair.name, property: $0)
          }
        }
      }
    }
  }

  /// The names that several values of an open choice have.
  internal var sameNames: [RecipeFinding] {
    var known: Set<AnyKeyPath> = []
    return rulings.flatMap(\.axes).filter { known.insert($0.property).inserted }.flatMap { axis in
      var (names, twice) = (Set<String>(), [String]())
      for name in axis.values where !names.insert(name).inserted && !twice.contains(name) { twice.append(name) }
      return twice.map { RecipeFinding.sameName(choice: space.name(of: axis), value: $0) }
    }
  }
}
