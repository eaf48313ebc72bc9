/// Texts that two sides have changed at once.
///
/// The script of the page merges in the same way, by Unicode scalars, so that both come to the same text.
internal enum MergedText {
  /// Returns the text of the session with the changes that the page has made to their common text.
  ///
  /// Insertions of both sides at one place are kept, with the session's first. Deletions of either side are applied.
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

  /// Returns a text in which a page has replaced a part.
  ///
  /// - Parameter place: The index of the first replaced scalar, the number of replaced scalars, and the number of all
  ///   scalars.
  /// - Returns: The new text, or `nil` if the text does not have the place.
  /// - Complexity: O(*n*) in the length of the text.
  internal static func text(_ text: String, replacing place: [Int], with inserted: String) -> String? {
    let scalars = text.unicodeScalars
    // Counting scalars takes longer than all else, and ASCII needs no counting.
    let isASCII = text.utf16.count == text.utf8.count
    let (start, count, length) = (place[0], place[1], isASCII ? text.utf8.count : scalars.count)
    guard place[2] == length, 0...length ~= start, 0...length - start ~= count else { return nil }
    func index(_ index: String.Index, _ distance: Int) -> String.Index {
      isASCII ? text.utf8.index(index, offsetBy: distance) : scalars.index(index, offsetBy: distance)
    }
    let lower = index(text.startIndex, start)
    var new = text
    new.unicodeScalars.replaceSubrange(lower..<index(lower, count), with: inserted.unicodeScalars)
    return new
  }

  /// Returns the form of a text that a page shows and that satisfies a condition: the text itself, the text with line
  /// feeds as its only line breaks, without line breaks, or with spaces in their place.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  internal static func shown(_ text: String, where isShown: (String) -> Bool) -> String? {
    if isShown(text) { return text }
    let isBreak = { (scalar: Unicode.Scalar) in scalar == "\r" || scalar == "\n" }
    if !text.unicodeScalars.contains(where: isBreak) { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" || $0 == "\n" }
    return ["\n", " ", ""].map { lines.joined(separator: $0) }.first(where: isShown)
  }

  /// Returns a number that nearly always differs if texts do. The script of the page computes the same.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  internal static func checksum(_ text: String) -> Int {
    Int(text.unicodeScalars.reduce(Int32(0)) { $0 &* 31 &+ Int32(bitPattern: $1.value) })
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

  /// Returns the start of a range after the change. A text that is inserted at the start is not in the range.
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
  internal func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Returns the rest of this text after a prefix, or `nil` if the text does not begin with it or a character extends
  /// beyond the prefix.
  internal func rest(after beginning: String) -> Substring? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return utf8.index(startIndex, offsetBy: beginning.utf8.count).samePosition(in: self).map { self[$0...] }
  }

  /// Creates the text of scalars.
  internal init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
