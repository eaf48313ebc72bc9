/// A property, and where its effect is to be seen.
struct MatrixRow: Sendable, CustomStringConvertible {
  /// The type or protocol that declares the property, and its name: `Slider.thumbImage`.
  let name: String

  /// The type on which it is tried.
  let subject: String

  /// The outputs that should change.
  let effects: Effects

  /// The reason why some of the previews do not show what others do.
  let exception: Exception?

  /// The reason why text does not show what a preview shows.
  let omission: Omission?

  /// The place of the row in the tables.
  let file: String
  let line: Int

  /// Returns the outputs that change.
  let measured: @MainActor @Sendable () -> Effects

  var description: String { name.hasPrefix("\(subject).") ? name : "\(name) of \(subject)" }
}

/// A reason why text, which has a line for each widget and words for its items, does not show a property of an item.
enum Omission: String, CaseIterable, Sendable {
  case attribute = "Only pages have attributes that browsers read."
  case color = "Words have no colors."
  case emphasis = "Words have one font."
  case length = "Words have no place and no size."
  case picture = "An item with a title is named by it, and its picture is not."
}

/// A reason why a preview cannot show what another one shows.
enum Exception: String, CaseIterable, Sendable {
  case page = "Only pages have attributes that browsers read."
  case markup = "Only markup names what assistive technology reads."
  case diff = "Drawings name their widgets for those who compare them."
  case movement = "Only a page moves."
  case scrolling = "Only a page is scrolled."
  case effects = "Cells have no shadows, masks, curves and transformations."
  case cells = "It is smaller than a cell."
  case pictures = "Cells have no pictures behind their characters."
  case narrow = "Segments in cells are as wide as their titles."
  case script = "A page is scrolled by its script."
  case inherited = "Only a page hands on what the widget itself does not show."
  case fit = "Style sheets have no rule that fits text, and cells have one size."
  case size = "Cells have one size."
  case same = "Cells show its text alike."
  case titles = "Drawn titles have a font and a color."
  case appearance = "A terminal has one appearance."
  case ground = "Only in a page is something behind a bar."
  case order = "Cells stack views in their order."
}
