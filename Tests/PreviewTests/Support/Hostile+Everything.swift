import Foundation
import Mod
import OwnControls
import Preview
import Widgets

extension Hostile {
  /// A widget of each kind there is, screens and tables included, in which every text is one and the same.
  var everything: [any Widget] {
    let controller = ViewController(text) { Label(text) }
    return widgets + [
      Spacer(8), Divider(.thickness(2)),
      Label(text, .numberOfLines(0), .adjustsFontSizeToFitWidth(true)),
      Slider(.value(0.5)), Stepper(.value(3)), ProgressView(.progress(0.5)),
      PageControl(.numberOfPages(5), .currentPage(1)),
      DatePicker(.preferredDatePickerStyle(.wheels)), DatePicker(.preferredDatePickerStyle(.inline)),
      DatePicker(.datePickerMode(.countDownTimer), .countDownDuration(600)),
      PickerView(.components([PickerView.Component([text, text, text])]), .selectRow(1, inComponent: 0)),
      VStack(.alignment(.firstBaseline), .spacing(4)) {
        Label(text)
        Switch()
        Label(text)
      },
      HStack(.alignment(.firstBaseline), .distribution(.equalSpacing)) {
        Label(text)
        Button(text)
      },
      ScrollView(.height(60), .contentOffset(CGPoint(x: 0, y: 20))) {
        Label(text, .numberOfLines(0))
      },
      TableViewCell(.text(text), .detailText(text), .image(Image(named: text)), .accessoryType(.checkmark)),
      CollectionView(.layout(.grid(columns: 2, spacing: 4))) {
        Section(text) { TableViewCell(.text(text), .image(Image(named: text))) }
        Section(layout: .flow(itemWidth: 40)) { Label(text) }
      },
      CollectionView(.layout(.row(.paging, spacing: 4)), .scrollDirection(.horizontal)) { Section { Label(text) } },
      CollectionView(.layout(.grid(minimumItemWidth: 40))) { Section { Label(text) } },
      AlertController(text, .message(text), .actions([AlertAction(text), AlertAction(text), AlertAction(text)])),
      controller,
      NavigationController {
        controller
        controller
      },
      TabBarController { controller },
    ]
  }
}
