import Foundation
import Preview
import Widgets

extension LiveSession {
  /// Records the text that a field gets, unless it makes the texts of all fields exceed the limit of bytes.
  ///
  /// A text that becomes shorter is always accepted.
  ///
  /// - Parameter old: The present text.
  /// - Throws: ``SessionRefusal/tooMuchText(bytes:)``. The next frames give the field the text of the session, and the
  ///   page drops what it has not sent yet.
  /// - Complexity: O(*n*) in the fields that have been edited.
  internal func take(_ new: String, for number: Int, insteadOf old: String) throws(SessionRefusal) {
    let (former, count) = (fields.bytes[number], new.utf8.count)
    fields.bytes[number] = count
    if count <= old.utf8.count { return }
    var bytes = fields.bytes.values.reduce(0, +)
    if bytes > limits.textBytes {
      fields.bytes = fields.bytes.filter { renderer.fragments[$0.key] != nil }
      bytes = fields.bytes.values.reduce(0, +)
    }
    if bytes <= limits.textBytes { return }
    fields.bytes[number] = former
    fields.texts[number] = nil
    fields.edited.remove(number)
    fields.refused.insert(number)
    let most = limits.textBytes.formatted(.byteCount(style: .memory).locale(Locale(identifier: "en_US")))
    next.notification = SessionNote(
      text: "The text is too long: the fields of this page hold \(most).", isError: true)
    notify()
    throw .tooMuchText(bytes: bytes)
  }

  /// Returns the changes that make the page forget the fields whose last edits were refused, and those that show the
  /// fields again, for the frame after. Such a field has the focus again if it had it.
  internal func takeRefusedFields() -> (forgetting: [SessionChange], showing: [SessionChange]) {
    let numbers = fields.refused.filter { renderer.fragments[$0] != nil }.sorted()
    fields.refused = []
    if let focused = fields.focused, numbers.contains(focused) { fields.focused = nil }
    return (
      numbers.map { .patch(.replace(at: [$0], html: "<i data-n=\"\($0)\"></i>")) },
      numbers.map { .patch(.replace(at: [$0], html: renderer.currentHTML(of: $0))) }
    )
  }
}
