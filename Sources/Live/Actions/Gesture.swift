/// A user's gesture for recognizers of one type.
@MainActor internal struct Gesture<Recognizer: GestureRecognizer> {
  private let touches: Touches?
  private let matches: (Recognizer) -> Bool

  /// Creates a gesture with some touches, or with any touches for `nil`.
  internal init(with touches: Touches? = nil, _ matches: @escaping (Recognizer) -> Bool = { _ in true }) {
    (self.touches, self.matches) = (touches, matches)
  }

  /// Returns the enabled recognizers of a view for the gesture.
  internal func recognizers(of place: Node) -> [Node] {
    place.partNodes.filter { node in
      guard let recognizer = recognizer(node) else { return false }
      return recognizer.isEnabled && matches(recognizer) && touches?.reach(recognizer) != false
    }
  }

  /// Returns the current recognizer in a node, if it has the type.
  internal func recognizer(_ node: Node) -> Recognizer? {
    node.treeRole == .gesture ? node.mounted.view(as: Recognizer.self)?.value : nil
  }
}

extension UserAction {
  /// Performs a gesture on its recognizers, through its states.
  ///
  /// Among the node and its ancestors, the innermost recognizer that begins recognizes the gesture, together with
  /// recognizers that it allows or that allow it. A recognizer that waits for another one does not recognize the
  /// gesture if that begins. Recognizers send `recognized` at the first state, and `action` at each. Afterwards they
  /// have their initial state again.
  ///
  /// - Throws: ``ActionError`` if no recognizer is there, or none begins.
  internal func recognize<Recognizer>(
    _ gesture: Gesture<Recognizer>, _ states: GestureState...
  ) throws(ActionError) {
    try recognize(gesture, states, set: { _ in }, reset: { _, _ in })
  }

  /// Performs a gesture that changes a number of its recognizers, such as a scale. The number is reset afterwards.
  ///
  /// - Throws: ``ActionError`` if no recognizer is there, or none begins.
  internal func recognize<Recognizer, Value>(
    _ gesture: Gesture<Recognizer>, changing property: WritableKeyPath<Recognizer, Value>, to value: Value
  ) throws(ActionError) {
    try recognize(gesture, [.began, .changed, .ended]) {
      $0[keyPath: property] = value
    } reset: {
      $0[keyPath: property] = $1[keyPath: property]
    }
  }

  private func recognize<Recognizer>(
    _ gesture: Gesture<Recognizer>, _ states: [GestureState], set: (inout Recognizer) -> Void,
    reset: (inout Recognizer, _ former: Recognizer) -> Void
  ) throws(ActionError) {
    let candidates = touched.flatMap(gesture.recognizers)
    guard let innermost = candidates.first else { throw unanswered }
    try checkEnabled(innermost)
    let begun = begun(of: candidates, gesture)
    if begun.isEmpty { throw refusal(.declined(by: "shouldBegin"), by: innermost) }
    for (number, state) in states.enumerated() {
      for (node, _) in begun {
        node.input(as: Recognizer.self) {
          if state == .changed { set(&$0) }
          $0.state = state
        }
        if number == 0 { node.send(Event<Recognizer, Void>.recognized) }
        node.mounted.notify(Event<Recognizer, Recognizer>.stateChange.trigger)
      }
    }
    // Changes by handlers and bindings during the gesture stay.
    for (node, former) in begun {
      node.input(as: Recognizer.self) {
        reset(&$0, former)
        $0.state = former.state
      }
    }
  }

  private func begun<Recognizer: GestureRecognizer>(
    of candidates: [Node],
    _ gesture: Gesture<Recognizer>
  ) -> [(node: Node, before: Recognizer)] {
    var begun: [(node: Node, before: Recognizer)] = []
    let able = candidates.compactMap { node in
      gesture.recognizer(node).flatMap { $0.delegate(.shouldBegin)($0) ? (node, $0) : nil }
    }
    for (node, recognizer) in able where !able.contains(where: { $0.0 !== node && recognizer.waits(for: $0.1) }) {
      if let first = begun.first?.before {
        guard
          first.delegate(.shouldRecognizeSimultaneously)(first, recognizer)
            || recognizer.delegate(.shouldRecognizeSimultaneously)(recognizer, first)
        else { continue }
      }
      begun.append((node, recognizer))
    }
    return begun
  }
}

// The delegates of a recognizer of any type are called with its own type.
@MainActor extension GestureRecognizer {
  /// Returns whether the recognizer recognizes a gesture only if another recognizer of its type does not.
  fileprivate func waits(for other: Self) -> Bool {
    delegate(.shouldRequireFailure)(self, other) || other.delegate(.shouldBeRequiredToFail)(other, self)
  }
}
