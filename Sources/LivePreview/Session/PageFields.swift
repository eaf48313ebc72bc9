/// The texts and the focus that the page has, by the ids of the nodes of text inputs.
internal struct PageFields {
  /// The texts after the last edits.
  internal var texts: [Int: String] = [:]

  /// The fields that have been edited since the last frame.
  internal var edited: Set<Int> = []

  /// The secure fields that the page has been told to clear since their last edits.
  internal var cleared: Set<Int> = []

  /// The text input with the focus.
  internal var focused: Int?

  internal mutating func noteEdit(of number: Int) {
    edited.insert(number)
    cleared.remove(number)
  }
}
