import Foundation
import Mod
import Preview
import Terminal
import Testing
import Widgets

@Suite("Properties that drawings follow")
struct DrawnPropertyTests {
  @Test("Tracking is tightened by up to a twentieth of the font size before a text is truncated")
  func tightening() {
    let label = Label("A long text that is cut", .allowsDefaultTighteningForTruncation(true))
    func drawing(_ width: Double) -> String { Preview.svg(HStack { label.with(.width(LayoutLength(width))) }) }
    #expect(drawing(155).contains(">A long text that is cut</text>"))
    #expect(drawing(155).contains("letter-spacing:-"))
    #expect(drawing(80).contains("letter-spacing:-0.85px") && drawing(80).contains("…"))
    #expect(!drawing(300).contains("letter-spacing"))
  }

  @Test("A layer that is turned around is drawn only if it is double-sided")
  func backs() {
    let view = Label("A", .layer.isDoubleSided(false))
    let mirrored = view.with(.transform(Transform(scaleX: -1, y: 1)))
    let turned = view.with(.transform(Transform(rotationAngle: 3)))
    func isDrawn(_ label: Label) -> Bool { Preview.svg(HStack { label }).contains(">A</text>") }
    #expect([view, mirrored, turned].map(isDrawn) == [true, false, true])
    #expect([view, mirrored, turned].map { Preview.terminal($0).contains("A") } == [true, false, true])
    #expect(style(of: mirrored)?.contains("visibility:hidden") == true)
    #expect(style(of: mirrored.with(.layer.isDoubleSided(true)))?.contains("visibility") == false)
  }

  @Test("Sublayers are drawn beyond a view that does not clip, and one without a frame has the view's corners")
  func sublayers() {
    let layer = ShapeLayer(.path(Path(rect: CGRect(x: 150, y: 10, width: 100, height: 50))))
    let view = View(.frame(CGRect(x: 0, y: 0, width: 200, height: 30)), .layer.sublayers([layer]))
    func isClipped(_ mods: Mod<View>...) -> Bool {
      Preview.svg(view.with(.combine(mods))).contains(/<g clip-path="[^"]*">\s*<g>\s*<path/)
    }
    #expect(!isClipped())
    #expect(isClipped(.layer.masksToBounds(true)) && isClipped(.clipsToBounds(true)))
    #expect(!isClipped(.layer.cornerRadius(8)))
    let whole = View(.size(60), .layer.cornerRadius(8), .layer.sublayers([Layer(.backgroundColor(.red)), layer]))
    #expect(Preview.svg(whole).contains(/<g clip-path="[^"]*">\s*<g>\s*<rect[^>]*>\s*<\/g>\s*<\/g>\s*<g>\s*<path/))
    let gradient = View(
      .frame(CGRect(x: 0, y: 0, width: 200, height: 30)), .layer.cornerRadius(8),
      .layer.sublayers([GradientLayer(.colors([.systemRed, .systemBlue]))]))
    #expect(!Preview.svg(gradient).contains("clip-path"))
    let moved = gradient.with(.layer.sublayerTransform(Transform(translationX: 20, y: 20)))
    #expect(Preview.svg(moved).contains(/<g clip-path="[^"]*">\s*<g transform/))
  }

  @Test("A page draws sublayers beyond a view that does not clip as a border image")
  func sublayersBeyondPages() throws {
    let layer = Layer(.frame(CGRect(x: 30, y: -10, width: 80, height: 30)), .backgroundColor(.systemGreen))
    func css(_ layers: Sublayers, _ mods: Mod<View>...) throws -> String {
      try #require(style(of: View(.width(60), .height(40), .layer.sublayers(layers)).with(.combine(mods))))
    }
    func reach(_ css: String) -> Substring? {
      css.firstMatch(of: /border-image:url\("[^"]*"\) 0 fill\/0\/([^;]*)/)?.output.1
    }
    #expect(try reach(css([layer])) == "10px 50px 0px 0px")
    #expect(try reach(css([layer], .layer.cornerRadius(15))) == "10px 50px 0px 0px")
    #expect(try reach(css([layer], .layer.borderWidth(1))) == "10px 50px 0px 0px")
    let clipping: [Mod<View>] = [.clipsToBounds(true), .layer.masksToBounds(true)]
    for clips in clipping {
      #expect(try css([layer], clips).contains("background-image:url("))
      #expect(try reach(css([layer], clips)) == nil)
    }
    // Of a view without a known length, all of a layer may be outside.
    let inside = Layer(.frame(CGRect(x: 5, y: 5, width: 20, height: 20)), .backgroundColor(.systemGreen))
    #expect(try reach(css([inside])) == nil && reach(css([inside], .layer.cornerRadius(9))) == "0px 0px 0px 0px")
    #expect(reach(style(of: View(.layer.sublayers([inside]))) ?? "") == "0px 25px 25px 0px")
    #expect(reach(style(of: View(.border(.red, width: 1), .layer.sublayers([inside]))) ?? "") == nil)
    // What fills the view is its background.
    let gradient = GradientLayer(.colors([.red, .blue]))
    let both = try css([gradient, layer])
    #expect(reach(both) != nil && both.contains("background-image:linear-gradient("))
    let line = ShapeLayer(
      .path(Path(rect: CGRect(x: 0, y: 0, width: 60, height: 40))), .strokeColor(.red), .lineWidth(2), .miterLimit(1))
    #expect(try reach(css([line])) == "2px 2px 2px 2px")
  }

  @Test("Nested sublayers are drawn at their positions, up to a limited depth")
  func sublayersOfSublayers() throws {
    let inner = Layer(.frame(CGRect(x: 3, y: 4, width: 10, height: 10)), .backgroundColor(.red))
    let outer = Layer(.frame(CGRect(x: 20, y: 5, width: 50, height: 30)), .sublayers([inner]))
    func drawing(_ layer: any LayerModel) -> String {
      Preview.svg(View(.width(100), .height(60), .layer.sublayers([layer])), appearance: .light)
    }
    let nested = /translate\(20 5\)">\s*<g transform="translate\(3 4\)">\s*<rect width="10" height="10"/
    #expect(drawing(outer).contains(nested))
    #expect(!drawing(outer).contains("clip-path") && drawing(outer.with(.masksToBounds(true))).contains("clip-path"))
    let css = try #require(style(of: View(.width(100), .height(60), .layer.sublayers([outer]))))
    #expect(css.contains("translate%283 4%29"))
    var deep = inner
    for _ in 0..<500 { deep = Layer(.frame(CGRect(x: 0, y: 0, width: 9, height: 9)), .sublayers([deep])) }
    #expect(drawing(deep).components(separatedBy: "<g>").count < 40)
  }

  @Test("The stroke of an outline can be partial and dashed, while its area is filled whole")
  func dashedParts() throws {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    func drawing(_ path: Path, _ mods: Mod<ShapeLayer>...) -> String {
      let shape = ShapeLayer(.path(path), .fillColor(nil), .strokeColor(.systemRed), .lineDashPattern([4, 2]))
      return Preview.svg(View(.height(60), .layer.sublayers([shape.with(.combine(mods))])))
    }
    #expect(drawing(square).contains(#"d="M0 0L40 0L40 40L0 40Z""#))
    let half = drawing(square, .strokeEnd(0.5))
    #expect(half.contains(#"d="M0 0L40 0L40 40""#) && half.contains("stroke-dasharray:4 2"))
    let middle = drawing(square, .strokeStart(0.125), .strokeEnd(0.375), .fillColor(.systemBlue))
    #expect(middle.contains(#"d="M20 0L40 0L40 20""#) && middle.contains(#"d="M0 0L40 0L40 40L0 40Z""#))
    #expect(drawing(square, .strokeStart(0.75)).contains(#"d="M0 40L0 0""#))
    #expect(!drawing(square, .strokeStart(0.5), .strokeEnd(0.25)).contains("<path"))
    let html = Preview.html(
      View(.layer.sublayers([ShapeLayer(.path(square), .strokeColor(.red), .strokeEnd(0.5), .lineDashPattern([4]))])))
    #expect(html.contains("M0 0L40 0L40 40%22"))
  }

  @Test("A partial curve is a curve, and a partial path of several counts the length of all")
  func partsOfCurves() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 80, y: 0), control: CGPoint(x: 40, y: 40))
    func drawing(_ path: Path, _ end: Double, _ dashes: [Double]? = nil) -> String {
      let shape = ShapeLayer(.path(path), .fillColor(nil), .strokeColor(.red), .strokeEnd(end))
      return Preview.svg(View(.height(60), .layer.sublayers([shape.with(.lineDashPattern(dashes))])))
    }
    #expect(drawing(path, 0.5, [4]).contains(#"d="M0 0C13.33 13.33 26.67 20 40 20""#))
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 1000, y: 50))
    #expect(drawing(path, 0.9).contains(/d="M0 0C[^"]*M0 50L8[0-9.]* 50"/))
    var odd = Path()
    odd.addLine(to: CGPoint(x: Double.nan, y: .infinity))
    odd.addCurve(to: .zero, control1: CGPoint(x: -Double.infinity, y: 0), control2: .zero)
    odd.closeSubpath()
    #expect(!drawing(odd, 0.5, [1]).contains("nan"))
  }

  @Test("Windows in one view are ordered by their levels")
  func windows() throws {
    let drawing = Preview.svg(
      View {
        Window(.rootViewController(Label("alert")), .windowLevel(.alert))
        Window(.rootViewController(Label("usual")))
      })
    let (usual, alert) = try (#require(drawing.range(of: ">usual<")), #require(drawing.range(of: ">alert<")))
    #expect(usual.lowerBound < alert.lowerBound)
  }

  @Test("The stretched contents of a layer keep the lengths of their edges")
  func center() {
    let view = View(
      .frame(CGRect(x: 0, y: 0, width: 200, height: 100)), .layer.contents(Image(systemName: "square")),
      .layer.contentsCenter(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)))
    let drawing = Preview.svg(view)
    #expect(drawing.contains(#"viewBox="0 0 6 12""#) && drawing.contains(#"viewBox="6 12 12 12""#))
    #expect(drawing.contains("x:6px;width:calc(100% - 12px);y:12px;height:calc(100% - 12px)"))
    #expect(drawing.contains("x:calc(100% - 6px);width:6px"))
  }

  @Test("Rows of readable width are centered in a wide table")
  func readableWidth() {
    let table = TableView(.cellLayoutMarginsFollowReadableWidth(true)) {
      Section { TableViewCell(.text("A")) }
    }
    #expect(Preview.svg(table, width: 872).contains(#"translate(100 0)"#))
    #expect(!Preview.svg(table, width: 375).contains(#"translate(-"#))
  }

  @Test("A screen without content adjustment is filled by its contents, regardless of the safe area")
  func safeArea() {
    let scroll = ScrollView { Label("A") }
    let screen = ViewController(.additionalSafeAreaInsets(EdgeInsets(40))) { scroll }
    let filled = ViewController(.additionalSafeAreaInsets(EdgeInsets(40))) {
      scroll.with(.contentInsetAdjustmentBehavior(.never))
    }
    #expect(Preview.svg(screen).contains("translate(40 40)") && !Preview.svg(filled).contains("translate(40 40)"))
    #expect(Preview.html(filled).contains("--safe:-40px -40px -40px -40px"))
    #expect(body(of: filled).contains(" data-w") && !body(of: screen).contains(" data-w"))
  }
}
