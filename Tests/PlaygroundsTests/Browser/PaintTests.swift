import Foundation
import Live
import TestSupport
import Testing

@testable import Preview

/// Looks at the colors that a browser paints.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed: no page is painted"))
struct PaintTests {
  @Test("A progress bar is filled by its value, in a column, in a row and alone")
  func progress() async throws {
    let bar = ProgressView(.progress(0.5), .progressTintColor(.red), .trackTintColor(.blue))
    let trees: [any Widget] = [
      bar, VStack { bar }, HStack { bar }, VStack(alignment: .center) { bar.with(.width(100)) },
      bar.with(.progressViewStyle(.bar)), bar.with(.height(20)),
    ]
    let seen = try await Self.colors(of: trees, at: [0.25, 0.75])
    #expect(seen.count == trees.count)
    for (tree, colors) in zip(trees, seen) { #expect(colors == ["255,0,0", "0,0,255"], "\(Preview.text(tree))") }
  }

  /// The colors in the middle of bars 100 points wide, at shares of the width. The browser is started once.
  private static func colors(of trees: [any Widget], at shares: [Double]) async throws -> [[String]] {
    // The picture of a page is drawn on a canvas, whose pixels can be read.
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body>\(trees.map { Preview.html($0, as: .fragment) }.joined())
      <pre id="colors"></pre><script>
      const draw = fragment => new Promise(done => {
        fragment.style.width = "100px"
        const bar = fragment.querySelector(".ProgressView").getBoundingClientRect()
        const start = fragment.getBoundingClientRect()
        const xml = new XMLSerializer().serializeToString(fragment)
        const image = new Image()
        image.onload = () => {
          const context = document.createElement("canvas").getContext("2d")
          context.drawImage(image, 0, 0)
          const y = bar.y - start.y + bar.height / 2
          done(\(shares).map(share =>
            context.getImageData(bar.x - start.x + share * bar.width, y, 1, 1).data.slice(0, 3).join()).join(" "))
        }
        image.src = "data:image/svg+xml," + encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300"
          height="150"><foreignObject width="300" height="150">${xml}</foreignObject></svg>`)
      })
      Promise.all([...document.querySelectorAll("body>div")].map(draw))
        .then(lines => colors.textContent = lines.join("\\n"))
      </script>
      """
    let document = try await Chromium.document(of: page)
    let colors = try #require(document.firstMatch(of: /<pre id="colors">([^<]*)<\/pre>/)?.1, "\(document.suffix(400))")
    return colors.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
