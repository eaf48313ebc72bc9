/// Texts that two sides have changed at once.
///
/// The script of the page merges in the same way, by Unicode scalars, so that both come to the same text.
internal enum MergedText {
  /// Returns the text of the session with the changes that the page has made to their common text.
  ///
  /// What both have inserted at one place is kept, the text of the session first. What one side has deleted is deleted.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  internal static func merge(_ base: String, _ text: String, _ page: String) -> String {
    if base.isIdentical(to: text) { return page }
    let (common, own) = (Array(base.unicodeScalars), Array(text.unicodeScalars))
    let change = TextChange(from: common, to: own)
    let edit = TextChange(from: common, to: Array(page.unicodeScalars))
    let start = change.start(edit.range.lowerBound)
    let end = max(start, change.end(edit.range.upperBound))
    return String(own[..<start] + edit.inserted + own[end...])
  }
}

/// The replacement of a range by other scalars.
private struct TextChange {
  let range: Range<Int>
  let inserted: ArraySlice<Unicode.Scalar>

  /// Creates the change between the longest common beginning and the longest common end.
  init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    range = start..<old.count - end
    inserted = new[start..<new.count - end]
  }

  /// Returns where a range begins after the change, which comes before what is inserted at its end.
  func start(_ offset: Int) -> Int {
    if offset >= range.upperBound { return offset + inserted.count - range.count }
    return offset > range.lowerBound ? range.lowerBound + inserted.count : offset
  }

  /// Returns where a range ends after the change.
  func end(_ offset: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    return offset < range.upperBound ? range.lowerBound : offset + inserted.count - range.count
  }
}

extension String {
  /// Returns whether the text has the same scalars as another one, which equal texts need not have.
  internal func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Creates the text of scalars.
  internal init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
