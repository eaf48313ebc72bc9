/// The accessibility role of an element whose tag does not imply it.
internal enum ARIARole: String {
  case button, dialog, group, heading, img, link, progressbar, radiogroup, region, row, search, slider, tab, table,
    tablist
  case toolbar
  case `switch`
}
