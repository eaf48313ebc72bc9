import Mod
import Testing
import Widgets

struct BarItemTests {
  let faint = TextAttributes(.foregroundColor(.systemGray))
  let bold = TextAttributes(.font(.boldSystemFont(ofSize: 17)))

  @Test("A title without attributes for a state has those of the normal state")
  func titles() {
    var item = BarButtonItem(.titleTextAttributes(bold))
    item.setTitleTextAttributes(faint, for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled) == faint)
    #expect(item.titleTextAttributes(for: .selected) == bold)
    item.setTitleTextAttributes(nil, for: .disabled)
    #expect(item == BarButtonItem(.titleTextAttributes(bold)))
  }

  @Test("A badge without attributes for a state has those of the normal state")
  func badges() {
    var item = TabBarItem(.badgeTextAttributes(bold))
    item.setBadgeTextAttributes(faint, for: .selected)
    #expect(item.badgeTextAttributes(for: .selected) == faint)
    #expect(item.badgeTextAttributes(for: .disabled) == bold)
  }
}
