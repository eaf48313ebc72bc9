extension Resolution {
  /// A reference that is being followed.
  private struct Step {
    let reference: Place
    var cursor: ReferenceTarget
    /// The parts of a pointer that remain inside of a value.
    var rest: ArraySlice<ArraySlice<UInt8>>
  }

  /// Whether a value is a reference, by the first bytes of a string or by a key of an object.
  func isReference(_ place: Place) -> Bool {
    let document = documents[Int(place.file)]
    switch document.kind(of: place.node) {
    case .string: return document.stringBytes(place.node)?.first == UInt8(ascii: "{")
    case .object: return document.child("$ref", of: place.node) != nil
    default: return false
    }
  }

  /// Follows a reference to the first value that is no reference.
  ///
  /// - Returns: `nil` if it is not valid, which is reported.
  /// - Complexity: Each reference is followed once, along a chain of any length.
  mutating func target(of reference: Place) -> ReferenceTarget? {
    if case .done(let target)? = references.followed[reference] { return target }
    var steps: [Step] = []
    begin(reference, &steps)
    while var step = steps.popLast() {
      let next = advance(&step)
      steps.append(step)
      guard let next else {
        finish(&steps)
        continue
      }
      switch references.followed[next] {
      case .done(let target?): steps[steps.count - 1].cursor = target
      case .done(nil):
        references.followed[step.reference] = .done(nil)
        steps.removeLast()
      case .inProgress(let index):
        reportCycle(steps[index...].map(\.reference))
        steps.removeSubrange(index...)
      case nil: begin(next, &steps)
      }
    }
    guard case .done(let target)? = references.followed[reference] else { return nil }
    return target
  }

  /// Ends the last step, whose cursor has arrived or was lost.
  private mutating func finish(_ steps: inout [Step]) {
    guard let step = steps.popLast() else { return }
    let hasArrived = step.rest.isEmpty
    references.followed[step.reference] = .done(hasArrived ? step.cursor : nil)
    if !hasArrived {
      let part = step.rest.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      reportUnresolved(step.reference, missing: part)
    }
  }

  /// Moves the cursor of a step until it arrives, fails, or reaches a reference, which is returned.
  private func advance(_ step: inout Step) -> Place? {
    while true {
      if isReference(step.cursor.place) { return step.cursor.place }
      let document = documents[Int(step.cursor.place.file)]
      guard let part = step.rest.first, let inner = document.child(part, of: step.cursor.place.node) else { return nil }
      step.cursor.place.node = inner
      step.cursor.isWhole = false
      step.rest.removeFirst()
    }
  }

  /// Adds a step for a reference, or notes that it is not valid.
  private mutating func begin(_ reference: Place, _ steps: inout [Step]) {
    guard let (target, rest) = locate(reference) else {
      references.followed[reference] = .done(nil)
      return
    }
    if rest.isEmpty, !isReference(target.place) {
      references.followed[reference] = .done(target)
      return
    }
    references.followed[reference] = .inProgress(steps.count)
    steps.append(Step(reference: reference, cursor: target, rest: rest))
  }

  private mutating func reportCycle(_ references: [Place]) {
    let paths = references.prefix(8).map(path(of:))
    let circle = (paths + [references.count > 8 ? "…" : paths[0]]).joined(separator: " → ")
    for reference in references {
      self.references.followed[reference] = .done(nil)
      report(.cycle, at: reference, expected: "a reference that leads to a value", found: "the cycle \(circle)")
    }
  }
}
