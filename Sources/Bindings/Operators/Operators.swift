// They bind as `--` does, so that `.text <-- name <> .alpha -- 0.5` composes two pairs.

infix operator <-- : KeyValuePrecedence
infix operator --> : KeyValuePrecedence
infix operator <--> : KeyValuePrecedence
