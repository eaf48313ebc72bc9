extension ResolvedTokens {
  /// Returns a file of the tokens in the format, with resolved values: for tools that follow neither references nor
  /// resolver documents.
  ///
  /// Descriptions and deprecations are in it; extensions are not.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  public func json() -> String {
    var root = JSONGroup()
    for token in self { root.add(token, at: token.path.split(separator: ".").map(String.init)[...]) }
    return root.text(indent: "") + "\n"
  }
}

/// A group of tokens that is written as JSON.
private struct JSONGroup {
  private enum Member {
    case group(JSONGroup)
    case token(Token)
  }

  private var names: [String] = []
  private var members: [String: Member] = [:]

  mutating func add(_ token: Token, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if members[name] == nil { names.append(name) }
    if path.count == 1 {
      members[name] = .token(token)
    } else {
      var group = if case .group(let group)? = members[name] { group } else { JSONGroup() }
      group.add(token, at: path.dropFirst())
      members[name] = .group(group)
    }
  }

  func text(indent: String) -> String {
    let inner = indent + "  "
    let lines = names.compactMap { name -> String? in
      switch members[name] {
      case .group(let group): "\(inner)\(JSONText.string(name)): \(group.text(indent: inner))"
      case .token(let token): "\(inner)\(JSONText.string(name)): \(Self.text(token))"
      case nil: nil
      }
    }
    return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
  }

  private static func text(_ token: Token) -> String {
    var fields = ["\"$type\": \(JSONText.string(token.type.rawValue))"]
    if let description = token.description { fields.append("\"$description\": \(JSONText.string(description))") }
    if token.isDeprecated {
      fields.append("\"$deprecated\": \(token.deprecationMessage.map(JSONText.string) ?? "true")")
    }
    return "{ \(fields.joined(separator: ", ")), \"$value\": \(token.value.json) }"
  }
}
