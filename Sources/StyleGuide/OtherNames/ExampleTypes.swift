// Other names of what a guide shows. The compiler names those of this library.

@available(*, unavailable, renamed: "Example")
public typealias Sample = Example
