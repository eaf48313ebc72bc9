// A value without a type makes each later call with a leading dot wrong: in Swift, whatever the declarations are. A type
// that is written, such as `let tree: LiveTree<Void> = …`, keeps the later lines right.
private struct Tree { init(_ number: Int) {} }

private enum Matcher { case button }

extension Tree {
  fileprivate func find(_ matcher: Matcher) {}
}

private func inferred() {
  let tree = Tree("Save")
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  tree.find(.button)
//           ^ error: cannot infer contextual base in reference to member 'button'
}

private func written() {
  let tree: Tree = Tree("Save")
//                      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  tree.find(.button)
}
