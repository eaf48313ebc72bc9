infix operator |> : PipePrecedence
infix operator >>> : AdditionPrecedence

/// Looser than arithmetic, composition and `??`, tighter than comparison, `&&`, `?:` and assignment.
precedencegroup PipePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}
