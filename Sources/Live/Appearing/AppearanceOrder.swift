import Widgets

/// The order in which UIKit tells screens that they appear and disappear, which depends on the cause.
internal enum AppearanceOrder: Int {
  /// The order of a push, a pop, and everything without an order of its own.
  case stack
  /// The order of the selection of a tab.
  case tabs
  /// The order of pages that scroll.
  case pages
  /// The order of a presentation and of a dismissal.
  case presentation

  /// The steps, in order. If a change has several causes, the one with the highest number counts.
  internal var steps: [AppearanceStep] {
    switch self {
    case .stack:
      [
        .willDisappear, .willAppear, .willShow, .onAppearOnce, .onAppear, .onDisappear, .didDisappear, .didAppear,
        .didShow,
      ]
    case .tabs:
      [
        .willAppear, .willDisappear, .willShow, .onAppearOnce, .onAppear, .onDisappear, .didDisappear, .didAppear,
        .didShow,
      ]
    case .pages:
      [
        .willAppear, .willDisappear, .willShow, .onAppearOnce, .onAppear, .didAppear, .didShow, .onDisappear,
        .didDisappear,
      ]
    case .presentation:
      [
        .willDisappear, .willAppear, .willShow, .onAppearOnce, .onAppear, .didAppear, .didShow, .onDisappear,
        .didDisappear,
      ]
    }
  }
}
