// swift-tools-version: 6.2
import PackageDescription

// One connection to PostgreSQL, for the server and for apps whose visitors share a database.
let package = Package(
  name: "Postgres",
  products: [.library(name: "Postgres", targets: ["Postgres"])],
  targets: [
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "Postgres", dependencies: ["CPostgres"],
      swiftSettings: Context.environment["SHOJI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
