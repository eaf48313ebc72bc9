/// What recognizers of one type a user's gesture is for.
@MainActor
internal struct Gesture<Recognizer: GestureRecognizer> {
  private let matches: (Recognizer) -> Bool

  internal init(_ matches: @escaping (Recognizer) -> Bool = { _ in true }) {
    self.matches = matches
  }

  /// The enabled recognizers of a view that watch for the gesture.
  internal func recognizers(of place: Node) -> [Node] {
    place.partNodes.filter { node in
      guard let recognizer = node.mounted.current as? Recognizer else { return false }
      return recognizer.isEnabled && matches(recognizer)
    }
  }
}

extension UserAction {
  /// Leads the recognizers of a gesture through its steps.
  ///
  /// Of those around the node the innermost that begins recognizes the gesture, and with it all that one of the two allows. Each
  /// step is a change of the recognizer and its new state. Recognizers hear of `recognized` at the first step, of `action` at each.
  /// In the end they are as they were.
  internal func recognize<Recognizer>(
    _ gesture: Gesture<Recognizer>,
    _ steps: [(state: GestureState, change: (inout Recognizer) -> Void)]
  ) throws(ActionError) {
    let candidates = touched.flatMap(gesture.recognizers)
    guard let innermost = candidates.first else { throw unanswered }
    try checkEnabled(innermost)
    let begun = begun(of: candidates, Recognizer.self)
    if begun.isEmpty { throw refusal(.declined(by: "shouldBegin"), by: innermost) }
    for (number, step) in steps.enumerated() {
      for (node, _) in begun {
        node.input(as: Recognizer.self) {
          step.change(&$0)
          $0.state = step.state
        }
        if number == 0 { node.send(Event<Recognizer, Void>.recognized) }
        node.mounted.notify(Event<Recognizer, Recognizer>.stateChange.trigger)
      }
    }
    for (node, before) in begun { node.input(as: Recognizer.self) { $0 = before } }
  }

  private func begun<Recognizer: GestureRecognizer>(
    of candidates: [Node],
    _ type: Recognizer.Type
  ) -> [(node: Node, before: Recognizer)] {
    var begun: [(node: Node, before: Recognizer)] = []
    for node in candidates {
      guard let recognizer = node.mounted.current as? Recognizer, recognizer.delegate(.shouldBegin)(recognizer) else {
        continue
      }
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
