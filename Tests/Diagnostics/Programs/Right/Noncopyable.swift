import Styles

private struct Ticket: ~Copyable { var price = 0.0 }

private func sell(_ ticket: consuming Ticket) -> Ticket {
  ticket |> Mod { $0.price = 2 } + Mod { $0.price += 1 }
}
