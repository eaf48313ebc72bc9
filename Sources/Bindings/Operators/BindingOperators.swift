// They have the precedence of `--`, as `<--` has, which tokens of themes use, too: see `Property.<--` of widgets.

infix operator --> : KeyValuePrecedence
infix operator <--> : KeyValuePrecedence
