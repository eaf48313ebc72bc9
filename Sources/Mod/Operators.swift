infix operator <> : AdditionPrecedence
infix operator -- : KeyValuePrecedence

/// Binds tighter than `+` and `<>`, so that `.text -- "a" <> .alpha -- 0.5` composes two pairs, and looser than `*`,
/// so that `.alpha -- share * 2` needs no parentheses. Parenthesise a value made by `+`, `??` or `?:`.
precedencegroup KeyValuePrecedence {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
}
