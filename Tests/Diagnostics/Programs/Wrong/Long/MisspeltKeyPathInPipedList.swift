import Styles

private let label = Label() |> [
  \.numberOfLines .~ 0,
  \.alpha .~ 0.5,
  \.text .~ "2",
  \.isHidden .~ true,
  \.numberOfLines .~ 4,
  \.alpha .~ 0.5,
  \.text .~ "6",
  \.isHidden .~ true,
  \.numberOfLines .~ 8,
  \.alpha .~ 0.5,
  \.text .~ "10",
  \.isHidden .~ true,
  \.numberOfLins .~ 12,
//^ error: value of type 'Label' has no member 'numberOfLins'
  \.alpha .~ 0.5,
  \.text .~ "14",
  \.isHidden .~ true,
  \.numberOfLines .~ 16,
  \.alpha .~ 0.5,
  \.text .~ "18",
  \.isHidden .~ true,
  \.numberOfLines .~ 20,
  \.alpha .~ 0.5,
  \.text .~ "22",
  \.isHidden .~ true
]
