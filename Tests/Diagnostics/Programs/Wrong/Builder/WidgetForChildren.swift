import Styles

private func content() -> Children {
  Label("Views")
//^ error: cannot convert return expression of type 'Label' to return type 'Children'
}
