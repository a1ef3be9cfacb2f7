import BackgroundTasks
import Contacts
import CoreMotion
import DeviceAccess
import EventKit
import Foundation
import LinkPresentation
import LocalAuthentication
import Network
import StoreKit
import SystemConfiguration
import Testing
import UserNotifications

@testable import CoreSpotlight

/// Frameworks that ask for the device: with answers that are handed in, and without.
@Suite("Frameworks of the device", .serialized) struct DeviceFrameworksTests {
  private func answering(_ answers: [String: String], _ work: () async throws -> Void) async rethrows {
    for (question, answer) in answers { DeviceAnswers.set(answer, for: question) }
    defer { for question in answers.keys { DeviceAnswers.set(nil, for: question) } }
    try await work()
  }

  @Test("Notifications wait for their time, are kept, and are refused without permission")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.userInfo) = ("Tea", "is ready", ["cup": 2])
    let later = UNNotificationRequest(
      identifier: "later", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: false))
    await answering(["notifications": "denied"]) {
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(later) }
      #expect(await center.notificationSettings().authorizationStatus == .denied)
    }
    try await answering(["notifications": "granted"]) {
      let isGranted = try await center.requestAuthorization(options: [.alert, .sound])
      #expect(isGranted)
      let settings = await center.notificationSettings()
      #expect(settings.alertSetting == .enabled && settings.badgeSetting == .disabled)
      try await center.add(later)
      let pending = await center.pendingNotificationRequests()
      #expect(pending.map(\.identifier) == ["later"] && pending[0].content.body == "is ready")
      #expect(pending[0].content.userInfo["cup"] as? Int == 2)
      center.removePendingNotificationRequests(withIdentifiers: ["later"])
      #expect(await center.pendingNotificationRequests().isEmpty)
      var parts = DateComponents()
      parts.year = 2001
      let past = UNNotificationRequest(
        identifier: "past", content: content,
        trigger: UNCalendarNotificationTrigger(dateMatching: parts, repeats: false))
      await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(past) }
    }
  }

  @Test("There are no products, and payments fail") func store() async {
    final class Log: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      var lines: [String] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        lines.append("products \(response.products.count) invalid \(response.invalidProductIdentifiers)")
      }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for one in transactions { lines.append("\(one.transactionState) \(one.payment.productIdentifier)") }
      }
    }
    let log = Log()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = log
    request.start()
    #expect(!SKPaymentQueue.canMakePayments())
    SKPaymentQueue.default().add(log)
    SKPaymentQueue.default().add(SKPayment(identifier: "a"))
    await MainQueue.turn()
    #expect(log.lines == ["products 0 invalid [\"a\", \"b\"]", "failed a"])
    SKPaymentQueue.default().transactions.forEach(SKPaymentQueue.default().finishTransaction)
    #expect(SKPaymentQueue.default().transactions.isEmpty)
    SKPaymentQueue.default().remove(log)
  }

  @Test("Nobody is recognized but by an answer") func authentication() async throws {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue && error?.domain == LAErrorDomain)
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    try await answering(["biometry": "touch", "authentication": "match"]) {
      let context = LAContext()
      #expect(context.biometryType == .touchID)
      #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
      let isOwner = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test")
      #expect(isOwner)
    }
    await answering(["biometry": "touch", "authentication": "cancel"]) {
      await #expect(throws: LAError(.userCancel)) {
        try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test")
      }
    }
  }

  @Test("The way to this machine is there, and answers change the network") func network() async throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let way = try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      })
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(way, &flags) && flags == [.reachable, .isLocalAddress])
    await answering(["network": "none"]) {
      #expect(SCNetworkReachabilityGetFlags(way, &flags) && flags.isEmpty)
      #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    }
    await answering(["network": "mobile"]) {
      let path = NWPathMonitor().currentPath
      #expect(path.status == .satisfied && path.isExpensive && path.usesInterfaceType(.cellular))
    }
  }

  @Test("The index finds what it was given, until that is removed") func spotlight() async throws {
    let index = CSSearchableIndex(name: "test")
    try await index.deleteAllSearchableItems()
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    (set.title, set.keywords) = ("Rosé wine", ["Cellar"])
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "drinks.wine", attributeSet: set)
    try await index.indexSearchableItems([item])
    #expect(index.items(with: "rose cellar").map(\.uniqueIdentifier) == ["1"])
    #expect(index.items(with: "rose garden").isEmpty && index.items(with: " ").isEmpty)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["drink"])
    #expect(index.items(with: "rose").count == 1)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["drinks"])
    #expect(index.items(with: "rose").isEmpty)
  }

  @Test("Events are kept with permission, and refused without") func events() async throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate) = ("Tea", Date(timeIntervalSince1970: 1_000))
    event.endDate = Date(timeIntervalSince1970: 2_000)
    await answering(["calendars": "denied"]) {
      #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
      #expect(store.defaultCalendarForNewEvents == nil)
    }
    try await answering(["calendars": "granted"]) {
      #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
      event.calendar = store.defaultCalendarForNewEvents
      try store.save(event, span: .thisEvent)
      func found(_ start: Double, _ end: Double) -> [String] {
        let predicate = store.predicateForEvents(
          withStart: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end), calendars: nil
        )
        return store.events(matching: predicate).map(\.title)
      }
      #expect(found(1_500, 1_600) == ["Tea"] && found(2_001, 3_000).isEmpty)
      try store.remove(event, span: .thisEvent)
      #expect(found(0, 5_000).isEmpty)
    }
  }

  @Test("Contacts of a file are found, and those without permission are not") func contacts() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).vcf")
    let text = """
      BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nitem1.TEL;TYPE=CELL:+44 1 23\r\nEMAIL:ada@b.example\r
      NOTE:a\\, b\\nc\r\nBDAY:1815-12-10\r\nADR;TYPE=HOME:;;1 St James;London;;SW1;UK\r\nEND:VCARD\r\n
      """
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let store = CNContactStore()
    let byName = CNContact.predicateForContacts(matchingName: "ada")
    await answering(["contacts": "denied"]) {
      #expect(throws: CNError(.authorizationDenied)) {
        try store.unifiedContacts(matching: byName, keysToFetch: [])
      }
    }
    try await answering(["contacts": "granted", "contacts-file": file.path]) {
      let ada = try #require(
        store.unifiedContacts(matching: byName, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor]).first
      )
      #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Ada Lovelace")
      #expect(ada.phoneNumbers.first?.value.stringValue == "+44 1 23")
      #expect(ada.phoneNumbers.first?.label == CNLabelPhoneNumberMobile && ada.birthday?.year == 1815)
      #expect(ada.note == "a, b\nc" && ada.emailAddresses.first?.value == "ada@b.example")
      #expect(
        CNPostalAddressFormatter().string(from: try #require(ada.postalAddresses.first?.value))
          == "1 St James\nLondon SW1\nUK")
      let again = try CNContactVCardSerialization.contacts(
        with: CNContactVCardSerialization.data(with: [ada]))
      #expect(again.first?.note == ada.note && again.first?.familyName == "Lovelace")
    }
  }

  @Test("What a device lacks is said to be lacking") func lacking() async {
    #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
    }
  }

  @Test("An app that does not say what for is not asked about") func usage() {
    BundleInformation.replace(by: ["CFBundleName": "App"])
    defer { BundleInformation.replace(by: nil) }
    let permission = Permission("usage-test", usageKeys: ["NSContactsUsageDescription"])
    #expect(!permission.mayAsk)
    BundleInformation.replace(by: ["NSContactsUsageDescription": "To find friends."])
    #expect(permission.mayAsk && permission.usage == "To find friends.")
    // The package manager's own file of a module with resources is not the app's.
    BundleInformation.replace(by: ["CFBundleDevelopmentRegion": "en"])
    #expect(permission.mayAsk && permission.usage == nil && !BundleInformation.exists)
  }
}
