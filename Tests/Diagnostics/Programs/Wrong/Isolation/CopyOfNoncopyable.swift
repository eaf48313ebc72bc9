import Styles

private struct Ticket: ~Copyable { var price = 0.0 }

private func sell(_ ticket: borrowing Ticket) -> Ticket {
//                  ^ error: 'ticket' is borrowed and cannot be consumed
  ticket |> Mod { $0.price = 2 }
}
