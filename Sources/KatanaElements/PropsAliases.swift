/// The props of a ``View``, by the name that Katana's first versions had for them.
public typealias ViewProps = View.Props
/// The props of a ``Label``, by the name that Katana's first versions had for them.
public typealias LabelProps = Label.Props
/// The props of an ``Image``, by the name that Katana's first versions had for them.
public typealias ImageProps = Image.Props
/// The props of a ``Button``, by the name that Katana's first versions had for them.
public typealias ButtonProps = Button.Props
/// The props of a ``TouchHandler``, by the name that Katana's first versions had for them.
public typealias TouchHandlerProps = TouchHandler.Props
/// The props of a ``Table``, by the name that Katana's first versions had for them.
public typealias TableProps = Table.Props
