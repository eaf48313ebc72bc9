/// Returns the name of a source or a target in descriptions: `Var<String>`, not the type that this is an alias of.
internal func typeName(_ type: Any.Type) -> String {
  let name = (type as? any NamedAdapter.Type)?.adapterName ?? "\(type)"
  return name.replacing("<()>", with: "<Void>")
}
