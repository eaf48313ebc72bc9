import Styles

private let label = configure(Label()) {
  $0.text = "Views"
  $0.numberOfLins = 2
//   ^ error: member 'numberOfLins'
}
