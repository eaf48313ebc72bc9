infix operator <> : AdditionPrecedence
infix operator -- : KeyValuePrecedence

/// The precedence of `--`: higher than `+` and `<>`, lower than `*`.
///
/// `.text -- "a" <> .alpha -- 0.5` composes two pairs, and `.alpha -- share * 2` needs no parentheses. Parenthesize
/// values that are made by `+`, `??` or `?:`.
precedencegroup KeyValuePrecedence {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
}
