import Styles

private let label = Label(
  .text -- "Views",
  .numberOfLines -- "2"
//                  ^ error: cannot convert value of type 'String'
)

// reported where it stands.

// reported where it stands.

// Missed. Declaring `--` as a global function, for any `Value`, or with an autoclosure changes nothing. `.numberOfLines("2")` is
// reported where it stands.
