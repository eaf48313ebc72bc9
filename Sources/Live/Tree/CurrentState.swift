import Observation

/// The state that a live tree shows, observed so that several changes until it is looked at are shown as one.
@Observable
@MainActor
internal final class CurrentState<State> {
  internal var state: State

  internal init(_ state: State) {
    self.state = state
  }
}
