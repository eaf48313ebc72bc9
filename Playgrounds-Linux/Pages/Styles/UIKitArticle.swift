import Foundation
import Styles

// What the screen needs of UIKit, on the main actor as there. On Apple's platforms, `import UIKit` takes its place.

@MainActor private class UIView {
  init() {}
}

@MainActor private class UIViewController {
  init() {}
}

private final class UILabel: UIView, MainActorRoot {
  var text: String?
  var font = UIFont()
  var textAlignment = NSTextAlignment.natural
  var numberOfLines = 1
  var adjustsFontForContentSizeCategory = false
}

private struct UIFont: CustomStringConvertible {
  enum TextStyle { case body, caption1, title1 }
  var description = "system"
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(description: "\(style)") }
}

private enum NSTextAlignment { case natural, center }

// The styles and the view controller of the article that this library starts from.

private typealias LabelStyle = Mod<UILabel>

extension LabelStyle {
  fileprivate static let dynamicFont = LabelStyle { $0.adjustsFontForContentSizeCategory = true }
  fileprivate static let centered = LabelStyle { $0.textAlignment = .center }
  fileprivate static let centerTitle = dynamicFont(.title1) + centered
  fileprivate static let multiline = LabelStyle { $0.numberOfLines = 0 }

  fileprivate static func textStyle(_ style: UIFont.TextStyle) -> LabelStyle {
    LabelStyle { $0.font = .preferredFont(forTextStyle: style) }
  }

  fileprivate static func dynamicFont(_ style: UIFont.TextStyle) -> LabelStyle {
    dynamicFont + textStyle(style)
  }

  fileprivate static func text(_ newText: String?) -> LabelStyle {
    LabelStyle { $0.text = newText }
  }

  fileprivate static func caption(_ text: String) -> LabelStyle {
    .text(text.uppercased()) + .dynamicFont(.caption1)
  }
}

private class EpisodeViewController: UIViewController {
  let episodeTitle =
    UILabel()
    |> .text("Building a Layout Library")
    + .centerTitle
    + .multiline
  let episodeNumber =
    UILabel()
    |> .text("123")
    + .dynamicFont(.body)

  let episodeNumberTitle = UILabel() |> .caption("Episode #")
}

extension Page {
  static let uikit = Page("uikit", "Styles of UIKit's classes, as in the article, against a stand-in.") { print in
    let screen = EpisodeViewController()
    for label in [screen.episodeTitle, screen.episodeNumberTitle, screen.episodeNumber] {
      print(label.text ?? "", "in the font", label.font)
    }
    print("\n.centerTitle changes a UILabel's")
    LabelStyle.centerTitle.changes(to: UILabel()).forEach { print(" ", $0) }
  }
}
