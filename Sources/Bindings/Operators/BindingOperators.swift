// The operators have the precedence of `--`, so that `.text <-- name <> .alpha -- 0.5` composes two pairs.

infix operator <-- : KeyValuePrecedence
infix operator --> : KeyValuePrecedence
infix operator <--> : KeyValuePrecedence
