infix operator |> : PipePrecedence
infix operator >>> : AdditionPrecedence

/// The precedence of `|>`: lower than arithmetic, composition and `??`, higher than comparison, `&&`, `?:` and
/// assignment.
precedencegroup PipePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}
