extension Browser {
  static func read(_ html: String) -> [Content] {
    let html = Bytes(html)
    let root = Element("")
    var open = [root]
    var place = 0
    while place < html.count {
      let parent = open[open.count - 1]
      guard html[place] == "<", let end = html.index(of: ">", in: place..<html.count) else {
        // HTML ignores the first line feed of a textarea.
        if parent.name == "textarea", parent.content.isEmpty, html[place] == "\n" { place += 1 }
        let end = html.index(of: "<", in: place..<html.count) ?? html.count
        parent.content.append(.text(html[place..<end]))
        place = end
        continue
      }
      let tag = place + 1..<end
      place = end + 1
      if html[tag.lowerBound] == "/" {
        open.removeLast()
        continue
      }
      let element = element(tag, of: html)
      parent.insert([.element(element)], at: parent.content.endIndex)
      if !["input", "hr", "br"].contains(element.name) { open.append(element) }
    }
    return root.content
  }

  private static func element(_ tag: Range<Int>, of html: Bytes) -> Element {
    var place = html.end(before: [" "], in: tag)
    let element = Element(html[tag.lowerBound..<place])
    while place < tag.upperBound {
      let start = place + 1
      place = html.end(before: [" ", "="], in: start..<tag.upperBound)
      let name = html[start..<place]
      if place < tag.upperBound, html[place] == "=" {
        let value = place + 2
        place = html.end(before: ["\""], in: value..<tag.upperBound)
        element.attributes[name] = html[value..<place]
        place += 1
      } else {
        element.attributes[name] = ""
      }
    }
    return element
  }
}
