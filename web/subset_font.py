"""Cuts a font down to some characters: subset_font.py IN.ttf OUT.ttf U+0020-007E,…

Digits become lining figures, as tall as capitals: Alegreya's own 0 and 1 read like o and ı, and this
program is full of numbers.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont


def lining_figures(font):
    """Glyph name of each digit -> glyph name of its lining form."""
    table = font["GSUB"].table
    forms = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                forms.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return forms


def main(source, target, characters):
    font = TTFont(source)
    forms = lining_figures(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = forms.get(table.cmap[code], table.cmap[code])

    # ImGui reads shapes and widths, and none of these; browsers want the rest, if only for form's sake.
    # Of the names the notices stay: copyright, licence, and where the licence is found.
    unread = ["GSUB", "GPOS", "GDEF", "STAT", "gasp"]
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14])
    options.drop_tables += unread
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    font.save(target)


main(*sys.argv[1:])
