import Foundation
import Mod
import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Preview

@Suite("Boxes in HTML")
struct BoxWidgetTests {
  private static let styles: [(Mod<View>, String)] = [
    (Mod<View>.alpha(0.5), "opacity:0.5"), (.backgroundColor(.red), "background-color:#FF0000"),
    (.layer.backgroundColor(.red), "background-color:#FF0000"), (.tintColor(.red), "--tint:#FF0000"),
    (.tintAdjustmentMode(.dimmed), "--tint:#8E8E93"), (.clipsToBounds(true), "overflow:hidden"),
    (.layer.masksToBounds(true), "overflow:hidden"), (.layer.isHidden(true), "visibility:hidden"),
    (.overrideUserInterfaceStyle(.light), "color-scheme:light;color:var(--label)"),
    (.layer.cornerRadius(8), "border-radius:8px"), (.layer.zPosition(2), "z-index:2"),
    (.layer.update(.cornerRadius(8), .maskedCorners(.layerMaxXMinYCorner)), "border-radius:0px 8px 0px 0px"),
    (.layer.borderWidth(1), "box-shadow:inset 0 0 0 1px #000000;--edge:1px"),
    (.layer.shadowOpacity(0.5), "box-shadow:0px -3px 6px #00000080"),
    (.transform(Transform(translationX: 1, y: 2)), "transform:matrix(1,0,0,1,1,2)"),
    (
      [.transform(Transform(scaleX: 2, y: 2)), .layer.anchorPoint(.zero)],
      "transform:matrix(2,0,0,2,0,0);transform-origin:0% 0%"
    ),
  ]

  @Test("A view is a `div` with the role of its traits")
  func view() {
    #expect(body(of: View(.subviews([Label("a")]))) == #"<div class="View"><span class="Label">a</span></div>"#)
    #expect(body(of: View(.accessibilityLabel("Card"))) == #"<div class="View" role="group" aria-label="Card"></div>"#)
    #expect(
      body(of: View(.accessibilityLabel("Card"), .accessibilityContainerType(.landmark))).contains("role=\"region\""))
    let roles = [AccessibilityTraits.button, .link, .image, .header].map { body(of: View(.accessibilityTraits($0))) }
    #expect(
      roles == [
        #"<div class="View" role="button" tabindex="0"></div>"#, #"<div class="View" role="link" tabindex="0"></div>"#,
        #"<div class="View" role="img"></div>"#, #"<div class="View" role="heading" aria-level="2"></div>"#,
      ])
  }

  @Test("Identifier, direction, language and hidden state are attributes of the element")
  func identity() {
    let view = View(
      .accessibilityIdentifier("a"), .semanticContentAttribute(.forceLeftToRight), .accessibilityLanguage("fr"),
      .isHidden(true), .accessibilityElementsHidden(true), .accessibilityTraits(.notEnabled))
    #expect(
      body(of: view) == """
        <div class="View" id="a" data-testid="a" dir="ltr" lang="fr" hidden aria-hidden="true" \
        aria-disabled="true"></div>
        """)
  }

  @Test("Only the first widget with an identifier has it as its id, and only if it is a valid one")
  func ids() throws {
    let tree = View(.subviews(Children(["a", "a", "b c"].map { Label(.accessibilityIdentifier($0)) })))
    let page = try ParsedMarkup(Preview.html(tree))
    #expect(page["span"].map { $0.attributes["id"] } == ["a", nil, nil])
    #expect(page["span"].map { $0.attributes["data-testid"] } == ["a", "a", "b c"])
  }

  @Test("Differences from a fresh view are styled", arguments: styles)
  func boxes(_ mod: Mod<View>, css: String) {
    #expect(style(of: View(mod)) == css)
  }

  @Test("Gradients are background images, the foremost first")
  func gradients() {
    let axial = GradientLayer(.colors([.red, .blue]), .locations([0, 0.5]))
    let radial = GradientLayer(.colors([.red]), .type(.radial))
    let conic = GradientLayer(.colors([.red, .blue]), .type(.conic))
    #expect(
      style(of: View(.layer.sublayers([axial, radial, conic, Layer()]))) == """
        background-image:conic-gradient(from 180deg at 50% 0%,#FF0000,#0000FF),\
        radial-gradient(at 50% 0%,#FF0000,#FF0000),linear-gradient(180deg,#FF0000 0%,#0000FF 50%)
        """)
  }

  @Test("A frame places a view in another view, and only sets its size in a stack")
  func frames() {
    let box = View(.frame(CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(style(of: View(.subviews([box]))) == "position:absolute;left:10px;top:20px;width:30px;height:40px")
    #expect(style(of: StackView(.arrangedSubviews([box]))) == "flex:none;width:30px;height:40px")
  }

  @Test("Sizes, limits, insets and priorities are written as styles")
  func wishes() {
    #expect(
      style(of: StackView(.arrangedSubviews([View(.width(30), .height(40))]))) == "flex:none;width:30px;height:40px")
    #expect(
      style(
        of: View(.width(30, priority: .defaultLow), .height(5, priority: .defaultLow), .height(max: 50), .width(min: 3))
      )
        == "flex:0 1 auto;width:30px;min-width:3px;height:5px;max-height:50px")
    #expect(
      style(of: View(.padding(1), .margins(2))) == """
        padding-block-start:1px;padding-inline-end:1px;padding-block-end:1px;padding-inline-start:1px;\
        margin-block-start:2px;margin-inline-end:2px;margin-block-end:2px;margin-inline-start:2px
        """)
    let row = StackView(
      .arrangedSubviews([
        View(.horizontalContentHuggingPriority(.required), .horizontalContentCompressionResistancePriority(.required))
      ]))
    #expect(style(of: row) == "flex-grow:0;flex-shrink:0")
    #expect(style(of: View(.verticalContentHuggingPriority(.required))) == "flex-grow:0")
  }

  @Test("A position places a view in another")
  func positions() {
    let styles = EmbedPosition.allCases.map { style(of: View(.subviews([Label("a", .embedPosition($0))]))) }
    #expect(
      styles == [
        nil, "justify-self:stretch;align-self:start",
        "justify-self:left;align-self:start", "justify-self:center;align-self:start",
        "justify-self:right;align-self:start", "justify-self:left;align-self:stretch",
        "justify-self:center;align-self:center",
        "justify-self:left;align-self:center", "justify-self:right;align-self:center",
        "justify-self:right;align-self:stretch", "justify-self:stretch;align-self:end",
        "justify-self:left;align-self:end", "justify-self:center;align-self:end",
        "justify-self:right;align-self:end",
      ])
  }

  @Test("The default position of a view applies to subviews without a position of their own")
  func defaultPositions() {
    let view = View(.defaultPosition(.bottomRight), .subviews([Label("a"), Label("b", .position(.top))]))
    #expect(style(of: view) == "justify-items:right;align-items:end")
    #expect(style(of: view, "s2") == "justify-self:stretch;align-self:start")
    let node = LayoutNode(view, ruler: PointRuler(), isRightToLeft: false)
    let frames = OverlayArrangement(node: node).frames(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames.map(\.maxY) == [100, frames[1].height])
    #expect(frames[0].maxX == 100 && frames[1].width == 100)
  }

  @Test("A stack that is distributed by the lengths of its widgets writes these lengths")
  func measuredStacks() throws {
    let labels = ["a", "Some more", "b"].map { Label($0) }
    let lengths = labels.map { LayoutNode($0, ruler: PointRuler(), isRightToLeft: false).size().width }
    let shares = lengths.map { "minmax(0,\(Double($0).short)fr)" }
    let row = StackView(.distribution(.fillProportionally), .arrangedSubviews(Children(labels)))
    #expect(
      style(of: row) == "display:grid;grid-auto-flow:column;grid-template-columns:\(shares.joined(separator: " "))")
    let column = row.with(.axis(.vertical), .alignment(.center))
    #expect(style(of: column)?.contains("justify-items:center;grid-template-rows:minmax(0,20.5fr) ") == true)
    let centered = Preview.html(row.with(.distribution(.equalCentering)))
    #expect(centered.matches(of: /<i class="Space/).count == 2)
    let half = Double((lengths[0] + lengths[1]) / 2).short
    #expect(centered.contains("flex:1 1 0;min-width:\(half)px;margin-inline-start:-\(half)px"))
    // What is hidden has no share, and two have their centers at equal distances wherever they are.
    let hidden = StackView(
      .distribution(.equalCentering), .arrangedSubviews([Label("a"), Label("b", .isHidden(true)), Label("c")]))
    #expect(!Preview.html(hidden).contains("<i"))
    let some = row.with(.arrangedSubviews([Label("a"), Label("b", .isHidden(true))]))
    #expect(style(of: some)?.matches(of: /minmax/).count == 1)
  }

  @Test("A stack is a flex container along its axis")
  func stack() {
    let alignments = StackView.Alignment.allCases.map { style(of: StackView(.alignment($0))) }
    #expect(
      alignments == [
        nil, "align-items:flex-start", "align-items:baseline", "align-items:center", "align-items:flex-end",
        "align-items:last baseline",
      ])
    let distributions = StackView.Distribution.allCases.map { style(of: StackView(.distribution($0))) }
    #expect(distributions == [nil, nil, nil, "justify-content:space-between", "justify-content:space-between"])
    let classes = [Axis.horizontal, .vertical].flatMap { axis in
      [StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalCentering].map {
        body(of: StackView(.axis(axis), .distribution($0)))
      }
    }
    #expect(
      classes.map { $0.dropFirst(21).dropLast(8) } == [
        "", " equally", " proportionally", " apart s1", " vertical", " vertical rows", " vertical proportionally",
        " vertical apart s1",
      ])
    #expect(
      style(
        of: StackView(
          .spacing(8), .isLayoutMarginsRelativeArrangement(true), .directionalLayoutMargins(DirectionalEdgeInsets(2))))
        == "gap:8px;padding-block-start:2px;padding-inline-end:2px;padding-block-end:2px;padding-inline-start:2px")
  }

  @Test("Custom spacing is written as an element of its own")
  func customSpacing() {
    let stack = StackView(
      .spacing(8), .customSpacing([0: 20, 2: 3]), .arrangedSubviews([Label("a"), Label("b"), Label("c")]))
    #expect(body(of: stack).contains(#"a</span><i class="Space s2"></i><span class="Label">b"#))
    #expect(style(of: stack, "s2") == "margin-inline-start:4px")
    #expect(style(of: stack.with(.axis(.vertical)), "s2") == "margin-block-start:4px")
  }

  @Test("A scroll view with a name is a region that the keyboard reaches")
  func scrollView() {
    #expect(body(of: ScrollView()) == #"<div class="ScrollView"></div>"#)
    #expect(body(of: ScrollView(.accessibilityLabel("List"))).contains(#"aria-label="List" tabindex="0""#))
    #expect(
      body(of: ScrollView(.isScrollEnabled(false), .accessibilityLabel("List")))
        == #"<div class="ScrollView still" role="region" aria-label="List"></div>"#)
    #expect(body(of: ScrollView(.isPagingEnabled(true))).contains("paging"))
    #expect(
      body(of: ScrollView(.showsVerticalScrollIndicator(false), .showsHorizontalScrollIndicator(false))).contains(
        "bare"))
    #expect(
      style(of: ScrollView(.contentInset(EdgeInsets(left: 4)), .semanticContentAttribute(.forceRightToLeft)))
        == "padding-block-start:0px;padding-inline-end:4px;padding-block-end:0px;padding-inline-start:0px")
  }

  @Test("Spacers are hidden from assistive technology, and dividers are rules")
  func spaces() {
    #expect(body(of: Spacer()) == #"<div class="Spacer" aria-hidden="true"></div>"#)
    #expect(style(of: Spacer(8)) == "flex-basis:8px;flex-grow:0")
    #expect(body(of: Divider()) == #"<hr class="Divider">"#)
    #expect(style(of: Divider(.thickness(2), .backgroundColor(.red))) == "flex-basis:2px;background-color:#FF0000")
  }

  @Test("An image is a symbol of its name and its state")
  func imageView() {
    let star = Image(systemName: "star")
    #expect(
      body(of: ImageView(star)) == """
        <span class="ImageView" role="img" aria-label="star"><i class="Symbol s1" aria-hidden="true"></i></span>
        """)
    #expect(body(of: ImageView()) == #"<span class="ImageView"></span>"#)
    #expect(
      body(of: ImageView(Image(named: "Ada"), .accessibilityLabel("Portrait"))).hasPrefix(
        #"<span class="ImageView picture" role="img" aria-label="Portrait">"#))
    let view = ImageView(
      star, .highlightedImage(Image(systemName: "bell")), .animationImages([Image(systemName: "gear")]))
    let names = [
      view, view.with(.isHighlighted(true)), view.with(.isAnimating(true)),
      view.with(.isAnimating(true), .isHighlighted(true)),
    ]
    .map { body(of: $0).split(separator: "\"")[5] }
    #expect(names == ["star", "bell", "gear", "gear"])
  }

  @Test("Size and content mode of an image are written as styles")
  func imageStyle() {
    let star = Image(systemName: "star")
    #expect(
      style(of: ImageView(star, .preferredSymbolConfiguration(SymbolConfiguration(pointSize: 30, scale: .large))))
        == "font-size:30px;--scale:1.6em")
    #expect(
      style(of: ImageView(star, .preferredSymbolConfiguration(SymbolConfiguration(textStyle: .body, scale: .small))))
        == "font-size:17px;--scale:1em")
    let modes = ContentMode.allCases.map { style(of: ImageView(.contentMode($0))) }
    #expect(modes.compactMap(\.self).count == 8)
    #expect(style(of: ImageView(star.withTintColor(.red)))?.hasPrefix("color:#FF0000;--glyph:url(") == true)
  }

  @Test("A column of equal rows is a grid without custom spacing, whatever was written before")
  func equalRows() {
    func column(_ mods: Mod<StackView>...) -> StackView {
      VStack(.distribution(.fillEqually), Mod(list: mods)) {
        Label("a"); Label("b"); Label("c")
      }
    }
    let (plain, spaced) = (column(), column(.customSpacing([0: 20])))
    for columns in [[plain, spaced], [spaced, plain]] {
      let page = Preview.html(VStack { Children(columns) })
      #expect(page.matches(of: /class="StackView vertical rows/).count == 1)
      #expect(page.matches(of: /class="StackView vertical equally/).count == 1)
    }
  }
}
