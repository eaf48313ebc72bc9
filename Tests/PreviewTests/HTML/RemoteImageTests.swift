import Foundation
import Mod
import Preview
import Terminal
import Testing

@Suite("An image by its address in a preview")
struct RemoteImagePreviewTests {
  private func image(_ address: String) throws -> Image { Image(url: try #require(URL(string: address))) }

  private func page(_ address: String, _ mods: Mod<ImageView>..., from origins: Set<String>) throws -> String {
    Preview.html(ImageView(try image(address), .environment(\.allowedImageOrigins, origins)).with(Mod(list: mods)))
  }

  @Test("HTML refers to an image from an allowed origin, and allows it in the policy of the page")
  func allowed() throws {
    let html = try page(
      "https://images.example.org:8443/ada.png?a=1&b=2", .contentMode(.scaleAspectFit),
      from: ["https://images.example.org:8443"])
    #expect(html.contains(#"src="https://images.example.org:8443/ada.png?a=1&amp;b=2""#))
    #expect(html.contains("img-src data: https://images.example.org:8443\""))
    #expect(html.contains(#"aria-label="ada""#))
    #expect(html.contains("--fit:contain"))
    #expect(!html.contains("--glyph"))
  }

  @Test(
    "HTML refers to no image from other origins",
    arguments: [
      "https://example.org/ada.png", "http://images.example.org/ada.png", "https://images.example.org:1/ada.png",
      "https://images.example.org.evil.net/ada.png", "data:image/png;base64,AA==", "javascript:alert(1)",
      "file:///ada.png",
    ])
  func others(address: String) throws {
    let html = try page(address, from: ["https://images.example.org"])
    #expect(!html.contains("<img"))
    #expect(html.contains("img-src data:\""))
    #expect(html.contains("picture"))
  }

  @Test("HTML refers to no image without an allowed origin, nor in a button")
  func none() throws {
    #expect(!(try page("https://example.org/ada.png", from: [])).contains("<img"))
    let button = Button(.image(try image("https://example.org/ada.png")))
    #expect(!Preview.html(button).contains("<img"))
    let allowed = VStack(.environment(\.allowedImageOrigins, ["https://example.org"])) { button }
    #expect(Preview.html(allowed).contains(#"<img class="Picture" src="https://example.org/ada.png" alt="ada""#))
  }

  @Test("Other previews show a frame with the name of the image")
  func frames() throws {
    let view = ImageView(try image("https://example.org/ada.png"), .size(120))
    #expect(Preview.svg(view).contains("ada"))
    #expect(Preview.text(view).contains("ada"))
    #expect(Preview.terminal(view).contains("ada"))
  }

  @Test("The description of an image with an address is its source code")
  func prints() throws {
    #expect("\(try image("https://example.org/ada.png"))" == #"Image(url: "https://example.org/ada.png")"#)
  }
}
