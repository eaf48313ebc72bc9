import Mod
import Testing
import Widgets

@Suite("Stored properties in groups")
struct GroupedPropertiesTests {
  private func paths<Root: Model>(_ mods: [Mod<Root>]) -> [String] {
    mods.flatMap { $0.changes(to: Root()).map(\.path) }
  }

  @Test("A property in a group is reported as one of the widget, by its own name")
  func widgets() {
    #expect(
      paths(
        [.bounces(false), .delaysContentTouches(false), .indicatorStyle(.white), .maximumZoomScale(2)]
          as [Mod<ScrollView>])
        == ["bounces", "delaysContentTouches", "indicatorStyle", "maximumZoomScale"])
    #expect(
      paths(
        [.showsCancelButton(true), .barStyle(.black), .searchTextPositionAdjustment(Offset(horizontal: 1))]
          as [Mod<SearchBar>])
        == ["showsCancelButton", "barStyle", "searchTextPositionAdjustment.horizontal"])
    #expect(
      paths([.isEditing(true), .separatorInset(2), .textLabel(Label("a", .numberOfLines(2)))] as [Mod<TableViewCell>])
        == ["isEditing", "separatorInset", "text", "textLabel.numberOfLines"])
    #expect(
      paths([.separatorColor(.red), .tableHeaderView(Label("a")), .sectionIndexColor(.red)] as [Mod<TableView>])
        == ["separatorColor", "tableHeaderView", "sectionIndexColor"])
    #expect(
      paths(
        [.leftView(Label("a")), .clearsOnInsertion(true), .typingAttributes(TextAttributes()), .inputView(Label("a"))]
          as [Mod<TextField>])
        == ["leftView", "clearsOnInsertion", "typingAttributes", "inputView"])
    #expect(
      paths(
        [.accessibilityViewIsModal(true), .largeContentTitle("a"), .tintColor(.red), .isOpaque(false)] as [Mod<View>])
        == ["accessibilityViewIsModal", "largeContentTitle", "tintColor", "isOpaque"])
  }

  @Test("A property in a group of a layer is reported as one of the layer, and printed in the order of declaration")
  func layers() {
    let layer = Layer(.edgeAntialiasingMask([]), .contentsScale(2), .opacity(0.5), .shadowRadius(1), .borderWidth(2))
    #expect(
      "\(layer)"
        == "Layer(borderWidth: 2.0, shadowRadius: 1.0, opacity: 0.5, contentsScale: 2.0, edgeAntialiasingMask: [])")
    #expect("\(GradientLayer(.masksToBounds(true)))" == "GradientLayer(masksToBounds: true)")
  }
}
