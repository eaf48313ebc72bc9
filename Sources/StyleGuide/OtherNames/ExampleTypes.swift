// Other names of what a guide shows. The compiler names those of this library.

/// Names the example of a section.
@available(*, unavailable, renamed: "Example")
public typealias Sample = Example
