import Mod

extension TextInput {
  /// The type and the differences from a fresh widget, on one line. A secure text prints as dots.
  public var description: String {
    guard isSecureTextEntry, let text, !text.isEmpty else { return Recursion.step { descriptionBesideFresh } }
    var input = self
    input.text = text.concealed
    return Recursion.step { input.descriptionBesideFresh }
  }
}

extension String {
  /// A bullet for each character.
  package var concealed: String { String(repeating: "•", count: count) }

  /// A bullet for each UTF-16 unit except line feeds, so that positions in the text stay valid.
  package var concealedLines: String { String(decoding: utf16.map { $0 == 10 ? $0 : 0x2022 }, as: UTF16.self) }
}
