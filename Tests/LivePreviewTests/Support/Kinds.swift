import LivePreview

/// A widget that looks like others, depending on what is inside.
struct Framed: Container, Previewable {
  var title = ""
  var readsInsideChildren = true
  var children: Children = []
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    VStack {
      Label("\(title): \(children.map { "\(type(of: $0))" }.joined(separator: ", "))")
      HStack { children }
    }
  }
}

/// A widget that writes as many elements as one likes, and text beside them.
struct Scattered: Widget, HTMLRepresentable {
  var words: [String] = []
  var isBare = false
  var attributes = ViewAttributes.fresh

  func write(to html: inout Preview.HTML) {
    for word in words {
      if isBare { html.write(word) } else { html.element(.em, for: self) { $0.write(word) } }
    }
  }
}

struct Titled: Component, Equatable {
  let title: String

  var body: Children { if !title.isEmpty { Label(title) } }
}

/// A screen whose title is found inside.
struct UserScreen: Component {
  let title: Var<String>

  var body: Children { ViewController(nil, .title <-- title.map { $0 }) }
}

/// A text that is its children instead, as long as it has some.
struct Disclosed: Container, TextDisplaying {
  var displayedText = DisplayedText()
  var children: Children = []
  var attributes = ViewAttributes.fresh
}
