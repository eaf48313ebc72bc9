import Styles

private func table(of pages: [[[String]]]) -> StackView {
  VStack {
    ForEach(pages, id: \.self) { page in
      Label("Page")
      ForEach(page, id: \.self) { line in
        Label("Line")
        ForEach(line, id: \.self) { word in
          Label(word.cuont)
//                   ^ error: has no member 'cuont'
        }
      }
    }
  }
}
