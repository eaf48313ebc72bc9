// `import Widgets` brings the colors, fonts and insets that widgets consist of.
@_exported import Values
