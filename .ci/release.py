"""Writes what all archives of a release have in common: the artifact bundle, the package with
the plugin and the formula. Usage: release.py FOLDER VERSION URL, called by .ci/release.
"""

import hashlib
import json
import pathlib
import shutil
import sys
import tarfile
import zipfile

folder, version, url = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]

triples = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
archives = {system: folder / f"purelint-{version}-{system}.tar.gz" for system in triples}
archives = {system: path for system, path in archives.items() if path.exists()}


def checksum(path):
    """What SwiftPM and Homebrew compare a file with."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_bundle():
    """Writes the programs of all archives as one artifact bundle; returns its path."""
    bundle = folder / "purelint.artifactbundle"
    shutil.rmtree(bundle, ignore_errors=True)
    variants = []
    for system, archive in archives.items():
        program = f"{archive.name.removesuffix('.tar.gz')}/bin/purelint"
        with tarfile.open(archive) as tar:
            tar.extract(tar.getmember(program), bundle)
        variants.append({"path": program, "supportedTriples": triples[system]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"PureLint": artifact}}
    (bundle / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    packed = folder / "purelint.artifactbundle.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(bundle.rglob("*")):
            archive.write(path, path.relative_to(folder))
    shutil.rmtree(bundle)
    return packed


def write_plugin(bundle):
    """Writes a package whose plugin takes the program from the bundle.

    Its names are not those of the main package, because an app may use both.
    """
    package = folder / "PureLintPlugin"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree("Plugins/PureLintBuildTool", package / "Plugins/PureLintPlugin")
    (package / "Package.swift").write_text(f"""// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PureLintPlugin",
  products: [.plugin(name: "PureLintPlugin", targets: ["PureLintPlugin"])],
  targets: [
    .binaryTarget(
      name: "PureLintBinary",
      url: "{url}/{bundle.name}",
      checksum: "{checksum(bundle)}"
    ),
    .plugin(
      name: "PureLintPlugin",
      capability: .buildTool(),
      dependencies: ["PureLintBinary"]
    ),
  ]
)
""")


def write_formula():
    """Writes a Homebrew formula for the systems that there are archives for."""
    conditions = {
        "macos-universal": ("on_macos do", ""),
        "linux-x86_64": ("on_linux do", "on_intel do"),
        "linux-aarch64": ("on_linux do", "on_arm do"),
    }
    sources = ""
    for system, archive in archives.items():
        outer, inner = conditions[system]
        lines = [f'url "{url}/{archive.name}"', f'sha256 "{checksum(archive)}"']
        if inner:
            lines = [inner, *(f"  {line}" for line in lines), "end"]
        sources += "".join(f"  {line}\n" for line in [outer, *(f"  {line}" for line in lines), "end"])
        sources += "\n"
    (folder / "purelint.rb").write_text(f"""class Purelint < Formula
  desc "Finds wiring mistakes in Swift apps that inject dependencies by hand"
  homepage "{url}"
  version "{version}"
  license "MIT"

{sources}  def install
    bin.install "bin/purelint"
    man1.install "share/man/man1/purelint.1"
    bash_completion.install "share/bash-completion/completions/purelint"
    zsh_completion.install "share/zsh/site-functions/_purelint"
    fish_completion.install "share/fish/vendor_completions.d/purelint.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/purelint --version")
  end
end
""")


write_plugin(write_bundle())
write_formula()
