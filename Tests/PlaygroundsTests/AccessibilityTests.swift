import LiveTesting
import Pages
import Preview
import Testing

@testable import Live

@MainActor
@Suite("The accessibility tree of a page") struct AccessibilityTests {
  /// The roles that a page gives the elements with a role.
  private static let roles: [AccessibilityRole: Set<String>] = [
    .button: ["button"], .link: ["link"], .heading: ["heading"], .image: ["img"],
    .textField: ["textbox", "combobox"], .searchField: ["searchbox", "combobox"], .switch: ["switch", "checkbox"],
    .slider: ["slider"], .stepper: ["spinbutton"], .segmentedControl: ["radiogroup", "group"],
    .pageControl: ["slider"], .cell: ["row"], .progressIndicator: ["progressbar"],
    .activityIndicator: ["progressbar"], .picker: ["group", "listbox"],
    .datePicker: ["date", "time", "month", "datetime"], .toolbar: ["toolbar"], .tabBar: ["tablist"], .tab: ["tab"],
  ]

  private func isRead(_ node: Node) -> Bool {
    guard node.isVisibleForFocus else { return false }
    let line = sequence(first: node, next: \.parent)
    return line.allSatisfy { !(($0.appearance as? any AccessibilityElement)?.isImperceptible ?? false) }
  }

  // An alert that hides what is behind it covers the sample.
  @Test(
    "The accessibility tree of a page has the same roles and names as its HTML",
    arguments: PagePreviewTests.names.filter { $0 != "sample" })
  func rolesAndNames(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    let lines = Preview.accessibility(screen).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(!lines.isEmpty)
    let tree = LiveTree(screen)
    var missing: [String] = []
    func check(_ node: Node) {
      if let role = node.role, let names = Self.roles[role], let text = node.name, !text.isEmpty, isRead(node) {
        // A row has its texts as its name, with commas in a test and without them in a page.
        let words = text.split { $0.isWhitespace || role == .cell && $0 == "," }.joined(separator: " ")
        let isFound = lines.contains { line in
          names.contains { line.hasPrefix("\($0) ") } && line.contains(words)
        }
        if !isFound { missing.append("\(role) \(words)") }
      }
      node.children.forEach(check)
    }
    check(tree.root)
    #expect(missing == [], "\(lines.joined(separator: "\n"))")
  }
}
