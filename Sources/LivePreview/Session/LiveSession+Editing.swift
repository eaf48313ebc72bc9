import Bindings
import Preview
import Widgets

extension LiveSession {
  /// Performs an edit of a text. The page may not have had the current text.
  ///
  /// The message has the place as `r`: the first of the Unicode scalars that are replaced, their number, and the length
  /// of the text. It has the scalars that replace them as `v`. If the text before the edit differs from that after the
  /// last edit, the message has it as `b`, or a checksum of a long text as a fourth number. Later changes of the text
  /// are kept.
  ///
  /// - Parameter isCurrent: Whether the page shows all changes.
  /// - Throws: ``SessionRefusal/malformed(_:)``, the error of the action, or ``SessionRefusal/outdated(frame:)`` if the
  ///   page must merge the edit of a long text with a change that it does not know yet.
  internal func edit(_ node: Node, _ number: Int, _ message: SessionMessage, ofCurrentPage isCurrent: Bool) throws {
    guard let input = node.mounted.current as? any TextInput, case .text(let inserted)? = message.v,
      let place = message.r, 3...4 ~= place.count
    else { throw SessionRefusal.malformed("“v”") }
    // A page never gets a secure text, but has the text that its user has typed.
    let text = input.isSecureTextEntry && fields.texts[number] == nil ? "" : input.text ?? ""
    let base =
      place.count == 4
      ? MergedText.shown(text) { MergedText.checksum($0) == place[3] } : message.b ?? fields.texts[number] ?? text
    if base == nil, !isCurrent {
      // The page sends the edit again, based on the text of the next frame.
      lastEvent -= 1
      throw SessionRefusal.outdated(frame: message.s)
    }
    fields.noteEdit(of: number)
    use.allowance.charge(for: text)
    notify()
    guard let base, let page = MergedText.text(base, replacing: place, with: inserted) else {
      // The next frame has the text of the session.
      fields.texts[number] = nil
      throw SessionRefusal.malformed("“r”")
    }
    do {
      try take(page, for: number, insteadOf: text)
    } catch {
      // Browsers know no caret in a field for an address.
      let isAddress = input.keyboardType == .emailAddress && !input.isSecureTextEntry
      let caret = String(text.unicodeScalars.prefix(place[0] + place[1])).utf16.count
      fields.carets[number] = isAddress || caret == 0 ? nil : caret
      throw error
    }
    fields.texts[number] = page
    let own = MergedText.shown(text) { $0.isIdentical(to: base) } ?? text
    if !own.isIdentical(to: base) { fields.merged.insert(number) }
    try node.perform(.set, .text(MergedText.merge(base, own, page)))
  }

  /// Records the text of a field in the page, which sends the whole text.
  ///
  /// - Throws: ``SessionRefusal/tooMuchText(bytes:)``.
  internal func noteText(of node: Node, _ number: Int, _ value: SessionValue?) throws(SessionRefusal) {
    guard case .text(let text)? = value, let input = node.mounted.current as? any TextInput else { return }
    try take(text, for: number, insteadOf: input.text ?? "")
    fields.texts[number] = text
    fields.noteEdit(of: number)
    use.allowance.charge(for: input.text ?? "")
    notify()
  }

  /// Returns the changes of fields whose texts differ from those in the page after its last edits.
  internal func takeTexts(after patches: [HTMLPatch]) -> [SessionChange] {
    let numbers = fields.edited.union(fieldsToClear).sorted()
    if numbers.isEmpty { return [] }
    (fields.edited, fields.merged) = ([], [])
    fields.texts = fields.texts.filter { renderer.fragments[$0.key] != nil }
    return numbers.compactMap { number in
      guard let fragment = renderer.fragments[number], let input = fragment.node.mounted.current as? any TextInput,
        let address = fragment.address(ofElement: ["input", "textarea"], at: 0)
      else { return nil }
      let text = input.textInPage ?? ""
      if input.isSecureTextEntry {
        guard text.isEmpty, fields.texts[number]?.isEmpty == false else { return nil }
        fields.cleared.insert(number)
        return .patch(.set(at: address, to: ["value": ""]))
      }
      let isSent = patches.contains { patch in
        guard case .set(address, let attributes) = patch else { return false }
        return attributes["value"]??.isIdentical(to: text) == true
      }
      if isSent || fields.texts[number]?.isIdentical(to: text) == true { return nil }
      return .patch(.set(at: address, to: ["value": text]))
    }
  }

  /// Returns a patch without a long text that the page already shows after its last edit, or `nil` if nothing is left.
  ///
  /// Otherwise each letter that is typed into a long text would send all of it.
  internal func withoutKnownText(_ patch: HTMLPatch) -> HTMLPatch? {
    guard case .set(let address, var attributes) = patch, let number = address.first, fields.edited.contains(number),
      !fields.merged.contains(number), let text = fields.texts[number], text.utf8.count > Self.mostRepeated,
      attributes["value"]??.isIdentical(to: text) == true,
      address == renderer.fragments[number]?.address(ofElement: ["input", "textarea"], at: 0)
    else { return patch }
    attributes["value"] = nil
    return attributes.isEmpty ? nil : .set(at: address, to: attributes)
  }

  /// The length, in bytes, up to which a text is sent back to the page in which it was typed.
  private static let mostRepeated = 1_000

  /// The secure fields that the program has cleared, which the markup of the page does not show.
  private var fieldsToClear: [Int] {
    fields.texts.filter { number, text in
      guard !text.isEmpty, !fields.cleared.contains(number),
        let input = renderer.fragments[number]?.knownNode?.mounted.current as? any TextInput
      else { return false }
      return input.isSecureTextEntry && input.text?.isEmpty != false
    }.map(\.key)
  }
}

/// The texts and the focus that the page has, by the ids of the nodes of text inputs.
internal struct PageFields {
  /// The texts after the last edits.
  internal var texts: [Int: String] = [:]

  /// The fields that have been edited since the last frame.
  internal var edited: Set<Int> = []

  /// The fields that the page has edited since the last frame without knowing the session's text.
  internal var merged: Set<Int> = []

  /// The fields whose last edits were refused, because their texts were too long.
  internal var refused: Set<Int> = []

  /// The carets of fields whose last edits were refused, where the edits were, in UTF-16 units.
  internal var carets: [Int: Int] = [:]

  /// The bytes of the texts of fields that have been edited.
  internal var bytes: [Int: Int] = [:]

  /// The secure fields that the page was asked to clear after their last edits.
  internal var cleared: Set<Int> = []

  /// The text input with the focus.
  internal var focused: Int?

  internal mutating func noteEdit(of number: Int) {
    edited.insert(number)
    cleared.remove(number)
  }
}
