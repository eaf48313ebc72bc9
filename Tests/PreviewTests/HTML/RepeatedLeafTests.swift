import Foundation
import Preview
import Testing
import Widgets

@Suite("Leaves that repeat themselves in HTML")
struct RepeatedLeafTests {
  private let leaves: [any Widget] = [
    Button("Play"), Button("Play", .isEnabled(false)), Spacer(8), Spacer(), Divider(), Switch(.isOn(true)),
    Slider(.value(0.5)), Stepper(.value(2)), ProgressView(.progress(0.4)), ImageView(Image(systemName: "star")),
    ActivityIndicatorView(.isAnimating(true)), Button("Hidden", .isHidden(true)), Button("Wide", .width(80)),
  ]

  /// The fragment without its style sheet, and with styles in place of the names of their classes.
  private func body(_ children: [any Widget], axis: Axis) -> String {
    let html = Preview.html(StackView(.axis(axis), .arrangedSubviews(Children(children))), as: .fragment)
    var body = html.split(separator: "</style>", maxSplits: 1)[1].description
    for rule in html.matches(of: /\n\.(s\d+)(\{[^}]*\})/) {
      body = body.replacing(" \(rule.1)\"", with: " \(rule.2)\"")
    }
    return body
  }

  private func inside(_ body: String) -> Substring {
    body.drop { $0 != ">" }.dropFirst().prefix(upTo: body.range(of: "</div>\n</div>")?.lowerBound ?? body.endIndex)
  }

  @Test("A repeated leaf is written in a row and in a column as it is by itself")
  func repetition() {
    for axis in [Axis.horizontal, .vertical] {
      let alone = leaves.map { inside(body([$0], axis: axis)) }
      #expect(inside(body(leaves + leaves, axis: axis)) == (alone + alone).joined())
    }
  }

  @Test("A repeated leaf in a row is written the same with and without a column around")
  func arrangements() {
    let row = StackView(.arrangedSubviews(Children(leaves)))
    let both = body(leaves + [row], axis: .vertical)
    for axis in [Axis.horizontal, .vertical] { #expect(both.contains(inside(body(leaves, axis: axis)))) }
  }

  @Test("A leaf with an identifier has it as its id only the first time")
  func identifiers() {
    let button = Button("Play", .accessibilityIdentifier("play"))
    let page = Preview.html(StackView(.arrangedSubviews([button, button])))
    #expect(page.matches(of: /\ id="play"/).count == 1)
    #expect(page.matches(of: /data-testid="play"/).count == 2)
  }

  @Test("A repeated image is loaded only inside containers that allow its origin")
  func origins() throws {
    let image = Image(url: try #require(URL(string: "https://example.org/ada.png")))
    for leaf in [ImageView(image), Button(.image(image))] as [any Widget] {
      let allowed = View(.environment(\.allowedImageOrigins, ["https://example.org"]), .subviews(Children([leaf])))
      let other = View(.subviews(Children([leaf])))
      for children in [[allowed, other], [other, allowed], [other, allowed, other, allowed]] {
        let page = Preview.html(StackView(.arrangedSubviews(Children(children))))
        #expect(page.matches(of: /<img/).count == children.count / 2, "\(type(of: leaf))")
      }
    }
  }

  @Test("A repeated animated image moves only outside of containers that reduce motion")
  func motion() {
    let images = ["star", "heart"].map { Image(systemName: $0) }
    let leaf = ImageView(.animationImages(images), .animationDuration(1), .isAnimating(true))
    let still = View(.environment(\.isReduceMotionEnabled, true), .subviews(Children([leaf])))
    let moving = View(.subviews(Children([leaf])))
    for children in [[still, moving], [moving, still]] {
      let page = Preview.html(StackView(.arrangedSubviews(Children(children))))
      #expect(page.matches(of: /animate attributeName/).count == 2)
      #expect(Set(page.matches(of: /class="Symbol (s\d+)"/).map(\.output.1)).count == 2)
    }
  }

  @Test("Tab skips links of a text that is hidden from assistive technology, however often the text occurs")
  func silence() throws {
    var text = AttributedString("Terms")
    text.link = URL(string: "https://example.org")
    let label = Label(.attributedText(text), .accessibilityElementsHidden(true))
    let page = Preview.html(StackView(.arrangedSubviews([label, label, label])))
    #expect(page.matches(of: /<a tabindex="-1"/).count == 3)
  }
}
