import Audit
import Foundation
import Mod
import TestSupport
import Testing
import Widgets

@Suite("An audit of targets that cover each other") struct AuditTargetsTests {
  private func button(_ title: String, _ frame: CGRect) -> Button {
    Button(title, .titleColor(.label), .frame(frame), .titleLabel.font(.systemFont(ofSize: 12)))
  }

  private func findings(_ frames: CGRect..., level: Preview.ConformanceLevel = .aa) -> [String] {
    let buttons = frames.enumerated().map { button("\($0)", $1) }
    return Preview.audit(View(.size(300), .subviews(Children(buttons))), level: level)
      .filter { $0.rule == .targetOverlap }.map(\.description)
  }

  @Test("A target of which others leave less than 24 points is found, with what covers it")
  func covered() {
    let row = CGRect(x: 0, y: 0, width: 100, height: 44)
    #expect(
      findings(row, CGRect(x: 0, y: 0, width: 100, height: 30)) == [
        "View/0.Button: View/1.Button covers it, so that less than 24 × 24 points are left to touch."
      ])
    #expect(findings(row, CGRect(x: 0, y: 0, width: 100, height: 20)) == [])
    #expect(findings(row, CGRect(x: 0, y: 0, width: 100, height: 20), level: .aaa).count == 1)
    #expect(findings(row, CGRect(x: 0, y: 44, width: 100, height: 44)) == [], "they only touch")
    #expect(findings(CGRect(x: 0, y: 0, width: 100, height: 30), row).count == 1, "the later one is in front")
    // Together two of them leave too little, at the top, in the middle and below.
    let (left, right) = (CGRect(x: 0, y: 0, width: 40, height: 44), CGRect(x: 60, y: 0, width: 40, height: 44))
    #expect(findings(row, left) == [] && findings(row, right) == [])
    #expect(findings(row, left, right).count == 1)
  }

  @Test("A small target is covered by whatever is in front of a part of it")
  func small() {
    #expect(
      findings(CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 18, y: 0, width: 40, height: 40)).count == 1)
  }

  @Test("A target covers neither the target around it, nor one outside of the view that clips it")
  func inside() {
    let inner = button("Close", CGRect(x: 0, y: 0, width: 60, height: 60))
    let card = View(
      .gestureRecognizers([TapGestureRecognizer()]), .accessibilityTraits(.button), .frame(inner.frame),
      .accessibilityLabel("Card"), .subviews([inner]))
    #expect(Preview.audit(View(.size(300), .subviews([card]))) == [])
    let below = button("Below", CGRect(x: 0, y: 60, width: 60, height: 44))
    let tall = button("Tall", CGRect(x: 0, y: 0, width: 60, height: 120))
    let clipped = View(
      .clipsToBounds(true), .frame(CGRect(x: 0, y: 0, width: 60, height: 60)), .subviews([tall]))
    #expect(Preview.audit(View(.size(300), .subviews([below, clipped]))) == [])
    #expect(Preview.audit(View(.size(300), .subviews([below, clipped.with(.clipsToBounds(false))]))).count == 1)
  }

  @Test("A target that an opaque view covers completely is found, unless touches pass through the view")
  func opaque() {
    let target = button("Save", CGRect(x: 10, y: 10, width: 60, height: 44))
    func found(_ mod: Mod<View>, in frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> [String] {
      let cover = View(.frame(frame), .backgroundColor(.systemRed), mod)
      return Preview.audit(View(.size(300), .subviews([target, cover])))
        .filter { $0.rule == .targetOverlap }.map(\.description)
    }
    #expect(
      found(.identity) == [
        "View/0.Button: View/1.View covers it, so that less than 24 × 24 points are left to touch."
      ])
    for mod in [
      Mod<View>.isUserInteractionEnabled(false), .alpha(0.9), .backgroundColor(.clear), .isHidden(true),
      .backgroundColor(Color.systemRed.withAlphaComponent(0.9)),
    ] { #expect(found(mod) == []) }
    #expect(found(.identity, in: CGRect(x: 11, y: 0, width: 100, height: 100)) == [], "a part can be touched")
    let row = button("Row", CGRect(x: 0, y: 0, width: 60, height: 44))
    let card = View(
      .gestureRecognizers([TapGestureRecognizer()]), .accessibilityTraits(.button), .frame(row.frame),
      .accessibilityLabel("Card"),
      .subviews([View(.frame(CGRect(x: 0, y: 0, width: 60, height: 44)), .backgroundColor(.systemRed))]))
    #expect(Preview.audit(View(.size(300), .subviews([card]))).filter { $0.rule == .targetOverlap } == [])
  }

  @Test("A presented screen covers no target, because nothing behind it can be touched")
  func presented() {
    let sheet = ViewController("Sheet", .backgroundColor(.systemBackground)) {
      View(.size(300), .subviews([button("Front", CGRect(x: 0, y: 0, width: 100, height: 100))]))
    }
    let base = ViewController("Base", .presentedViewController(sheet)) {
      View(.size(300), .subviews([button("Back", CGRect(x: 0, y: 0, width: 100, height: 44))]))
    }
    #expect(Preview.audit(base).filter { $0.rule == .targetOverlap } == [])
  }

  /// The longest side of a square of whole points that a target leaves, point by point.
  private func square(in target: CGRect, beside covers: [CGRect]) -> Int {
    let (width, height) = (Int(target.width), Int(target.height))
    var free = Array(repeating: Array(repeating: 0, count: width), count: height)
    var longest = 0
    for y in 0..<height {
      for x in 0..<width {
        let point = CGPoint(x: target.minX + Double(x) + 0.5, y: target.minY + Double(y) + 0.5)
        if covers.contains(where: { $0.contains(point) }) { continue }
        free[y][x] = x == 0 || y == 0 ? 1 : 1 + min(free[y - 1][x], free[y][x - 1], free[y - 1][x - 1])
        longest = max(longest, free[y][x])
      }
    }
    return longest
  }

  @Test("Targets that cover each other in random trees are those found by counting points", arguments: 0..<40)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func frame() -> CGRect {
      CGRect(
        x: Int.random(in: 0...80, using: &random), y: Int.random(in: 0...80, using: &random),
        width: Int.random(in: 24...90, using: &random), height: Int.random(in: 24...90, using: &random))
    }
    let frames = (0..<6).map { _ in frame() }
    let buttons = frames.enumerated().map { button("\($0)", $1) }
    let found = Preview.audit(View(.size(300), .subviews(Children(buttons)))).filter { $0.rule == .targetOverlap }
    let expected = frames.indices.filter { square(in: frames[$0], beside: Array(frames[($0 + 1)...])) < 24 }
    #expect(found.map(\.path) == expected.map { "View/\($0).Button" }, "\(frames)")
  }
}
