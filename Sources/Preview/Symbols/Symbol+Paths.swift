extension Symbol {
  internal static let circle = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19"

  /// The drawing of a symbol without one of its own.
  internal static let frame =
    "M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2"

  /// The drawings on a square of 24 by 24, by the names of symbols without variants such as `fill` and `circle`.
  internal static let paths = [
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
    "arrow.down": "M12 5v14M6 13l6 6 6-6",
    "arrow.left": "M19 12H5M11 6l-6 6 6 6",
    "arrow.right": "M5 12h14M13 6l6 6-6 6",
    "arrow.up": "M12 19V5M6 11l6-6 6 6",
    "arrow.uturn.backward": "M8 4L4 8l4 4M4 8h10a5.5 5.5 0 0 1 0 11H9",
    "arrow.uturn.forward": "M16 4l4 4-4 4M20 8H10a5.5 5.5 0 0 0 0 11h5",
    "arrowshape.turn.up.left": "M10 5l-7 6.5 7 6.5v-4c5 0 8 1 11 5-1-7-5-9.5-11-9.5z",
    "backward": "M12 6l-9 6 9 6zM21 6l-9 6 9 6z",
    "bell": "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21.5h4",
    "book": "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
    "bookmark": "M7 3h10v18l-5-4-5 4z",
    "calendar": "M4 5.5h16V20H4zM4 10h16M8 3v4.5M16 3v4.5",
    "camera": "M3 7.5h4L9 5h6l2 2.5h4V19H3zM12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7",
    "checkmark": "M5 13l5 5L19 6.5",
    "chevron.backward": "M15 5l-7 7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.forward": "M9 5l7 7-7 7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.up": "M5 15l7-7 7 7",
    "clock": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2",
    "ellipsis": "M5 12h.01M12 12h.01M19 12h.01",
    "envelope": "M3 6h18v12.5H3zM3.5 7l8.5 7 8.5-7",
    "exclamationmark": "M12 5v9M12 18.5h.01",
    "exclamationmark.triangle": "M12 3.5L22 20.5H2zM12 10v5M12 17.8h.01",
    "eye": "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
    "flag": "M5 21V4h13l-3 4 3 4H5",
    "folder": "M3 6h6l2 2h10v11H3z",
    "forward": "M3 6l9 6-9 6zM12 6l9 6-9 6z",
    "gear": gear,
    "gearshape": gear,
    "heart": "M12 20s-8.5-4.9-8.5-10.6C3.5 6.4 5.7 4.5 8 4.5c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4 "
      + "2.3 0 4.5 1.9 4.5 4.9C20.5 15.1 12 20 12 20z",
    "house": "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
    "info": "M12 11v7M12 6.5h.01",
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "lock": "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20",
    "mic": "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21",
    "minus": "M5 12h14",
    "paperplane": "M3 11L21 3l-6 18-4-7.5zM11 13.5L21 3",
    "pause": "M8 5v14M16 5v14",
    "pencil": "M4 20l1-4.5L16 4.5 19.5 8 8.5 19z",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20c0-4 3.6-6 8-6s8 2 8 6z",
    "phone": "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2",
    "photo": "M3 5h18v14H3zM3 16.5l5-5 4.5 4.5 3-3 5.5 5M15.5 9h.01",
    "play": "M7 4.5l12 7.5-12 7.5z",
    "plus": "M12 5v14M5 12h14",
    "questionmark": "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5h.01",
    "square": "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z",
    "square.and.arrow.up": "M8 10H5.5v11h13V10H16M12 15V3M8 6.5L12 3l4 3.5",
    "square.and.pencil": "M13 5H5v14h14v-8M10 14l.5-3 8.5-8.5L21.5 5 13 13.5z",
    "star": "M12 2.8l2.85 6 6.55.85-4.8 4.55 1.2 6.5L12 17.5l-5.8 3.2 1.2-6.5L2.6 9.65l6.55-.85z",
    "tag": "M3 12V4h8l10 9-8 8zM7.5 8h.01",
    "trash": "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
    "tray": "M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5L16 13h5",
    "xmark": "M6 6l12 12M18 6L6 18",
  ]

  private static let gear =
    "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.4 "
    + "2.4M16.3 16.3l2.4 2.4M18.7 5.3l-2.4 2.4M7.7 16.3l-2.4 2.4"
}
