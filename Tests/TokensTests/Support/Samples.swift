import Tokens

/// Returns the tokens of a text.
func resolve(_ text: String, allowing leniencies: Set<TokenLeniency> = []) throws -> ResolvedTokens {
  try TokenFile(text, name: "a.json").resolved(allowing: leniencies)
}

/// Returns the problems of a text, errors and warnings.
func problems(_ text: String, allowing leniencies: Set<TokenLeniency> = []) -> [TokenProblem] {
  do {
    return try resolve(text, allowing: leniencies).warnings
  } catch let error as TokenError {
    return error.problems
  } catch {
    return []
  }
}

/// Returns the kinds of the problems of a text.
func kinds(_ text: String, allowing leniencies: Set<TokenLeniency> = []) -> [TokenProblem.Kind] {
  problems(text, allowing: leniencies).map(\.kind)
}

/// The kinds of the problems that an action throws.
func thrown(_ action: () throws -> Void) -> [TokenProblem.Kind] {
  do {
    try action()
    return []
  } catch {
    return (error as? TokenError)?.problems.map(\.kind) ?? []
  }
}

/// Returns a token of a type with a value, as the only one of a file.
func token(_ type: String, _ value: String) -> String { #"{"a": {"$type": "\#(type)", "$value": \#(value)}}"# }

/// Returns a color of a space, as JSON.
func color(_ space: String, _ components: String, _ rest: String = "") -> String {
  #"{"colorSpace": "\#(space)", "components": [\#(components)]\#(rest)}"#
}

let px = #"{"value": 1, "unit": "px"}"#
let ms = #"{"value": 200, "unit": "ms"}"#
let black = color("srgb", "0, 0, 0")
