// Widgets are made of values: whoever imports the widgets has the colors, the fonts and the insets, too.
@_exported import Values
