/// A kind of element that the library writes, with the rules that make it look as its widget does.
internal struct Kind: Sendable {
  /// The class that elements of the kind have: the name of the widget.
  internal let name: StaticString

  /// The rules of the kind.
  internal let css: StaticString

  /// Whether fresh widgets of the kind cut off what overhangs them.
  internal let clips: Bool

  internal init(_ name: StaticString, clips: Bool = false, css: StaticString) {
    self.name = name
    self.clips = clips
    self.css = css
  }
}
