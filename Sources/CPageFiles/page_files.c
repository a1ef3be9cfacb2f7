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
static const unsigned char boxes_js[] = {
#embed "../BrowserDisplay/Client/boxes.js"
};
static const unsigned char textchange_js[] = {
#embed "../BrowserDisplay/Client/textchange.js"
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
static const unsigned char devices_js[] = {
#embed "../BrowserDisplay/Client/devices.js"
};
static const unsigned char drawing_js[] = {
#embed "../BrowserDisplay/Client/drawing.js"
};
static const unsigned char editor_js[] = {
#embed "../BrowserDisplay/Client/editor.js"
};
static const unsigned char editorelement_js[] = {
#embed "../BrowserDisplay/Client/editorelement.js"
};
static const unsigned char editorkeys_js[] = {
#embed "../BrowserDisplay/Client/editorkeys.js"
};
static const unsigned char editortext_js[] = {
#embed "../BrowserDisplay/Client/editortext.js"
};
static const unsigned char events_js[] = {
#embed "../BrowserDisplay/Client/events.js"
};
static const unsigned char filedrags_js[] = {
#embed "../BrowserDisplay/Client/filedrags.js"
};
static const unsigned char files_js[] = {
#embed "../BrowserDisplay/Client/files.js"
};
static const unsigned char focus_js[] = {
#embed "../BrowserDisplay/Client/focus.js"
};
static const unsigned char fonts_js[] = {
#embed "../BrowserDisplay/Client/fonts.js"
};
static const unsigned char indicators_js[] = {
#embed "../BrowserDisplay/Client/indicators.js"
};
static const unsigned char input_js[] = {
#embed "../BrowserDisplay/Client/input.js"
};
static const unsigned char keys_js[] = {
#embed "../BrowserDisplay/Client/keys.js"
};
static const unsigned char lateparts_js[] = {
#embed "../BrowserDisplay/Client/lateparts.js"
};
static const unsigned char layerchanges_js[] = {
#embed "../BrowserDisplay/Client/layerchanges.js"
};
static const unsigned char layers_js[] = {
#embed "../BrowserDisplay/Client/layers.js"
};
static const unsigned char main_js[] = {
#embed "../BrowserDisplay/Client/main.js"
};
static const unsigned char maskcopies_js[] = {
#embed "../BrowserDisplay/Client/maskcopies.js"
};
static const unsigned char navigation_js[] = {
#embed "../BrowserDisplay/Client/navigation.js"
};
static const unsigned char notice_js[] = {
#embed "../BrowserDisplay/Client/notice.js"
};
static const unsigned char opening_js[] = {
#embed "../BrowserDisplay/Client/opening.js"
};
static const unsigned char paging_js[] = {
#embed "../BrowserDisplay/Client/paging.js"
};
static const unsigned char parts_js[] = {
#embed "../BrowserDisplay/Client/parts.js"
};
static const unsigned char pictures_js[] = {
#embed "../BrowserDisplay/Client/pictures.js"
};
static const unsigned char pointers_js[] = {
#embed "../BrowserDisplay/Client/pointers.js"
};
static const unsigned char prerendering_js[] = {
#embed "../BrowserDisplay/Client/prerendering.js"
};
static const unsigned char presses_js[] = {
#embed "../BrowserDisplay/Client/presses.js"
};
static const unsigned char pulls_js[] = {
#embed "../BrowserDisplay/Client/pulls.js"
};
static const unsigned char queue_js[] = {
#embed "../BrowserDisplay/Client/queue.js"
};
static const unsigned char recorder_js[] = {
#embed "../BrowserDisplay/Client/recorder.js"
};
static const unsigned char reconciling_js[] = {
#embed "../BrowserDisplay/Client/reconciling.js"
};
static const unsigned char replay_js[] = {
#embed "../BrowserDisplay/Client/replay.js"
};
static const unsigned char scenefocus_js[] = {
#embed "../BrowserDisplay/Client/scenefocus.js"
};
static const unsigned char scrollplace_js[] = {
#embed "../BrowserDisplay/Client/scrollplace.js"
};
static const unsigned char scrolling_js[] = {
#embed "../BrowserDisplay/Client/scrolling.js"
};
static const unsigned char status_js[] = {
#embed "../BrowserDisplay/Client/status.js"
};
static const unsigned char styles_js[] = {
#embed "../BrowserDisplay/Client/styles.js"
};
static const unsigned char svg_js[] = {
#embed "../BrowserDisplay/Client/svg.js"
};
static const unsigned char taborder_js[] = {
#embed "../BrowserDisplay/Client/taborder.js"
};
static const unsigned char tree_js[] = {
#embed "../BrowserDisplay/Client/tree.js"
};
static const unsigned char viewport_js[] = {
#embed "../BrowserDisplay/Client/viewport.js"
};
static const unsigned char webkit_js[] = {
#embed "../BrowserDisplay/Client/webkit.js"
};
static const unsigned char wheel_js[] = {
#embed "../BrowserDisplay/Client/wheel.js"
};
static const unsigned char actions_js[] = {
#embed "../BrowserDisplay/Panel/actions.js"
};
static const unsigned char actionrows_js[] = {
#embed "../BrowserDisplay/Panel/actionrows.js"
};
static const unsigned char details_js[] = {
#embed "../BrowserDisplay/Panel/details.js"
};
static const unsigned char dock_js[] = {
#embed "../BrowserDisplay/Panel/dock.js"
};
static const unsigned char elements_js[] = {
#embed "../BrowserDisplay/Panel/elements.js"
};
static const unsigned char history_js[] = {
#embed "../BrowserDisplay/Panel/history.js"
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
static const unsigned char requests_js[] = {
#embed "../BrowserDisplay/Panel/requests.js"
};
static const unsigned char timetravel_js[] = {
#embed "../BrowserDisplay/Panel/timetravel.js"
};
static const unsigned char treeview_js[] = {
#embed "../BrowserDisplay/Panel/treeview.js"
};
static const unsigned char values_js[] = {
#embed "../BrowserDisplay/Panel/values.js"
};
static const unsigned char viewdetails_js[] = {
#embed "../BrowserDisplay/Panel/viewdetails.js"
};
static const unsigned char views_js[] = {
#embed "../BrowserDisplay/Panel/views.js"
};

#define PAGE_FILE(name, type) {#name "." #type, name##_##type, sizeof name##_##type}
static const struct shoji_page_file files[] = {
    PAGE_FILE(accessibility, js),
    PAGE_FILE(animations, js),
    PAGE_FILE(baselines, js),
    PAGE_FILE(boxes, js),
    PAGE_FILE(textchange, js),
    PAGE_FILE(client, css),
    PAGE_FILE(client, js),
    PAGE_FILE(connection, js),
    PAGE_FILE(content, js),
    PAGE_FILE(copies, js),
    PAGE_FILE(devices, js),
    PAGE_FILE(drawing, js),
    PAGE_FILE(editor, js),
    PAGE_FILE(editorelement, js),
    PAGE_FILE(editorkeys, js),
    PAGE_FILE(editortext, js),
    PAGE_FILE(events, js),
    PAGE_FILE(filedrags, js),
    PAGE_FILE(files, js),
    PAGE_FILE(focus, js),
    PAGE_FILE(fonts, js),
    PAGE_FILE(indicators, js),
    PAGE_FILE(input, js),
    PAGE_FILE(keys, js),
    PAGE_FILE(lateparts, js),
    PAGE_FILE(layerchanges, js),
    PAGE_FILE(layers, js),
    PAGE_FILE(main, js),
    PAGE_FILE(maskcopies, js),
    PAGE_FILE(navigation, js),
    PAGE_FILE(notice, js),
    PAGE_FILE(opening, js),
    PAGE_FILE(paging, js),
    PAGE_FILE(parts, js),
    PAGE_FILE(pictures, js),
    PAGE_FILE(pointers, js),
    PAGE_FILE(prerendering, js),
    PAGE_FILE(presses, js),
    PAGE_FILE(pulls, js),
    PAGE_FILE(queue, js),
    PAGE_FILE(recorder, js),
    PAGE_FILE(reconciling, js),
    PAGE_FILE(replay, js),
    PAGE_FILE(scenefocus, js),
    PAGE_FILE(scrollplace, js),
    PAGE_FILE(scrolling, js),
    PAGE_FILE(status, js),
    PAGE_FILE(styles, js),
    PAGE_FILE(svg, js),
    PAGE_FILE(taborder, js),
    PAGE_FILE(tree, js),
    PAGE_FILE(viewport, js),
    PAGE_FILE(webkit, js),
    PAGE_FILE(wheel, js),
    PAGE_FILE(actions, js),
    PAGE_FILE(actionrows, js),
    PAGE_FILE(details, js),
    PAGE_FILE(dock, js),
    PAGE_FILE(elements, js),
    PAGE_FILE(history, js),
    PAGE_FILE(key, js),
    PAGE_FILE(panel, css),
    PAGE_FILE(panel, js),
    PAGE_FILE(requests, js),
    PAGE_FILE(timetravel, js),
    PAGE_FILE(treeview, js),
    PAGE_FILE(values, js),
    PAGE_FILE(viewdetails, js),
    PAGE_FILE(views, js),
};

long shoji_page_file_count(void) { return sizeof files / sizeof *files; }

struct shoji_page_file shoji_page_file_at(long index) { return files[index]; }
