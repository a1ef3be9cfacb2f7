import Foundation

/// A workflow of GitHub Actions that runs a project's tests in a Debian container.
package struct Workflow {
  /// The workflow's file in a repository.
  package static let path = ".github/workflows/shoji-tests.yml"

  private let options: WorkflowOptions

  package init(_ options: WorkflowOptions) { self.options = options }

  /// The file.
  package var text: String { beginning + keys + caches + test }

  private static let workspace = "${{ github.workspace }}"

  private var project: String {
    options.folder.isEmpty ? Self.workspace : "\(Self.workspace)/\(options.folder)"
  }

  private var shoji: String {
    options.shojiPlace.hasPrefix("/") ? options.shojiPlace : "\(Self.workspace)/\(options.shojiPlace)"
  }

  /// The triggers, the container, and the steps that get the sources.
  private var beginning: String {
    """
    # Runs the tests in a Debian container. Written by `shoji ci`; change it as you like.
    name: Tests
    on:
      push:
        branches: [\(YAML.quoted(options.branch))]
      pull_request:
    jobs:
      tests:
        runs-on: ubuntu-24.04
        container: \(options.image)
        timeout-minutes: 90
        permissions:
          contents: read
        env:
          PROJECT: \(YAML.quoted(project))
          SHOJI: \(YAML.quoted(shoji))
          SHOJI_URL: \(YAML.quoted(options.shojiURL))
          SHOJI_REVISION: \(YAML.quoted(options.shojiRevision))
          # Packages that are made of Xcode projects.
          XDG_CACHE_HOME: /opt/shoji-cache
        defaults:
          run:
            shell: bash
        steps:
          - name: Install git
            run: |
              apt-get update
              apt-get install --yes --no-install-recommends ca-certificates git
          - uses: actions/checkout@v4
            with:
              submodules: true
          - name: Get Shoji
            run: |
              git config --global --add safe.directory '*'
              [ -e "$SHOJI/scripts/shoji" ] || git clone --quiet "$SHOJI_URL" "$SHOJI"
              git -C "$SHOJI" checkout --quiet "$SHOJI_REVISION"

    """
  }

  /// The steps by whose results caches are found.
  private var keys: String {
    """
          # A build takes a file for changed when its time is another. A checkout gives each file the time of the checkout;
          # here it gets one that follows from its content.
          - name: Set the times of files
            run: |
              for folder in "$PROJECT" "$SHOJI"; do
                cd "$folder"
                git ls-files -s -z . | perl -0ne 'chomp; next unless /^100\\d+ ([0-9a-f]{7})\\S+ \\d\\t(.*)$/s; utime 946684800 + hex $1, 946684800 + hex $1, $2'
              done
          - name: Compute the keys of the caches
            id: keys
            run: |
              cd "$PROJECT"
              key() { sha256sum | cut -c1-16; }
              {
                echo "toolchain=$(swift --version 2>/dev/null | key)"
                echo "packages=$(cat /etc/debian_version "$SHOJI/scripts/packages" | key)"
                echo "shoji=$(git -C "$SHOJI" rev-parse HEAD | cut -c1-16)"
                echo "manifest=$(git ls-files -s Package.swift Package.resolved '*.pbxproj' '*Podfile.lock' | key)"
                echo "sources=$(git ls-files -s . | key)"
              } >>"$GITHUB_OUTPUT"

    """
  }

  /// The steps that use caches.
  private var caches: String {
    """
          - name: Cache Debian packages
            uses: actions/cache@v4
            with:
              path: /var/cache/apt/archives/*.deb
              key: debian-${{ steps.keys.outputs.packages }}
          - name: Install Debian packages
            run: |
              rm -f /etc/apt/apt.conf.d/docker-clean
              echo 'Binary::apt::APT::Keep-Downloaded-Packages "true";' >/etc/apt/apt.conf.d/99-keep
              source "$SHOJI/scripts/packages"
              # Tests in a browser need ${packages_to_test[@]}, too.
              require_packages "${packages_to_run[@]}"
          - name: Cache builds
            uses: actions/cache@v4
            with:
              path: |
                \(project)/.build
                \(shoji)/Tools/.build
                /opt/shoji-cache
              key: builds-${{ steps.keys.outputs.toolchain }}-${{ steps.keys.outputs.shoji }}-${{ steps.keys.outputs.manifest }}-${{ steps.keys.outputs.sources }}
              restore-keys: |
                builds-${{ steps.keys.outputs.toolchain }}-${{ steps.keys.outputs.shoji }}-${{ steps.keys.outputs.manifest }}-
                builds-${{ steps.keys.outputs.toolchain }}-${{ steps.keys.outputs.shoji }}-
                builds-${{ steps.keys.outputs.toolchain }}-

    """
  }

  /// The steps that run the tests and keep what they say.
  private var test: String {
    let command = (["test"] + options.testOptions.map(Shell.quoted)).joined(separator: " ")
    return """
            - name: Test
              run: |
                cd "$PROJECT"
                "$SHOJI/scripts/shoji" \(command) --junit "$GITHUB_WORKSPACE/test-results/junit.xml" --report "$GITHUB_WORKSPACE/test-results/snapshots.html"
            - name: Upload the results
              if: ${{ !cancelled() }}
              uses: actions/upload-artifact@v4
              with:
                name: test-results
                path: test-results
                if-no-files-found: ignore

      """
  }
}

/// Text as YAML has it.
enum YAML {
  /// A text between single quotes, in which only these are doubled.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
