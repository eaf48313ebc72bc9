// Other names of the contents of a guide. The compiler reports what to use instead.

@available(*, unavailable, renamed: "Example")
public typealias Sample = Example
