import Styles

private func checked() throws -> String { "Views" }

private func label() throws -> Label {
  configure(Label()) { $0.text = try checked() }
//^ error: call can throw but is not marked with 'try'
}
