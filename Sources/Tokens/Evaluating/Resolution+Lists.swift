extension Resolution {
  mutating func shadows(at place: Place) -> [Token.Shadow]? {
    guard let elements = elements(at: place) else { return shadow(at: place).map { [$0] } }
    return list(elements, at: place, of: .shadow) { $0.shadow(at: $1) }
  }

  mutating func gradient(at place: Place) -> [Token.GradientStop]? {
    guard let elements = elements(at: place) else {
      invalid(place, "a gradient: an array of stops")
      return nil
    }
    return list(elements, at: place, of: .gradient) { $0.stop(at: $1) }
  }

  private mutating func list<Element>(
    _ elements: [Place], at place: Place, of type: Token.ValueType, _ read: (inout Resolution, Place) -> Element?
  ) -> [Element]? {
    guard !elements.isEmpty else {
      invalid(place, "at least one element")
      return nil
    }
    var result: [Element] = []
    for element in elements {
      guard let single = single(element, of: type), let value = read(&self, single) else { continue }
      result.append(value)
    }
    return result.count == elements.count ? result : nil
  }

  /// Returns the object that an element of a list stands for. A reference counts as one element: a list that it leads
  /// to must have exactly one, which can be a reference in turn.
  ///
  /// - Complexity: Each element is followed once, along a chain of any length.
  private mutating func single(_ start: Place, of type: Token.ValueType) -> Place? {
    guard isReference(start) else { return start }
    var trail: [Place] = []
    var place = start
    var result: Place?
    while isReference(place) {
      if let known = references.elements[place] {
        if known == nil, trail.contains(place) { reportElementCycle(trail, from: place) }
        result = known
        break
      }
      references.elements[place] = .some(nil)
      trail.append(place)
      guard let target = singleTarget(of: place, type) else { break }
      place = target
      if !isReference(place) { result = place }
    }
    for reference in trail { references.elements[reference] = .some(result) }
    return result
  }

  private mutating func singleTarget(of reference: Place, _ type: Token.ValueType) -> Place? {
    guard let target = target(of: reference) else { return nil }
    if target.isWhole {
      guard let found = self.type(of: target.entry) else { return nil }
      guard found == type else {
        report(
          .typeMismatch, at: reference, expected: "a reference to a token of type \(type.rawValue)",
          found: "\(excerpt(of: reference)) of type \(found.rawValue)")
        return nil
      }
    }
    guard let elements = elements(at: target.place) else { return target.place }
    if elements.count == 1 { return elements[0] }
    report(
      .invalidValue, at: reference, expected: "a reference to exactly one \(type == .shadow ? "shadow" : "stop")",
      found: "\(excerpt(of: reference)) with \(elements.count)")
    return nil
  }

  private mutating func reportElementCycle(_ trail: [Place], from start: Place) {
    let cycle = trail.drop { $0 != start }
    let circle = (cycle.prefix(8) + [start]).map(path(of:)).joined(separator: " → ")
    for reference in cycle {
      report(.cycle, at: reference, expected: "a reference that leads to a value", found: "the cycle \(circle)")
    }
  }
}
