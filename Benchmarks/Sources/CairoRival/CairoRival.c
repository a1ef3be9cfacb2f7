#include "CairoRival.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

enum { image_side = 48 };

struct CairoRival {
  int width, height, labels, boxes, images;
  cairo_surface_t *surface;
  cairo_t *context;
  cairo_surface_t **pictures;
  PangoLayout **layouts;
};

/* Where the item of that number lies; the Swift side places its layers by the same rule. */
static void place(int index, int columns, double cell_width, double cell_height, double *x, double *y) {
  *x = (index % columns) * cell_width + 4;
  *y = (index / columns) * cell_height + 4;
}

static cairo_surface_t *make_picture(int index) {
  cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, image_side, image_side);
  cairo_t *context = cairo_create(picture);
  cairo_set_source_rgb(context, (index % 5) / 5.0, (index % 7) / 7.0, 0.6);
  cairo_paint(context);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_arc(context, image_side / 2.0, image_side / 2.0, image_side / 3.0, 0, 2 * M_PI);
  cairo_fill(context);
  cairo_destroy(context);
  return picture;
}

CairoRival *cairo_rival_create(int width, int height, int labels, int boxes, int images) {
  CairoRival *rival = calloc(1, sizeof *rival);
  rival->width = width;
  rival->height = height;
  rival->labels = labels;
  rival->boxes = boxes;
  rival->images = images;
  rival->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  rival->context = cairo_create(rival->surface);
  rival->pictures = calloc(images, sizeof *rival->pictures);
  for (int i = 0; i < images; i++) {
    rival->pictures[i] = make_picture(i);
  }
  rival->layouts = calloc(labels, sizeof *rival->layouts);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 14 * PANGO_SCALE);
  for (int i = 0; i < labels; i++) {
    char text[32];
    snprintf(text, sizeof text, "Label number %d", i);
    rival->layouts[i] = pango_cairo_create_layout(rival->context);
    pango_layout_set_font_description(rival->layouts[i], font);
    pango_layout_set_text(rival->layouts[i], text, -1);
  }
  pango_font_description_free(font);
  return rival;
}

static void rounded_box(cairo_t *context, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

void cairo_rival_repaint(CairoRival *rival) {
  cairo_t *context = rival->context;
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  double x, y;
  for (int i = 0; i < rival->boxes; i++) {
    place(i, 10, 128, 40, &x, &y);
    cairo_set_source_rgba(context, (i % 10) / 10.0, 0.5, (i % 3) / 3.0, 0.8);
    rounded_box(context, x, y, 120, 32, 8);
    cairo_fill(context);
  }
  for (int i = 0; i < rival->images; i++) {
    place(i, 25, 51.2, 400, &x, &y);
    double side = i % 2 == 0 ? image_side : image_side / 2.0;
    cairo_save(context);
    cairo_translate(context, x, y);
    cairo_scale(context, side / image_side, side / image_side);
    cairo_set_source_surface(context, rival->pictures[i], 0, 0);
    cairo_paint(context);
    cairo_restore(context);
  }
  cairo_set_source_rgb(context, 0.1, 0.1, 0.1);
  for (int i = 0; i < rival->labels; i++) {
    place(i, 10, 128, 40, &x, &y);
    cairo_move_to(context, x + 8, y + 8);
    pango_cairo_show_layout(context, rival->layouts[i]);
  }
  cairo_surface_flush(rival->surface);
}

int cairo_rival_write_png(CairoRival *rival, const char *path) {
  return cairo_surface_write_to_png(rival->surface, path) == CAIRO_STATUS_SUCCESS;
}

void cairo_rival_destroy(CairoRival *rival) {
  for (int i = 0; i < rival->images; i++) {
    cairo_surface_destroy(rival->pictures[i]);
  }
  for (int i = 0; i < rival->labels; i++) {
    g_object_unref(rival->layouts[i]);
  }
  free(rival->pictures);
  free(rival->layouts);
  cairo_destroy(rival->context);
  cairo_surface_destroy(rival->surface);
  free(rival);
}
