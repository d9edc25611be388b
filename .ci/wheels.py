"""Writes a wheel for each archive of a release, so that `pip install purelint` gets the program.

Usage: wheels.py FOLDER VERSION, called by .ci/release. A wheel holds the program and its manual page.
Its tags promise that it runs with any C library, so what is made for Linux has to need none.
The file is also the build backend of pyproject.toml: it packs nothing but the demand for that wheel.
"""

import base64
import hashlib
import pathlib
import re
import stat
import struct
import sys
import tarfile
import zipfile

# The platforms of each archive. A program that needs no C library runs with that of any version, be
# it glibc or musl; the one for macOS runs from the version on that Package.swift names.
PLATFORMS = {
    "linux-x86_64": ["manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"],
    "linux-aarch64": ["manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"],
    "macos-universal": ["macosx_13_0_universal2"],
}
SUMMARY = "Finds wiring mistakes in Swift apps that inject dependencies by hand or by a container"
INTERPRETER = 3  # The segment of an ELF file that names the loader of a C library.


def needs_c_library(program):
    """Whether an ELF file of 64 bits asks for a loader."""
    (start,) = struct.unpack_from("<Q", program, 32)
    size, count = struct.unpack_from("<HH", program, 54)
    kinds = (struct.unpack_from("<I", program, start + size * i)[0] for i in range(count))
    return INTERPRETER in kinds


def metadata(name, version, more=""):
    return f"""Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: {SUMMARY}
License: MIT
Requires-Python: >=3.7
{more}"""


def tags(platforms):
    lines = "".join(f"Tag: py3-none-{platform}\n" for platform in platforms)
    return f"Wheel-Version: 1.0\nGenerator: purelint\nRoot-Is-Purelib: false\n{lines}"


def pack(path, info, files):
    """Writes a wheel. The same contents make the same wheel, whenever it is made."""
    record = ""
    for name, contents in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(contents)}\n"
    files = {**files, f"{info}/RECORD": f"{record}{info}/RECORD,,\n".encode()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, contents in files.items():
            mode = 0o755 if "/scripts/" in name else 0o644
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Without the kind of file, pip installs no program.
            entry.external_attr = (stat.S_IFREG | mode) << 16
            wheel.writestr(entry, contents)


def write(folder, version, system, archive):
    """Writes the wheel of one archive."""
    root = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive) as tar:
        program = tar.extractfile(f"{root}/bin/purelint").read()
        page = tar.extractfile(f"{root}/share/man/man1/purelint.1").read()
        terms = tar.extractfile(f"{root}/LICENSE").read()
    if system.startswith("linux") and needs_c_library(program):
        sys.exit(f"{archive.name} holds a program that needs a C library; link it statically")
    info = f"purelint-{version}.dist-info"
    files = {
        f"purelint-{version}.data/scripts/purelint": program,
        f"purelint-{version}.data/data/share/man/man1/purelint.1": page,
        f"{info}/LICENSE": terms,
        f"{info}/METADATA": metadata("purelint", version).encode(),
        f"{info}/WHEEL": tags(PLATFORMS[system]).encode(),
    }
    pack(folder / f"purelint-{version}-py3-none-{'.'.join(PLATFORMS[system])}.whl", info, files)


def build_wheel(directory, config_settings=None, metadata_directory=None):
    """What pip calls where pre-commit installs this repository."""
    version = re.search(r'^version = "(.+)"$', pathlib.Path("pyproject.toml").read_text(), re.M)[1]
    name = f"purelint_hook-{version}-py3-none-any.whl"
    info = f"purelint_hook-{version}.dist-info"
    demand = f"Requires-Dist: purelint=={version}\n"
    pack(pathlib.Path(directory) / name, info, {
        f"{info}/METADATA": metadata("purelint-hook", version, demand).encode(),
        f"{info}/WHEEL": tags(["any"]).encode(),
    })
    return name


def main():
    folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    for system in PLATFORMS:
        archive = folder / f"purelint-{version}-{system}.tar.gz"
        if archive.exists():
            write(folder, version, system, archive)


if __name__ == "__main__":
    main()
