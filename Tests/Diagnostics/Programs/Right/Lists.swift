import Styles

private let label = Label("Views", .alpha(0.5), .numberOfLines -- 2, \.isHidden .~ true, .layer.cornerRadius(6))
private let style: Mod<Label> = [.text("Views"), .alpha -- 0.5, .numberOfLines.update { $0 += 1 }]
private let sums: Mod<Label> = [.numberOfLines.update { $0 + 1 }, .text.update { $0?.uppercased() }]
private let copy = label.with(.alpha(1), style)
