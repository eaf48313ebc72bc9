/// What an element is to those who do not see it, where its tag does not say so.
internal enum ARIARole: String {
  case button, dialog, group, heading, img, link, progressbar, radiogroup, region, row, search, tab, table, tablist
  case toolbar
  case `switch`
}
