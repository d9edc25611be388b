"""Packs the extension for VS Code: what its folder holds but the tests, as a .vsix.

Usage: vsix.py FILE. The same sources make the same file. What the manifest names has to be there, and
its version has to be that of the tool.
"""

import json
import pathlib
import re
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

folder = pathlib.Path(__file__).resolve().parents[1] / "Plugins/VSCode"
TYPES = {".js": "application/javascript", ".json": "application/json", ".md": "text/markdown",
         ".vsixmanifest": "text/xml"}


def checked(manifest):
    """The manifest of the extension, after a look at what would keep it from being installed."""
    for key in ("name", "publisher", "version", "engines", "main"):
        assert manifest.get(key), f"package.json has no '{key}'"
    assert re.fullmatch(r"[a-z0-9][a-z0-9-]*", manifest["name"])
    assert re.fullmatch(r"\^\d+\.\d+\.\d+", manifest["engines"]["vscode"])
    assert (folder / manifest["main"]).exists(), manifest["main"]
    swift = (folder.parents[1] / "Sources/PureLint/Output/Version.swift").read_text()
    assert f'"{manifest["version"]}"' in swift, "the version is not that of the tool"
    source = (folder / manifest["main"]).read_text()
    for command in manifest["contributes"]["commands"]:
        assert f"'{command['command']}'" in source, command
    assert not manifest.get("dependencies"), "it is to do without packages"
    return manifest


def description(manifest):
    """What VS Code reads of a .vsix before it unpacks the rest."""
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])} Publisher={quoteattr(manifest["publisher"])}/>
    <DisplayName>{escape(manifest["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(manifest["description"])}</Description>
    <Tags>{escape(",".join(manifest["keywords"]))}</Tags>
    <Categories>{escape(",".join(manifest["categories"]))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(manifest["engines"]["vscode"])}/>
    </Properties>
    <License>extension/LICENSE</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def main():
    manifest = checked(json.loads((folder / "package.json").read_text()))
    types = "".join(
        f'<Default Extension="{ending}" ContentType="{kind}"/>' for ending, kind in TYPES.items())
    files = {
        "[Content_Types].xml": '<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns='
        f'"http://schemas.openxmlformats.org/package/2006/content-types">{types}</Types>\n',
        "extension.vsixmanifest": description(manifest),
    }
    for path in sorted(folder.glob("*")):
        if path.is_file():
            files[f"extension/{path.name}"] = path.read_text()
    with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, text)


main()
