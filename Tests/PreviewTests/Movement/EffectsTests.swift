import Foundation
import OwnControls
import Preview
import Terminal
import Testing

@Suite("Blur, shimmer and masks")
struct EffectsTests {
  private let blurred = Label("Secret", .blur(radius: 4))
  private let shimmering = Label("Loading", .shimmer(Shimmer(opacity: 0.25, duration: 2)))

  @Test("A blur is a filter in HTML and in SVG, and hides the text of a terminal")
  func blur() {
    #expect(Preview.html(blurred).contains("filter:blur(4px)"))
    let svg = Preview.svg(blurred)
    #expect(svg.contains(#"<feGaussianBlur stdDeviation="4"/>"#))
    #expect(svg.contains(#"<g filter="url(#"#))
    #expect(!Preview.terminal(blurred, width: 20).contains("Secret"))
    #expect(Preview.terminal(blurred, width: 20).contains("▒▒▒▒▒▒"))
    #expect(Preview.terminal(Label("Faint", .blur(radius: 1)), width: 20).contains("Faint"))
    #expect(Preview.text(blurred).contains("layer.blurRadius: 4.0"))
  }

  @Test("A shimmer is a moving mask in HTML that stands still with reduced motion, and a band in SVG")
  func shimmer() {
    let html = Preview.html(shimmering)
    #expect(html.contains("animation:shimmer 2s linear infinite"))
    #expect(html.contains("@keyframes shimmer"))
    #expect(html.contains("animation:none!important"))
    #expect(html.contains("#00000040 50%"))
    #expect(Preview.svg(shimmering).contains("<mask "))
    let boxed = Preview.terminal(shimmering.with(.backgroundColor(.systemTeal)), width: 20, color: true)
    #expect(boxed.contains("Loading"))
    #expect(boxed.contains("\u{1B}[2;"))
    #expect(Preview.text(shimmering).contains("shimmer"))
    #expect(Label(.shimmer()).layer.shimmer == Shimmer())
    #expect(Label(.shimmer(), .shimmer(nil)).layer.shimmer == nil)
  }

  @Test("A view as a mask fills the masked widget, with its corners")
  func views() {
    let masked = View(.backgroundColor(.systemBlue), .mask(View(.backgroundColor(.black), .cornerRadius(20))))
    let html = Preview.html(masked)
    #expect(html.contains("mask:url(\"data:image/svg+xml,"))
    #expect(decoded(html).contains(#"<rect width="100%" height="100%" rx="20""#))
    let svg = Preview.svg(VStack { masked.with(.height(60)) }, width: 100)
    #expect(svg.contains("mask-type:alpha"))
    #expect(svg.contains(#"<g mask="url(#"#))
    #expect(svg.contains(#"maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="60""#))
  }

  @Test("A label as a mask cuts its letters out")
  func labels() {
    let masked = View(.backgroundColor(.systemBlue), .mask(Label("Views")))
    #expect(decoded(Preview.html(masked)).contains("Views"))
    #expect(Preview.svg(masked, height: 50).contains("<mask "))
  }

  @Test("A layer as a mask is its path, its gradient or its background")
  func layers() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 10), control: CGPoint(x: 9, y: 9))
    path.addCurve(to: CGPoint(x: 1, y: 5), control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: 2, y: Double.nan))
    path.closeSubpath()
    let shape = View(.layer.mask(ShapeLayer(.path(path), .fillRule(.evenOdd))))
    #expect(decoded(Preview.html(shape)).contains(#"d="M0 0L10 0Q9 9 5 10C3 9 2 0 1 5Z" fill-rule="evenodd""#))
    let fade = View(.layer.mask(GradientLayer(.colors([.black, .clear]))))
    #expect(decoded(Preview.html(fade)).contains("<linearGradient"))
    #expect(Preview.svg(fade, height: 40).contains("<linearGradient"))
    let framed = View(.layer.mask(Layer(.frame(CGRect(x: 1, y: 2, width: 3, height: 4)), .backgroundColor(.black))))
    #expect(decoded(Preview.html(framed)).contains(#"translate(1 2)"#))
    #expect(decoded(Preview.html(View(.layer.mask(Layer(.isHidden(true)))))).contains("svg"))
  }

  @Test("Several masks and a shimmer apply one inside the other")
  func several() {
    let view = View(.mask(View(.backgroundColor(.black))), .layer.mask(Layer(.backgroundColor(.black))), .shimmer())
    #expect(Preview.html(view).contains("mask-composite:intersect"))
    #expect(Preview.svg(view, height: 20).components(separatedBy: "<g mask=").count == 4)
  }

  @Test("Text and terminals ignore masks")
  func cells() {
    let plain = Label("Views")
    #expect(
      Preview.terminal(plain.with(.mask(Label("mask"))), width: 20) == Preview.terminal(plain, width: 20))
  }

  @Test("Hostile effects are written as finite numbers", arguments: [.nan, .infinity, -1, 1e300] as [Double])
  func hostile(_ number: Double) {
    let view = View(.blur(radius: number), .shimmer(Shimmer(opacity: number, duration: number)))
    for text in [Preview.html(view), Preview.svg(view, height: 20)] {
      #expect(!text.contains("nan") && !text.contains("inf,") && !text.contains("(inf"))
    }
    _ = Preview.terminal(view, width: 10)
  }

  /// The page with the escapes of its images resolved.
  private func decoded(_ html: String) -> String {
    html.components(separatedBy: "%").enumerated().map { index, part in
      guard index > 0, let byte = UInt8(part.prefix(2), radix: 16), byte > 31 else {
        return index > 0 ? "%" + part : part
      }
      return String(UnicodeScalar(byte)) + part.dropFirst(2)
    }.joined()
  }
}
