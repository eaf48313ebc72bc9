import Foundation
import StyleGuide
import TestSupport

/// The page of a guide, taken apart. The script is left out.
struct GuideMarkup {
  let elements: [ParsedMarkup.Element]
  let text: String
  let css: String
  let script: String

  init(_ guide: StyleGuide) throws {
    let html = guide.html
    let parts = html.split(separator: "<script>", maxSplits: 1)
    let (script, rest) = (parts[1].prefix { $0 != "<" }, parts[1].drop { $0 != "<" })
    let markup = try ParsedMarkup(String(parts[0]) + String(rest.dropFirst("</script>".count)))
    (elements, text, css, self.script) = (markup.elements, markup.text, markup.css, String(script))
  }
}
