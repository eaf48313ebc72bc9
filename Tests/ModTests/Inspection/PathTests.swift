import Testing

@testable import Mod

@Suite("Paths of properties")
struct PathTests {
  @Test("A path consists of the path of an owner and a name")
  func parts() {
    #expect("layer.shadowOffset.width".owner == "layer.shadowOffset")
    #expect("layer.shadowOffset.width".propertyName == "width")
    #expect("alpha".owner == "" && "alpha".propertyName == "alpha")
    #expect("items[2].title".owner == "items[2]")
  }

  @Test("A path leads to another property of the same owner")
  func beside() {
    #expect("layer.borderWidth".beside("borderColor") == "layer.borderColor")
    #expect("borderWidth".beside("borderColor") == "borderColor")
  }

  @Test("A path is inside of its owner, and not of a property whose name begins alike")
  func inside() {
    #expect("layer.shadow".isInside("layer") && "layer.shadowOffset.width".isInside("layer"))
    #expect(!"layerStyle".isInside("layer") && !"layer".isInside("layer"))
  }
}
