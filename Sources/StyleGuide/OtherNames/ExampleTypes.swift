// Other names of what a guide shows. The compiler says what serves instead.

@available(*, unavailable, renamed: "Example")
public typealias Sample = Example
