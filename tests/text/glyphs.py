"""Every letter that any language says has its glyph: glyphs.py FONT.ttf… -- CATALOGUE.po…

The bold fonts take what they lack from the text font (src/table/table.cpp), so one font with the glyph
is enough; a letter that none has would be drawn as a question mark.
"""

import ast
import pathlib
import sys

from fontTools.ttLib import TTFont

cut = sys.argv.index("--")
known = set()
for font in sys.argv[1:cut]:
    known.update(TTFont(font).getBestCmap())

missing = 0
lines = 0
for name in sys.argv[cut + 1 :]:
    header = True  # the entry of the empty id is for translators
    for number, line in enumerate(pathlib.Path(name).read_text("utf-8").splitlines(), 1):
        if line.startswith("msgid "):
            header = line == 'msgid ""'
        if header or not line.startswith(("msgstr", '"')):
            continue
        lines += 1
        text = ast.literal_eval(line[line.index('"') :])
        for letter in sorted({letter for letter in text if letter != "\n" and ord(letter) not in known}):
            missing += 1
            print(f"{name}:{number}: no font has a glyph for “{letter}” (U+{ord(letter):04X})")

assert lines > 0 and len(known) > 200, "nothing was looked at"
sys.exit(1 if missing else 0)
