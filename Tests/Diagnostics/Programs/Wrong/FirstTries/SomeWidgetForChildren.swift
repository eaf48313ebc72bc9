import Styles

private struct Greeting: Component {
//             ^ error: type 'Greeting' does not conform to protocol 'Component'
//             ^ error: a component lists its widgets in 'var body: Children { … }'
  var body: some Widget { Label("Hello") }
}
