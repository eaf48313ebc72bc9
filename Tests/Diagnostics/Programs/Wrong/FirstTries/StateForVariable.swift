import LiveTesting
import Styles

private struct Counter: Component {
  @State var count = 0
// ^ error: 'State' is unavailable: write '@Variable var count = 0', of the module Bindings

  var body: Children { Button("\(count)") { count += 1 } }
}
