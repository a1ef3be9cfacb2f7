import Testing

@testable import UIKit

@MainActor @Suite("Item providers")
struct NSItemProviderTests {
  private func load<Value: NSItemProviderValue & Sendable>(
    _ provider: NSItemProvider, _ type: Value.Type
  ) async -> Value? {
    await withCheckedContinuation { done in
      provider.loadObject(ofClass: type) { value, _ in done.resume(returning: value) }
    }
  }

  @Test("gives texts, addresses, pictures and colors in their types")
  func values() async {
    let text = NSItemProvider(object: NSString(string: "naïve"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await load(text, String.self) == "naïve")
    #expect(!text.canLoadObject(ofClass: UIImage.self) && text.canLoadObject(ofClass: String.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    let address = NSItemProvider(object: NSURL(string: "https://example.org/a")!)
    #expect(await load(address, URL.self)?.absoluteString == "https://example.org/a")
    #expect(await load(address, String.self) == "https://example.org/a")
    let color = NSItemProvider(object: UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
    let read = await withCheckedContinuation { done in
      color.loadObject(ofClass: UIColor.self) { color, _ in done.resume(returning: color as? UIColor) }
    }
    #expect(read?.cgColor.alpha == 0.5)
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image {
      $0.fill(CGRect(0, 0, 2, 3))
    }
    let picture = NSItemProvider(object: pixel)
    let data = await withCheckedContinuation { done in
      picture.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
        done.resume(returning: data)
      }
    }
    #expect(data.flatMap { UIImage(data: $0) } != nil)
  }

  @Test("makes data when it is asked for, and says what is wrong")
  func lazyData() async {
    let provider = NSItemProvider()
    provider.suggestedName = "list"
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { handler in
      handler(Data("[1]".utf8), nil)
      return nil
    }
    #expect(await load(provider, String.self) == "[1]", "JSON is a kind of text.")
    let copy = provider.copy() as? NSItemProvider
    #expect(copy?.suggestedName == "list" && copy?.registeredTypeIdentifiers == ["public.json"])
    let message = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { _, error in
        done.resume(returning: error?.localizedDescription ?? "")
      }
    }
    #expect(message.contains("public.json"))
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere.txt")) == nil)
  }
}
