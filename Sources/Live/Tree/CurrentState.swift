import Observation

/// The state of a live tree, observed so that several changes before the next read are shown as one.
@Observable
@MainActor internal final class CurrentState<State> {
  internal var state: State

  internal init(_ state: State) { self.state = state }
}
