import Values

extension Theme where Self: TokenGroup {
  /// Creates a theme from tokens whose paths have the names of the properties, such as those of another file.
  ///
  /// ```
  /// let brand = try Brand(tokens: TokenFile(contentsOf: "other.tokens.json").resolved())
  /// ```
  ///
  /// - Throws: ``TokenError`` with all tokens that are missing or of another type.
  /// - Complexity: O(*n*) in the number of tokens.
  public init(tokens: ResolvedTokens) throws(TokenError) {
    self = .standard
    let known = Dictionary(tokens.map { (SwiftName.path($0.path), $0) }) { first, _ in first }
    var problems: [TokenProblem] = []
    for (name, keyPath) in Self.properties {
      guard let token = known[name] else {
        problems.append(
          TokenProblem(
            .missingToken, file: tokens.first?.file ?? "tokens", position: nil, path: SwiftName.token(name),
            expected: "a token of that name", found: "none"))
        continue
      }
      if !set(keyPath, to: token.value) {
        problems.append(
          token.problem(
            .typeMismatch, "a token that is a \(Swift.type(of: keyPath).valueType)",
            found: "one of type \(token.type.rawValue)"))
      }
    }
    if !problems.isEmpty { throw TokenError(problems) }
  }

  /// Sets a property to a value, and returns whether the property is of its type.
  private mutating func set(_ keyPath: PartialKeyPath<Self>, to value: Token.Value) -> Bool {
    func set<Value>(_ value: Value) -> Bool {
      guard let keyPath = keyPath as? WritableKeyPath<Self, Value> else { return false }
      self[keyPath: keyPath] = value
      return true
    }
    switch value {
    case .color(let color): return set(Color(color))
    case .dimension(let length): return set(length.points())
    case .fontFamily(let names): return set(names)
    case .fontWeight(let weight): return set(Font.Weight(weight))
    case .duration(let duration): return set(duration.seconds)
    case .cubicBezier(let curve): return set(UnitCurve(curve))
    case .number(let number): return set(number)
    case .strokeStyle(let style): return set(style)
    case .border(let border): return set(BorderLine(border))
    case .transition(let transition): return set(Animation(transition))
    case .shadow(let shadows): return set(shadows.map { ShadowLayer($0) })
    case .gradient(let stops): return set(ColorGradient(stops))
    case .typography(let style):
      func make<Group: TypographyTokens>(_ type: Group.Type) -> Bool { set(Group(style)) }
      guard let type = Swift.type(of: keyPath).valueType as? any TypographyTokens.Type else { return false }
      return make(type)
    }
  }
}
