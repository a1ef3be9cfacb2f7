/// The class of an item, a name such as ``kSecClassGenericPassword``.
public let kSecClass: CFString = "class"
/// Passwords by account and service.
public let kSecClassGenericPassword: CFString = "genp"
/// Passwords by account and server.
public let kSecClassInternetPassword: CFString = "inet"
/// Keys, by their tags.
public let kSecClassKey: CFString = "keys"
/// Certificates. Nothing here makes one, so that none is ever found.
public let kSecClassCertificate: CFString = "cert"
/// Certificates with their keys. Nothing here makes one, so that none is ever found.
public let kSecClassIdentity: CFString = "idnt"
/// The data that is kept: `Data`.
public let kSecValueData: CFString = "v_Data"

/// The account, a string.
public let kSecAttrAccount: CFString = "acct"
/// The service, a string.
public let kSecAttrService: CFString = "svce"
/// The server, a string.
public let kSecAttrServer: CFString = "srvr"
/// The path at the server, a string.
public let kSecAttrPath: CFString = "path"
/// The port, a number.
public let kSecAttrPort: CFString = "port"
/// The protocol, a string.
public let kSecAttrProtocol: CFString = "ptcl"
/// A name for people, a string.
public let kSecAttrLabel: CFString = "labl"
/// A note for people, a string.
public let kSecAttrComment: CFString = "icmt"
/// A description for people, a string.
public let kSecAttrDescription: CFString = "desc"
/// Data of the app's own, `Data`.
public let kSecAttrGeneric: CFString = "gena"
/// The tag of a key, `Data` or a string.
public let kSecAttrApplicationTag: CFString = "atag"
/// The group of apps that share the item. Kept, and matched; every app has a store of its own.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether the item goes to the person's other devices. Kept: nothing is sent anywhere.
public let kSecAttrSynchronizable: CFString = "sync"
/// The time at which the item can be read. Kept: here it can be read while the person's files can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, on this device alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked, on this device alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device has a passcode, on this device alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The time at which the item was added: `Date`. It is set by itself.
public let kSecAttrCreationDate: CFString = "cdat"
/// The time at which the item was last changed: `Date`. It is set by itself.
public let kSecAttrModificationDate: CFString = "mdat"
/// The domain of an account at a server, a string.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The way of signing in at a server, a string.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The type of an item, a number that the app chooses.
public let kSecAttrType: CFString = "type"
/// The creator of an item, a number that the app chooses.
public let kSecAttrCreator: CFString = "crtr"
/// Whether lists of items leave the item out. Kept, for the app.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item says that there is no password. Kept, for the app.
public let kSecAttrIsNegative: CFString = "nega"
/// The algorithm of a key, a string.
public let kSecAttrKeyType: CFString = "type"
/// The bits of a key, a number.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The class of a key, a string: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"

/// The number of items to find: ``kSecMatchLimitOne`` by default, ``kSecMatchLimitAll`` or a number.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether to return the item's data.
public let kSecReturnData: CFString = "r_Data"
/// Whether to return the item's attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether to return a reference that finds the item again: `Data`, for ``kSecValuePersistentRef``.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// A reference that ``kSecReturnPersistentRef`` gave, to find its item by.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether strings match in capitals and small letters alike.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether queries use the newer keychain of macOS. There is one store here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
