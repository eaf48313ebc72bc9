// A label with a font
let label = Label("Hello") |> .font(.headline)

// A label with styles as arguments
let label = Label("Hello", .bold, .textColor(.systemRed))
//                          ^ CURED: write '.font(.boldSystemFont(ofSize: 17))'

// A label that is changed by assignment
var label = Label("Hello")
label.text = "World"
label.textColor = .systemRed

// A label of two lines
let label = Label("Hello", .numberOfLines(2), .textAlignment(.center))

// A button with an action
let button = Button("Save", .tapped --> { print("saved") })

// A button with a closure
let button = Button("Save") { print("saved") }

// A button with a labelled title
let button = Button(title: "Save", .tapped --> { print("saved") })
//                 ^ NAMED: extraneous argument label 'title:' in call

// A button with a background
let button = Button("Save", .backgroundColor(.systemBlue), .cornerRadius(8))

// A button that is disabled
let button = Button("Save", .disabled)
//                           ^ NAMED: member 'disabled' is a function that produces expected type 'Mod<Button>'; did you mean to call it?

// A button with an image
let button = Button("Add", .image("plus"))
//                                ^ CURED: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// A field with a placeholder label
let field = TextField(placeholder: "Name")
//                   ^ NAMED: extraneous argument label 'placeholder:' in call

// A field with a keyboard
let field = TextField(.placeholder("Name"), .keyboardType(.emailAddress))

// A field for passwords
let field = TextField(.placeholder -- "Password", .secure)
//                                                 ^ CURED: write '.isSecureTextEntry(true)'

// A field that reports changes
let field = TextField(.textChanged --> { text in print(text) })

// A column of labels
let stack = VStack {
  Label("One")
  Label("Two")
}

// A column with an alignment
let stack = VStack(alignment: .leading, spacing: 8) {
  Label("One")
}

// A row with a spacer
let stack = HStack {
  Label("One")
  Spacer()
  Label("Two")
}

// A column with an optional line
let shown = true
let stack = VStack {
  if shown { Label("One") } else { Label("Two") }
}

// A column with padding after it
let stack = VStack { Label("One") } |> .padding(16)

// A column with a padding method
let stack = VStack { Label("One") }.padding(16)
//                                  ^ NAMED: Mods are arguments: 'Label("Ada", .padding(8))'

// A picture over which a label lies
let stack = ZStack {
  ImageView(.image("photo"))
//                 ^ CURED: write 'Image(systemName: "star")' or 'Image(named: "logo")'
  Label("Caption")
}

// A switch
let wifi = Var(true)
let control = Switch(.isOn <--> wifi)

// A slider
let volume = Var(0.5)
let slider = Slider(.value <--> volume, .minimumValue(0), .maximumValue(1))

// A slider with a range
let volume = Var(0.5)
let slider = Slider(.value <--> volume, .range(0...1))
//                                       ^ CURED: the limits are 'minimumValue' and 'maximumValue'

// A stepper
let count = Var(0)
let stepper = Stepper(.value <--> count)
//                           ^ NAMED: the variable is of another type than the property: map it, and bind it by '<--'

// A date picker
let date = Var(Date())
let picker = DatePicker(.date <--> date)

// A segmented control
let index = Var(0)
let control = SegmentedControl(["Day", "Week"], .selectedIndex <--> index)
//                                               ^ CURED: 'selectedIndex' has been renamed to 'selectedSegmentIndex'

// A progress bar
let progress = Var(0.3)
let bar = ProgressView(.progress <-- progress)

// A text view
let note = Var("")
let view = TextView(.text <--> note)
