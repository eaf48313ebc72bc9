extension Mod: InspectedAsValue where Root: Inspectable {
  /// A fresh value after the Mod, so that a struct of Mods is inspected as what each of them does.
  package var inspected: Root {
    var root = Root()
    self(&root)
    return root
  }
}
