import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor
@Suite("An image by its address in HTML that is patched")
struct RemoteImagePatchTests {
  /// A loader that has every image from the beginning.
  private struct Ready: ImageLoader {
    func image(at url: URL) async throws -> Image { Image(url: url) }

    func cachedImage(at url: URL) -> Image? { Image(url: url) }
  }

  @Test("A loaded image replaces its placeholder in the page")
  func arrives() throws {
    let ada = try #require(URL(string: "https://example.org/ada.png"))
    let address = Var<URL?>(nil)
    let tree = LiveTree(address) { address in
      VStack(.environment(\.imageLoader, Ready()), .environment(\.allowedImageOrigins, ["https://example.org"])) {
        ImageView(.image(from: address, placeholder: Image(systemName: "person")))
      }
    }
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    #expect(!renderer.html().contains("<img"))
    address.set(ada)
    _ = tree.root
    #expect("\(renderer.patches())".contains("https://example.org/ada.png"))
    #expect(renderer.html().contains(#"src="https://example.org/ada.png""#))
    lifetime.cancel()
  }
}
