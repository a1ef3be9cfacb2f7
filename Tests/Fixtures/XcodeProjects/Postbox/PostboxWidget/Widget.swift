import WidgetKit
import SwiftUI

@main
struct PostboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Postbox", provider: Provider()) { _ in Text("Mail") }
    }
}
