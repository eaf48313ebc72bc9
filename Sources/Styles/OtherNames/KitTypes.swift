// The types that other kits have for what are styles here. The compiler names the style. If another module has a type
// of the name, the compiler takes that one: these are not available.
import Widgets

@available(*, unavailable, message: "a card is a style: 'VStack(.card()) { … }'")
public typealias Card = OtherWidget

@available(*, unavailable, message: "a badge is a style: 'Label(\"New\", .badge())'")
public typealias Badge = OtherWidget

@available(*, unavailable, message: "a badge is a style: 'Label(\"New\", .badge())'")
public typealias Pill = OtherWidget

@available(*, unavailable, message: "a chip is a style: 'Button(\"All\", .chip())'")
public typealias Chip = OtherWidget

@available(*, unavailable, message: "write 'EmptyState(\"No results\")'")
public typealias ContentUnavailableView = OtherWidget
