import Widgets

/// A component.
package struct NameValue: Component {
  let name: String
  let value: String

  nonisolated package init(name: String, value: String) { (self.name, self.value) = (name, value) }

  package var body: Children {
    HStack {
      Label(name)
      Label(value)
    }
  }
}
