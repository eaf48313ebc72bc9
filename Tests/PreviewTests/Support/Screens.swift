import Foundation
import Mod
import Widgets

/// Screens as apps have them.
enum Screens {
  /// Data entry: a large title, groups of rows, a button, and tabs.
  static let form = StackView(
    .axis(.vertical),
    .backgroundColor(.systemGroupedBackground),
    .arrangedSubviews([
      NavigationBar(
        .prefersLargeTitles(true),
        .items([
          NavigationItem("Settings"),
          NavigationItem(
            "Profile",
            .leftBarButtonItems([]),
            .rightBarButtonItems([BarButtonItem(systemItem: .done), BarButtonItem(systemItem: .add)])
          ),
        ])
      ),
      SearchBar(.placeholder("Search"), .accessibilityLabel("Search settings")),
      StackView(
        .axis(.vertical), .spacing(24), .isLayoutMarginsRelativeArrangement(true),
        .directionalLayoutMargins(DirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)),
        .arrangedSubviews([
          group([
            row("Name", TextField(.text("Ada Lovelace"), .textContentType(.name), .accessibilityLabel("Name"))),
            row(
              "E-mail",
              TextField(.placeholder("name@example.com"), .keyboardType(.emailAddress), .accessibilityLabel("E-mail"))
            ),
            row(
              "Password",
              TextField(.text("secret"), .isSecureTextEntry(true), .accessibilityLabel("Password"))
            ),
          ]),
          group([
            row("Notifications", Switch(.isOn(true), .accessibilityLabel("Notifications"))),
            row("Airplane Mode", Switch(.accessibilityLabel("Airplane Mode"))),
            row("Volume", Slider(.value(0.4), .accessibilityLabel("Volume"))),
            row("Copies", Stepper(.value(2), .accessibilityLabel("Copies"))),
            row(
              "Birthday",
              DatePicker(.datePickerMode(.date), .date(Date(timeIntervalSince1970: 0)), .accessibilityLabel("Birthday"))
            ),
          ]),
          SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(1), .accessibilityLabel("Span")),
          StackView(
            .spacing(12), .alignment(.center),
            .arrangedSubviews([
              ImageView(Image(systemName: "arrow.down.circle")),
              ProgressView(.progress(0.6), .accessibilityLabel("Download")),
              Label("60 %", .font(.footnote), .textColor(.secondaryLabel)),
              ActivityIndicatorView(.isAnimating(true)),
            ])
          ),
          TextView(
            .text("Notes that go on for a while, and wrap when the line is full."),
            .backgroundColor(.secondarySystemGroupedBackground), .layer.cornerRadius(10), .accessibilityLabel("Notes")
          ),
          PageControl(.numberOfPages(5), .currentPage(1), .accessibilityLabel("Page")),
          Button(
            "Save", .backgroundColor(.systemIndigo), .layer.cornerRadius(12), .titleLabel.font(.headline),
            .contentEdgeInsets(EdgeInsets(14))
          ),
          Button(type: .system, .title("Sign Out"), .role(.destructive)),
        ])
      ),
      TabBar(
        .selectedIndex(1),
        .items([
          TabBarItem("Inbox", .image(Image(systemName: "tray")), .badgeValue("3")),
          TabBarItem("Profile", .image(Image(systemName: "person.circle"))),
          TabBarItem(systemItem: .search),
        ])
      ),
    ])
  )

  private static func group(_ rows: [any Widget]) -> StackView {
    StackView(
      .axis(.vertical), .backgroundColor(.secondarySystemGroupedBackground), .layer.cornerRadius(10),
      .clipsToBounds(true), .arrangedSubviews(Children(rows))
    )
  }

  private static func row(_ title: String, _ control: any Widget) -> StackView {
    StackView(
      .spacing(12), .alignment(.center), .isLayoutMarginsRelativeArrangement(true),
      .directionalLayoutMargins(DirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)),
      .arrangedSubviews([Label(title), control])
    )
  }
}
