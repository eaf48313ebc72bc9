/// The rules of the format for files without references, written apart from the library.
enum TokenSchema {
  /// Returns whether a file is valid, or `nil` for one that these rules say nothing about.
  static func accepts(_ bytes: [UInt8]) -> Bool? {
    guard let json = PlainJSON(bytes) else { return false }
    if mentionsReferences(json) { return nil }
    return !json.hasDuplicates && isGroup(json, isRoot: true, type: nil)
  }

  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
    "transition", "shadow", "gradient", "typography",
  ]

  private static let weights = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
    "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
  ]

  /// Whether something may be a reference, or a value of a type that has rules for more than its form.
  private static func mentionsReferences(_ json: PlainJSON) -> Bool {
    switch json {
    case .object(let items):
      items.contains { key, value in
        if ["$ref", "$extends", "$root"].contains(key) || mentionsReferences(value) { return true }
        guard key == "$type", case .string(let type) = value else { return false }
        return types.contains(type) && !plainTypes.contains(type)
      }
    case .array(let items): items.contains(where: mentionsReferences)
    case .string(let text): text.hasPrefix("{")
    default: false
    }
  }

  private static let plainTypes = ["number", "duration", "dimension", "cubicBezier", "fontWeight", "fontFamily"]

  private static func isGroup(_ json: PlainJSON, isRoot: Bool, type: String?) -> Bool {
    guard case .object(let items) = json, let type = typeInside(json, type), json["$value"] == nil else { return false }
    return items.allSatisfy { key, value in
      if key.hasPrefix("$") { return isProperty(key, value) || isRoot && key == "$schema" }
      guard !key.isEmpty, !key.utf8.contains(where: { "{}.".utf8.contains($0) }), case .object = value else {
        return false
      }
      return value["$value"] == nil ? isGroup(value, isRoot: false, type: type) : isToken(value, type: type)
    }
  }

  private static func isToken(_ json: PlainJSON, type: String) -> Bool {
    guard case .object(let items) = json, let type = typeInside(json, type), let value = json["$value"] else {
      return false
    }
    return items.allSatisfy { key, value in key == "$value" || isProperty(key, value) } && isValue(value, of: type)
  }

  /// Returns the type inside an object, `""` for none, or `nil` if there is one that is not valid.
  private static func typeInside(_ json: PlainJSON, _ outer: String?) -> String? {
    guard let own = json["$type"] else { return outer ?? "" }
    guard case .string(let type) = own, types.contains(type) else { return nil }
    return type
  }

  private static func isProperty(_ key: String, _ value: PlainJSON) -> Bool {
    switch (key, value) {
    case ("$type", .string), ("$description", .string), ("$deprecated", .string), ("$deprecated", .bool): true
    case ("$extensions", .object): true
    default: false
    }
  }

  private static func isValue(_ value: PlainJSON, of type: String) -> Bool {
    switch (type, value) {
    case ("number", .number): true
    case ("duration", .object): isQuantity(value, in: ["ms", "s"])
    case ("dimension", .object): isQuantity(value, in: ["px", "rem"])
    case ("fontWeight", .number(let number)): (1...1000).contains(number)
    case ("fontWeight", .string(let name)): weights.contains(name)
    case ("fontFamily", .string): true
    case ("fontFamily", .array(let names)):
      !names.isEmpty && names.allSatisfy { if case .string = $0 { true } else { false } }
    case ("cubicBezier", .array(let items)):
      items.count == 4
        && items.enumerated().allSatisfy { index, item in
          guard case .number(let number) = item else { return false }
          return index % 2 == 1 || (0...1).contains(number)
        }
    default: false
    }
  }

  private static func isQuantity(_ value: PlainJSON, in units: [String]) -> Bool {
    guard case .object(let items) = value, items.count == 2, case .number = value["value"],
      case .string(let unit) = value["unit"]
    else { return false }
    return units.contains(unit)
  }
}
