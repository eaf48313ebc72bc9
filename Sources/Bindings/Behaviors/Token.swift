/// What tells one closure from another.
internal final class Token: Sendable {}
