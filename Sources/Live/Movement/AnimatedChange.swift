/// A change whose effects move: that of an animated update, or of a widget with an animation of its own.
@MainActor internal final class AnimatedChange {
  /// The animation of widgets that have none of their own, or `nil` for none.
  internal let animation: Animation?

  private var completion: ((_ isFinished: Bool) -> Void)?

  /// The number of movements that go on.
  private var open = 0

  private var isFinished = true

  internal init(_ animation: Animation?, completion: ((_ isFinished: Bool) -> Void)? = nil) {
    self.animation = animation
    self.completion = completion
  }

  internal func begin() { open += 1 }

  /// Notes the end of a movement, or its interruption.
  internal func end(isFinished: Bool) {
    open -= 1
    self.isFinished = self.isFinished && isFinished
  }

  /// Calls the completion if no movement goes on.
  internal func complete() {
    guard open == 0, let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}
