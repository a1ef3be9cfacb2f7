import SwiftUI

struct AboutView: View {
  @State private var isOn = false
  var body: some View { Toggle("About", isOn: $isOn) }
}

#Preview { AboutView() }
