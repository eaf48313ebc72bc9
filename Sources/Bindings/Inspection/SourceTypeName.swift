/// What a source or a target is called where a behavior prints: `Var<String>`, not what that is an alias of.
internal func typeName(_ type: Any.Type) -> String {
  let name = (type as? any NamedAdapter.Type)?.adapterName ?? "\(type)"
  return name.replacing("<()>", with: "<Void>")
}
