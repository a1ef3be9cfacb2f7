extension UTType {
  /// Item.
  public static var item: UTType { UTType(known: "public.item") }
  /// Content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Composite content.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Disk image.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// Data.
  public static var data: UTType { UTType(known: "public.data") }
  /// Directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// Resolvable.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// Symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Executable.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Mount point.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// Alias.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// Bookmark data.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// File URL.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text document: files with the extension `txt`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Unicode text document.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Unicode text document.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Unicode text document.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Delimited text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// CSV document: files with the extension `csv`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// TSV document: files with the extension `tsv`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// TSV document.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// RTF document: files with the extension `rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML document: files with the extension `html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML document: files with the extension `xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML document: files with the extension `yml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// CSS style sheet: files with the extension `css`.
  public static var css: UTType { UTType(known: "public.css") }
  /// Log file: files with the extension `log`.
  public static var log: UTType { UTType(known: "com.apple.log") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Assembly source: files with the extension `s`.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// C source: files with the extension `c`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Objective-C source: files with the extension `m`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Swift source: files with the extension `swift`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C++ source: files with the extension `cpp`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Objective-C++ source: files with the extension `mm`.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// C header: files with the extension `h`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// C++ header: files with the extension `hpp`.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Script.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript: files with the extension `applescript`.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// Compiled script: files with the extension `scpt`.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// Script bundle: files with the extension `scptd`.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// JavaScript: files with the extension `js`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Shell script: files with the extension `sh`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Perl script: files with the extension `pl`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// Python script: files with the extension `py`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby script: files with the extension `rb`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// PHP script: files with the extension `php`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// Makefile: files with the extension `mk`.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// JSON: files with the extension `json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// GeoJSON: files with the extension `geojson`.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// Property list: files with the extension `plist`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// XML property list.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// Binary property list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// PDF document: files with the extension `pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// RTFD document: files with the extension `rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// RTFD document.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// Web archive: files with the extension `webarchive`.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// Image.
  public static var image: UTType { UTType(known: "public.image") }
  /// JPEG image: files with the extension `jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// TIFF image: files with the extension `tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// GIF image: files with the extension `gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// PNG image: files with the extension `png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// Icon: files with the extension `icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// BMP image: files with the extension `bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Windows icon: files with the extension `ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// Raw image.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// Digital negative: files with the extension `dng`.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// SVG image: files with the extension `svg`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// HEIF image: files with the extension `heif`.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// HEIC image: files with the extension `heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// HEIC sequence: files with the extension `heics`.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// WebP image: files with the extension `webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// OpenEXR image: files with the extension `exr`.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// JPEG XL image: files with the extension `jxl`.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// 3D content.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// USD scene: files with the extension `usd`.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// USDZ scene: files with the extension `usdz`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// Reality file: files with the extension `reality`.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// SceneKit scene: files with the extension `scn`.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// AR reference object: files with the extension `arobject`.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Audiovisual content.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Movie.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Video.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// QuickTime movie: files with the extension `mov`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// MPEG movie: files with the extension `mpg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-2 video: files with the extension `m2v`.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// MPEG-2 transport stream: files with the extension `ts`.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3 audio: files with the extension `mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// MPEG-4 movie: files with the extension `mp4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 audio: files with the extension `m4a`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected MPEG-4 audio: files with the extension `m4p`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// Protected MPEG-4 video: files with the extension `m4v`.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// AVI movie: files with the extension `avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF audio: files with the extension `aiff`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAV audio: files with the extension `wav`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI file: files with the extension `mid`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// Playlist.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// M3U playlist: files with the extension `m3u`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// Folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// Package.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Bundle: files with the extension `bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// Plug-in: files with the extension `plugin`.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// Spotlight importer: files with the extension `mdimporter`.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// Quick Look generator: files with the extension `qlgenerator`.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// XPC service: files with the extension `xpc`.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// Framework: files with the extension `framework`.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// Application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// Application: files with the extension `app`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// App extension: files with the extension `appex`.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// Unix executable.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// Windows executable: files with the extension `exe`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// Preference pane: files with the extension `prefpane`.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Archive.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// Gzip archive: files with the extension `gz`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// Bzip2 archive: files with the extension `bz2`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// ZIP archive: files with the extension `zip`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Apple Archive: files with the extension `aar`.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// Tar archive: files with the extension `tar`.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// Spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// Database.
  public static var database: UTType { UTType(known: "public.database") }
  /// Message.
  public static var message: UTType { UTType(known: "public.message") }
  /// Contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// VCard: files with the extension `vcf`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// To-do item.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// Calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// E-mail message: files with the extension `eml`.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// Internet location.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// Internet shortcut: files with the extension `url`.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// Font.
  public static var font: UTType { UTType(known: "public.font") }
  /// Bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// PKCS #12 file: files with the extension `p12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// Certificate: files with the extension `cer`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// EPUB: files with the extension `epub`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Haptics: files with the extension `ahap`.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
  /// Link metadata.
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
}
