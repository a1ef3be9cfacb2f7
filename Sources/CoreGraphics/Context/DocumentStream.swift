import CCairo

/// Collects what Cairo writes of a PDF or an SVG.
final class DocumentStream {
  var data = Data()

  /// The callback that Cairo calls with each piece of output.
  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<DocumentStream>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
