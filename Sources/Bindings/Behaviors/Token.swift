/// An identity of a closure, because closures cannot be compared.
internal final class Token: Sendable {}
