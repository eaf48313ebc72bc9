// The styles and the view controller of the article that this library starts from, as they stand there. The registry of
// dates, which the library has as well, is the app's own here.

import Foundation
import Mod
import Pipe
import UIKit

typealias LabelStyle = Mod<UILabel>

extension LabelStyle {
  static let dynamicFont = LabelStyle { $0.adjustsFontForContentSizeCategory = true }
  static let centered = LabelStyle { $0.textAlignment = .center }
  static let centerTitle = dynamicFont(.title1) + centered
  static let multiline = LabelStyle { $0.numberOfLines = 0 }

  static func textStyle(_ style: UIFont.TextStyle) -> LabelStyle {
    LabelStyle { $0.font = .preferredFont(forTextStyle: style) }
  }

  static func dynamicFont(_ style: UIFont.TextStyle) -> LabelStyle {
    dynamicFont + textStyle(style)
  }

  static func text(_ newText: String?) -> LabelStyle {
    LabelStyle { $0.text = newText }
  }

  static func alignment(_ alignment: NSTextAlignment) -> LabelStyle {
    LabelStyle { $0.textAlignment = alignment }
  }

  static func caption(_ text: String) -> LabelStyle {
    .text(text.uppercased()) + .dynamicFont(.caption1)
  }
}

extension Mod where T == DateFormatter {
  static let shortDate = Mod { $0.dateStyle = .short }
  static let noTime = Mod { $0.timeStyle = .none }
  static let episodeDatestamp = shortDate + noTime
}

class EpisodeViewController: UIViewController {
  static let dateFormatter = DateFormatter() |> .episodeDatestamp

  let episodeTitle =
    UILabel()
    |> .text("Building a Layout Library")
    + .centerTitle
    + .multiline
  let episodeNumber =
    UILabel()
    |> .text("123")
    + .dynamicFont(.body)
  let episodeViews =
    UILabel()
    |> .text("1000")
    + .dynamicFont(.body)
  let episodeDate =
    UILabel()
    |> .text(Date() |> dateFormatter.string(from:))
    + .dynamicFont(.body)

  let episodeNumberTitle = UILabel() |> .caption("Episode #")
  let episodeViewsTitle = UILabel() |> .caption("Views")
  let episodeDateTitle = UILabel() |> .caption("Release Date")

}
