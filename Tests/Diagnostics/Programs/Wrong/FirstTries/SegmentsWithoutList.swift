import Styles

private let span = SegmentedControl("Day", "Week")
//                 ^ error: the segments are a list: 'SegmentedControl(["Day", "Week"])'
