extension History {
  /// Records the mutations of a list from now on. Further calls with the same list do nothing.
  ///
  /// - Complexity: O(*k*) for each mutation of *k* elements, and O(*n*) for a move in a list of *n*.
  public func track<Element>(_ list: ArrayAdapter<Element>) {
    let core = list.core
    track(core) {
      core.beforeMessages { [weak self] mutation, state in
        guard let self, let inverse = try? mutation.inverse(in: state.elements), !inverse.isEmpty else { return }
        record(UndoChange(of: core, by: mutation, inverse: inverse) { core.receive($0) })
      }
    }
  }

  /// Records the mutations of a stack from now on. Further calls with the same stack do nothing.
  ///
  /// - Complexity: O(*k*) for each mutation of *k* elements.
  public func track<Element>(_ stack: StackAdapter<Element>) {
    let core = stack.core
    track(core) {
      core.beforeMessages { [weak self] mutation, state in
        let inverse = mutation.inverse(in: state.elements)
        guard let self, !inverse.isEmpty else { return }
        record(UndoChange(of: core, by: mutation, inverse: inverse) { core.receive($0) })
      }
    }
  }
}

extension StackMutation {
  /// Returns the changes that undo this change of a stack, none if it changes nothing.
  ///
  /// - Parameter stack: The stack before this change.
  /// - Complexity: O(*k*) for *k* elements that are removed.
  public func inverse(in stack: [Element]) -> [StackMutation] {
    switch self {
    case .push: [.pop]
    case .pop: stack.suffix(1).map { .push($0) }
    case .popToCount(let count): stack.dropFirst(max(count, 0)).map { .push($0) }
    case .reload: [.reload(stack)]
    }
  }
}
