"""Cuts the fonts down to the characters we have use for, and packs their outlines.

    pack_fonts.py FONTS OUT    FONTS: the folder of @expo-google-fonts

writes OUT/FACE.outlines with what English needs, for each face, and OUT/letters.outlines with the letters that English
does without, of all faces one after the other; and OUT/FACE.ttf with all of the face, for tests and pictures.
src/table/kit/outlines.h makes TrueType fonts of the outlines again. Packed with brotli they take two thirds of what
such fonts take: numbers of a kind lie together, points as WOFF 2 has them, and no letter is there twice.

A pack is, its numbers with the highest byte first:

    "outl"             four bytes
    first, glyphs      how many glyphs come before those of this pack, and how many it has; 2 bytes each
    lengths            of the streams that follow, 2 bytes each
    tables             of the font, in their order: tag (4 bytes), length (2), content; those that are made of the
                       streams are empty. Only in the first pack of a face
    characters         of each: code, and glyph, less those of the one before (2 each, signed)
    advances           of each glyph, in units of the font (2)
    contours           of each glyph, how many; from 128 on, how many components (1)
    points             of each contour, how many (1)
    flags, distances   of each point, as WOFF 2 has them in flagStream and glyphStream (www.w3.org/TR/WOFF2, 5.2)
    components         of each: glyph (2), and how far it is moved, x and y (2 each, signed)
"""

import os
import struct
import sys

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# The text font has all of Latin and Cyrillic that names may be written in, and signs; the bold ones have what our
# languages' own texts need, and the program takes the rest from the text font.
ENGLISH = "U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-201E,U+2026,U+2212"
SIGNS = "U+2010-2012,U+2015-2017,U+201F-2025,U+20AC,U+2116,U+2190-2193,U+2605,U+2713"
ALL_MORE = "U+00A1-00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-017F,U+0218-021B,U+0400-045F,U+0490-0491"
OUR_MORE = (
    "U+00C1,U+00C9,U+00CD,U+00D3,U+00DA,U+00DD,U+00E1,U+00E9,U+00ED,U+00F3,U+00FA,U+00FD,U+0104-0107,"
    "U+010C-010F,U+0118-011B,U+0141-0144,U+0147-0148,U+0158-015B,U+0160-0161,U+0164-0165,U+016E-016F,U+0179-017E,"
    "U+0401,U+0410-044F,U+0451"
)
FACES = {  # in the order of letters.outlines
    "alegreya-sans-400": ("alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf", f"{ENGLISH},{SIGNS}", ALL_MORE),
    "alegreya-sans-700": ("alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf", ENGLISH, OUR_MORE),
    "alegreya-700": ("alegreya/700Bold/Alegreya_700Bold.ttf", ENGLISH, OUR_MORE),
}

TABLES = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"]
MADE = ["cmap", "glyf", "hmtx", "loca"]


def lining_figures(font):
    """Glyph name of each digit -> glyph name of its lining form, as tall as capitals.

    Alegreya's own 0 and 1 read like o and ı, and this program is full of numbers.
    """
    table = font["GSUB"].table
    forms = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                forms.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return forms


def cut(file, characters):
    """The font with these characters alone."""
    font = TTFont(file)
    forms = lining_figures(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = forms.get(table.cmap[code], table.cmap[code])

    # Of the names the notices stay: copyright, licence, and where the licence is found.
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14])
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    return font


def as_outline(font, name):
    """The glyph without components: those that are turned or stretched are few."""
    glyphs = font.getGlyphSet()
    recording = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(recording)
    pen = TTGlyphPen(None)
    recording.replay(pen)
    return pen.glyph()


def is_moved_only(component):
    return not hasattr(component, "transform") and not hasattr(component, "firstPt")


def add_point(dx, dy, on_curve, flags, distances):
    """A point, as far from the one before it, by the table in 5.2 of WOFF 2."""
    x, y = abs(dx), abs(dy)
    off = 0 if on_curve else 128
    signs = (dx >= 0) + 2 * (dy >= 0)
    if dx == 0 and y < 1280:
        flags.append(off + ((y & 0xF00) >> 7) + (dy >= 0))
        distances.append(y & 0xFF)
    elif dy == 0 and x < 1280:
        flags.append(off + 10 + ((x & 0xF00) >> 7) + (dx >= 0))
        distances.append(x & 0xFF)
    elif x < 65 and y < 65:
        flags.append(off + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs)
        distances.append(((x - 1) & 0xF) << 4 | (y - 1) & 0xF)
    elif x < 769 and y < 769:
        flags.append(off + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs)
        distances += bytes([(x - 1) & 0xFF, (y - 1) & 0xFF])
    else:
        assert x < 4096 and y < 4096
        flags.append(off + 120 + signs)
        distances += bytes([x >> 4, (x & 0xF) << 4 | y >> 8, y & 0xFF])


def pack(font, glyphs, places, tables):
    """The pack of these glyphs (names) of the font; where each glyph of the face is, by name."""
    advances, contours, points, flags, distances, components = (bytearray() for _ in range(6))
    for name in glyphs:
        glyph = font["glyf"][name]
        advance, bearing = font["hmtx"][name]
        advances += struct.pack(">H", advance)
        if glyph.isComposite() and not all(map(is_moved_only, glyph.components)):
            glyph = as_outline(font, name)
        elif glyph.isComposite():
            contours.append(128 + len(glyph.components))
            for component in glyph.components:
                assert places[component.glyphName] < places[name]
                components += struct.pack(">Hhh", places[component.glyphName], component.x, component.y)
            continue
        contours.append(max(glyph.numberOfContours, 0))
        if glyph.numberOfContours <= 0:
            continue
        assert bearing == font["glyf"][name].xMin  # outlines.h has it so
        coordinates, ends, on_curve = glyph.getCoordinates(font["glyf"])
        points += bytes(end - start for start, end in zip([-1, *ends], ends))
        x = y = 0
        for (next_x, next_y), on in zip(coordinates, on_curve):
            add_point(next_x - x, next_y - y, on & 1, flags, distances)
            x, y = next_x, next_y

    characters = bytearray()
    code = place = 0
    for next_code, name in sorted(font.getBestCmap().items()):
        if name in glyphs:
            characters += struct.pack(">hh", next_code - code, places[name] - place)
            code, place = next_code, places[name]

    streams = [tables, characters, advances, contours, points, flags, distances, components]
    head = struct.pack(f">4sHH{len(streams)}H", b"outl", places[glyphs[0]], len(glyphs), *map(len, streams))
    return head + b"".join(streams)


def main(fonts, out):
    more = b""
    for face, (path, english, others) in FACES.items():
        whole = os.path.join(fonts, path)
        font = cut(whole, f"{english},{others}")
        first = cut(whole, english).getGlyphOrder()
        then = [name for name in font.getGlyphOrder() if name not in first]
        for glyphs in first, then:
            glyphs.sort(key=lambda name: font["glyf"][name].isComposite())  # what they are made of comes first
        places = {name: place for place, name in enumerate([*first, *then])}

        contents = {tag: b"" if tag in MADE else font.getTableData(tag) for tag in TABLES}
        tables = b"".join(struct.pack(">4sH", tag.encode(), len(content)) + content for tag, content in contents.items())
        with open(os.path.join(out, f"{face}.outlines"), "wb") as file:
            file.write(pack(font, first, places, tables))
        font.save(os.path.join(out, f"{face}.ttf"))
        more += pack(font, then, places, b"")
    with open(os.path.join(out, "letters.outlines"), "wb") as file:
        file.write(more)


main(*sys.argv[1:])
