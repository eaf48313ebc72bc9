import Foundation

/// The format of Tokens Studio before it took over that of the Design Tokens Community Group.
enum FormerFormat {
  /// Returns whether a file has tokens with `value` and `type`, and none with `$value`.
  static func isUsed(in path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      let document = try? JSONSerialization.jsonObject(with: data)
    else { return false }
    var hasFormerTokens = false
    var pending = [document]
    while let value = pending.popLast() {
      guard let object = value as? [String: Any] else { continue }
      if object["$value"] != nil { return false }
      if object["value"] != nil, object["type"] is String {
        hasFormerTokens = true
      } else {
        pending += object.values
      }
    }
    return hasFormerTokens
  }
}
