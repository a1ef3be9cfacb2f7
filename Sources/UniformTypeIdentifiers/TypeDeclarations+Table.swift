extension TypeDeclarations {
  /// The system's types: identifier, parents, extensions, media types, description.
  static let table = """
    public.item | | | | item
    public.content | | | | content
    public.composite-content | public.content | | | composite content
    public.data | public.item | | application/octet-stream | data
    public.directory | public.item | | | directory
    public.folder | public.directory | | | folder
    public.volume | public.folder | | | volume
    com.apple.package | public.directory | | | package
    com.apple.bundle | public.directory | bundle | | bundle
    com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
    com.apple.metadata-importer | com.apple.plugin | mdimporter | | Spotlight importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | Quick Look generator
    com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | | XPC service
    com.apple.framework | com.apple.bundle | framework | | framework
    com.apple.systempreference.prefpane | com.apple.bundle com.apple.package | prefpane | | preference pane
    com.apple.resolvable | | | | resolvable
    public.symlink | public.item com.apple.resolvable | | | symbolic link
    com.apple.mount-point | public.item com.apple.resolvable | | | mount point
    com.apple.alias-file | public.data com.apple.resolvable | | | alias
    com.apple.bookmark | public.data com.apple.resolvable | | | bookmark data
    public.bookmark | public.data | | | bookmark
    public.url | public.data | | text/uri-list | URL
    public.file-url | public.url | | | file URL
    public.text | public.data public.content | | | text
    public.plain-text | public.text | txt text | text/plain | text document
    public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | Unicode text document
    public.utf16-external-plain-text | public.plain-text | | text/plain;charset=utf-16 | Unicode text document
    public.utf16-plain-text | public.plain-text | | | Unicode text document
    public.delimited-values-text | public.text | | | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV document
    public.tab-separated-values-text | public.delimited-values-text | tsv tab | text/tab-separated-values | TSV document
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | TSV document
    public.rtf | public.text | rtf | text/rtf application/rtf | RTF document
    public.html | public.text | html htm shtml shtm | text/html | HTML document
    public.xml | public.text | xml | application/xml text/xml | XML document
    public.yaml | public.text | yml yaml | application/x-yaml text/yaml | YAML document
    public.css | public.text | css | text/css | CSS style sheet
    net.daringfireball.markdown | public.plain-text | md markdown mdown | text/markdown | Markdown document
    com.apple.log | public.plain-text | log | | log file
    public.source-code | public.plain-text | | | source code
    public.assembly-source | public.source-code | s | | assembly source
    public.c-source | public.source-code | c | | C source
    public.objective-c-source | public.source-code | m | | Objective-C source
    public.swift-source | public.source-code | swift | | Swift source
    public.c-plus-plus-source | public.source-code | cpp cp cxx cc c++ | | C++ source
    public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
    public.c-header | public.source-code | h | | C header
    public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | | C++ header
    public.script | public.source-code | | | script
    com.apple.applescript.text | public.script | applescript | | AppleScript
    com.apple.applescript.script | public.data public.script | scpt | | compiled script
    com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | | script bundle
    com.netscape.javascript-source | public.source-code public.executable | js jscript javascript mjs | text/javascript application/javascript | JavaScript
    public.shell-script | public.script | sh command | | shell script
    public.perl-script | public.shell-script | pl pm | text/x-perl-script | Perl script
    public.python-script | public.shell-script | py | text/x-python-script | Python script
    public.ruby-script | public.shell-script | rb rbw | text/x-ruby-script | Ruby script
    public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | text/php application/php | PHP script
    public.make-source | public.script | mk make | | makefile
    public.json | public.text | json | application/json | JSON
    public.geojson | public.json | geojson | application/geo+json | GeoJSON
    com.apple.property-list | public.data | plist | | property list
    com.apple.xml-property-list | public.xml com.apple.property-list | | | XML property list
    com.apple.binary-property-list | com.apple.property-list | | | binary property list
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | | RTFD document
    com.apple.flat-rtfd | public.data public.composite-content | | | RTFD document
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web archive
    public.image | public.data public.content | | | image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.png | public.image | png | image/png | PNG image
    com.apple.icns | public.image | icns | | icon
    com.microsoft.bmp | public.image | bmp dib | image/bmp | BMP image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon
    public.camera-raw-image | public.image | | | raw image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | digital negative
    public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG image
    com.apple.live-photo | public.composite-content | | | Live Photo
    public.heif-standard | public.image | heif hif | image/heif | HEIF image
    public.heic | public.heif-standard | heic | image/heic | HEIC image
    public.heics | public.heif-standard | heics | image/heic-sequence | HEIC sequence
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    public.avif | public.image | avif | image/avif | AVIF image
    com.ilm.openexr-image | public.image | exr | image/x-exr | OpenEXR image
    public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
    public.3d-content | public.content | | | 3D content
    com.pixar.universal-scene-description | public.3d-content public.data | usd usdc usda | | USD scene
    com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ scene
    com.apple.reality | public.data public.3d-content | reality | model/vnd.reality | Reality file
    com.apple.scenekit.scene | public.data public.3d-content | scn | | SceneKit scene
    com.apple.arobject | public.data | arobject | | AR reference object
    public.audiovisual-content | public.data public.content | | | audiovisual content
    public.movie | public.audiovisual-content | | | movie
    public.video | public.movie | | | video
    public.audio | public.audiovisual-content | | | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-2-transport-stream | public.movie | ts m2ts | video/mp2t | MPEG-2 transport stream
    public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 audio
    public.mpeg-4 | public.movie | mp4 mpeg4 mpg4 | video/mp4 video/mpeg4 | MPEG-4 movie
    public.mpeg-4-audio | public.audio | m4a | audio/mp4 audio/x-m4a | MPEG-4 audio
    com.apple.protected-mpeg-4-audio | public.audio | m4p | audio/x-m4p | protected MPEG-4 audio
    com.apple.protected-mpeg-4-video | public.movie | m4v | video/x-m4v | protected MPEG-4 video
    org.webmproject.webm | public.movie | webm | video/webm | WebM movie
    public.avi | public.movie | avi vfw | video/avi video/x-msvideo | AVI movie
    public.aiff-audio | public.audio | aiff aif | audio/aiff audio/x-aiff | AIFF audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav audio/x-wav | WAV audio
    public.midi-audio | public.audio | mid midi | audio/midi audio/x-midi | MIDI file
    public.playlist | public.text | | | playlist
    public.m3u-playlist | public.playlist public.plain-text | m3u m3u8 | audio/mpegurl application/vnd.apple.mpegurl | M3U playlist
    public.executable | public.item | | | executable
    com.apple.application | public.executable | | | application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
    com.apple.application-and-system-extension | com.apple.xpc-service | appex | | app extension
    public.unix-executable | public.data public.executable | | | Unix executable
    com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
    public.archive | public.data | | | archive
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
    public.bzip2-archive | public.data public.archive | bz2 bzip2 bz | application/x-bzip2 | bzip2 archive
    public.zip-archive | public.data public.archive com.pkware.zip-archive | zip | application/zip | ZIP archive
    com.pkware.zip-archive | public.data public.archive | | | ZIP archive
    com.apple.archive | public.data public.archive | aar | | Apple Archive
    public.tar-archive | public.data public.archive | tar | application/x-tar | tar archive
    public.disk-image | public.data public.archive | | | disk image
    com.apple.disk-image-udif | public.disk-image | dmg | application/x-apple-diskimage | disk image
    public.spreadsheet | public.content | | | spreadsheet
    public.presentation | public.content | | | presentation
    public.database | public.data | | | database
    public.message | public.content | | | message
    public.contact | public.content | | | contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/x-vcard text/directory | vCard
    public.to-do-item | public.content | | | to-do item
    public.calendar-event | public.content | | | calendar event
    com.apple.ical.ics | public.text public.calendar-event | ics ical | text/calendar | calendar file
    public.email-message | public.data public.message | eml | message/rfc822 | e-mail message
    com.apple.internet-location | public.data | | | Internet location
    com.microsoft.internet-shortcut | public.data com.apple.internet-location | url | | Internet shortcut
    com.apple.web-internet-location | com.apple.internet-location | webloc | | web location
    public.font | public.data public.content | | | font
    public.truetype-ttf-font | public.font | ttf | font/ttf | TrueType font
    public.opentype-font | public.font | otf | font/otf | OpenType font
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS #12 file
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert application/pkix-cert | certificate
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB
    com.apple.haptics.ahap | public.text | ahap | | haptics
    com.apple.linkpresentation.metadata | public.data | | | link metadata
    com.apple.uikit.color | public.data | | | color
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word document
    com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel workbook
    com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint | PowerPoint presentation
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
    org.oasis-open.opendocument.text | public.data public.composite-content | odt | application/vnd.oasis.opendocument.text | OpenDocument text
    org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
    """
}
