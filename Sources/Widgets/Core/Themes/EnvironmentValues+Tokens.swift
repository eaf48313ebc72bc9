import Values

extension Color {
  /// Returns the color in an environment: with the values of its tokens in the environment's themes, and with the
  /// environment's style and contrast, if they are specified.
  public func resolved(in environment: EnvironmentValues) -> Color {
    let color = withoutTokens(in: environment)
    return color.fixed(environment.userInterfaceStyle, environment.accessibilityContrast)
  }

  /// Returns the color with the values of its tokens in an environment.
  package func withoutTokens(in environment: EnvironmentValues) -> Color {
    guard holdsTokens else { return self }
    environment.reads?.noteTheme()
    return withoutTokens(in: environment.themes)
  }
}

extension Font {
  /// Returns the font with the value of its token in the themes of an environment.
  public func resolved(in environment: EnvironmentValues) -> Font { withoutTokens(in: environment) }

  /// Returns the font with the value of its token in an environment.
  package func withoutTokens(in environment: EnvironmentValues) -> Font {
    guard holdsTokens else { return self }
    environment.reads?.noteTheme()
    return withoutTokens(in: environment.themes)
  }
}

extension Double {
  /// Returns the number, or the value of its token in an environment.
  package func withoutTokens(in environment: EnvironmentValues) -> Double {
    guard tokenPath != nil else { return self }
    environment.reads?.noteTheme()
    return withoutTokens(in: environment.themes)
  }
}

extension TokenPath {
  /// Returns the value of the token in an environment, which may be another token.
  package func value<Value>(in environment: EnvironmentValues) -> Value? {
    environment.reads?.noteTheme()
    return value(in: environment.themes)
  }
}
