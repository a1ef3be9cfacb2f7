/* GTK's own hello world: a window with a button. It prints one line when its first frame has been painted, and
 * then stays as it is, so that its memory can be read, until its standard input is closed. */
#include <gtk/gtk.h>
#include <stdio.h>

static void say_hello(GtkWidget *button, gpointer data) {
  (void)button;
  (void)data;
  g_print("Hello World\n");
}

static void painted(GdkFrameClock *clock, gpointer data) {
  (void)data;
  g_signal_handlers_disconnect_by_func(clock, G_CALLBACK(painted), data);
  puts("first frame");
  fflush(stdout);
}

static void realized(GtkWidget *window, gpointer data) {
  (void)data;
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
}

static gboolean input_closed(GIOChannel *input, GIOCondition condition, gpointer app) {
  (void)input;
  (void)condition;
  g_application_quit(G_APPLICATION(app));
  return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *app, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_title(GTK_WINDOW(window), "Hello");
  gtk_window_set_default_size(GTK_WINDOW(window), 375, 667);
  GtkWidget *button = gtk_button_new_with_label("Hello World");
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", G_CALLBACK(say_hello), NULL);
  gtk_window_set_child(GTK_WINDOW(window), button);
  g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
  gtk_window_present(GTK_WINDOW(window));
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_HUP, input_closed, app);
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("dev.shoji.hello", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), argc, argv);
}
