import LiveTesting
import Styles

@MainActor private func read(_ tree: LiveTree<Void>) throws {
  print(try tree.find(.button("Save")).isSelected)
//                                     ^ error: a query by a type has its properties: 'find(Button.self, …).isSelected'
  try tree.find(Stepper.self).increment()
//                            ^ error: renamed to 'stepUp(times:)'
  tree.advance(by: .seconds(1))
//     ^ error: time passes by 'clock.advance(by:)' of a 'VirtualClock'
}
