import Widgets

/// A component.
struct NameValue: Component {
  let name: String
  let value: String

  var body: Children {
    HStack {
      Label(name)
      Label(value)
    }
  }
}
