/// The names of the custom properties of tokens, as style sheets have them.
internal typealias TokenNames = Set<[UInt8]>

/// The tokens to which the markup of a live page has referred.
///
/// Each token has a number, because a page refers to few tokens very often.
internal final class TokenUses {
  private(set) var names: TokenNames = []
  private var isUsed: [Bool] = []

  func insert(_ name: CustomPropertyName) {
    while isUsed.count <= name.number { isUsed.append(false) }
    guard !isUsed[name.number] else { return }
    isUsed[name.number] = true
    names.insert(name.utf8)
  }
}
