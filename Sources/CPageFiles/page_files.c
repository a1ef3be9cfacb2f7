#include "page_files.h"

// C takes files into the library at once, where arrays of their bytes in Swift take the compiler a quarter of a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char accessibility_js[] = {
#embed "../BrowserDisplay/Client/accessibility.js"
};
static const unsigned char animations_js[] = {
#embed "../BrowserDisplay/Client/animations.js"
};
static const unsigned char baselines_js[] = {
#embed "../BrowserDisplay/Client/baselines.js"
};
static const unsigned char changes_js[] = {
#embed "../BrowserDisplay/Client/changes.js"
};
static const unsigned char client_css[] = {
#embed "../BrowserDisplay/Client/client.css"
};
static const unsigned char client_js[] = {
#embed "../BrowserDisplay/Client/client.js"
};
static const unsigned char connection_js[] = {
#embed "../BrowserDisplay/Client/connection.js"
};
static const unsigned char content_js[] = {
#embed "../BrowserDisplay/Client/content.js"
};
static const unsigned char copies_js[] = {
#embed "../BrowserDisplay/Client/copies.js"
};
static const unsigned char drawing_js[] = {
#embed "../BrowserDisplay/Client/drawing.js"
};
static const unsigned char editor_js[] = {
#embed "../BrowserDisplay/Client/editor.js"
};
static const unsigned char files_js[] = {
#embed "../BrowserDisplay/Client/files.js"
};
static const unsigned char fonts_js[] = {
#embed "../BrowserDisplay/Client/fonts.js"
};
static const unsigned char input_js[] = {
#embed "../BrowserDisplay/Client/input.js"
};
static const unsigned char layers_js[] = {
#embed "../BrowserDisplay/Client/layers.js"
};
static const unsigned char main_js[] = {
#embed "../BrowserDisplay/Client/main.js"
};
static const unsigned char opening_js[] = {
#embed "../BrowserDisplay/Client/opening.js"
};
static const unsigned char parts_js[] = {
#embed "../BrowserDisplay/Client/parts.js"
};
static const unsigned char prerendering_js[] = {
#embed "../BrowserDisplay/Client/prerendering.js"
};
static const unsigned char queue_js[] = {
#embed "../BrowserDisplay/Client/queue.js"
};
static const unsigned char scrolling_js[] = {
#embed "../BrowserDisplay/Client/scrolling.js"
};
static const unsigned char styles_js[] = {
#embed "../BrowserDisplay/Client/styles.js"
};
static const unsigned char succession_js[] = {
#embed "../BrowserDisplay/Client/succession.js"
};
static const unsigned char tree_js[] = {
#embed "../BrowserDisplay/Client/tree.js"
};
static const unsigned char webkit_js[] = {
#embed "../BrowserDisplay/Client/webkit.js"
};
static const unsigned char dock_js[] = {
#embed "../BrowserDisplay/Panel/dock.js"
};
static const unsigned char key_js[] = {
#embed "../BrowserDisplay/Panel/key.js"
};
static const unsigned char panel_css[] = {
#embed "../BrowserDisplay/Panel/panel.css"
};
static const unsigned char panel_js[] = {
#embed "../BrowserDisplay/Panel/panel.js"
};

#define PAGE_FILE(name, type) {#name "." #type, name##_##type, sizeof name##_##type}
static const struct shoji_page_file files[] = {
    PAGE_FILE(accessibility, js),
    PAGE_FILE(animations, js),
    PAGE_FILE(baselines, js),
    PAGE_FILE(changes, js),
    PAGE_FILE(client, css),
    PAGE_FILE(client, js),
    PAGE_FILE(connection, js),
    PAGE_FILE(content, js),
    PAGE_FILE(copies, js),
    PAGE_FILE(drawing, js),
    PAGE_FILE(editor, js),
    PAGE_FILE(files, js),
    PAGE_FILE(fonts, js),
    PAGE_FILE(input, js),
    PAGE_FILE(layers, js),
    PAGE_FILE(main, js),
    PAGE_FILE(opening, js),
    PAGE_FILE(parts, js),
    PAGE_FILE(prerendering, js),
    PAGE_FILE(queue, js),
    PAGE_FILE(scrolling, js),
    PAGE_FILE(styles, js),
    PAGE_FILE(succession, js),
    PAGE_FILE(tree, js),
    PAGE_FILE(webkit, js),
    PAGE_FILE(dock, js),
    PAGE_FILE(key, js),
    PAGE_FILE(panel, css),
    PAGE_FILE(panel, js),
};

long shoji_page_file_count(void) { return sizeof files / sizeof *files; }

struct shoji_page_file shoji_page_file_at(long index) { return files[index]; }
