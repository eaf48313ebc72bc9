import LiveTesting
import Styles

private struct Counter: Component {
  @State var count = 0
// ^ error: 'State' has been renamed to 'Variable'

  var body: Children { Button("\(count)") { count += 1 } }
}
