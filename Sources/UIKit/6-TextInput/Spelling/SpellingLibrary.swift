import Foundation

/// Hunspell, found when the process runs, so that no app needs it to be built or started.
struct SpellingLibrary: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) (Text, Text) -> Handle?
  let destroy: @convention(c) (Handle) -> Void
  let encoding: @convention(c) (Handle) -> Text?
  let spell: @convention(c) (Handle, Text) -> CInt
  let suggest: @convention(c) (Handle, UnsafeMutablePointer<List?>, Text) -> CInt
  let freeList: @convention(c) (Handle, UnsafeMutablePointer<List?>, CInt) -> Void

  /// The library; nil, after a line on standard error, where there is none.
  static var shared: SpellingLibrary? {
    if installed == nil {
      warnOnce(
        "UITextChecker finds no libhunspell, so it takes every word for well spelt; install the Debian packages "
          + "libhunspell-1.7-0 and hunspell-en-us.")
    }
    return installed
  }

  /// The library; nil where there is none.
  static let installed: SpellingLibrary? = {
    let names = ["libhunspell-1.7.so.0", "libhunspell.so", "libhunspell-1.6.so.0"]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first.flatMap(SpellingLibrary.init)
  }()

  private init?(_ library: UnsafeMutableRawPointer) {
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, "Hunspell_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let create: @convention(c) (Text, Text) -> Handle? = function("create"),
      let destroy: @convention(c) (Handle) -> Void = function("destroy"),
      let encoding: @convention(c) (Handle) -> Text? = function("get_dic_encoding"),
      let spell: @convention(c) (Handle, Text) -> CInt = function("spell"),
      let suggest: @convention(c) (Handle, UnsafeMutablePointer<List?>, Text) -> CInt = function("suggest"),
      let freeList: @convention(c) (Handle, UnsafeMutablePointer<List?>, CInt) -> Void = function("free_list")
    else { return nil }
    (self.create, self.destroy, self.encoding) = (create, destroy, encoding)
    (self.spell, self.suggest, self.freeList) = (spell, suggest, freeList)
  }
}
