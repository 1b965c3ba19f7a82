#!/usr/bin/env python3
"""Makes the fonts of the page from SIL's Andika 6.101: basic ones, which every page needs, and full ones.

    pip install 'fonttools==4.*' brotli
    python3 subset.py Andika-Regular.ttf Andika-Bold.ttf

The two TTF files are those of the Debian package fonts-sil-andika 6.101-2
(apt-get download fonts-sil-andika; dpkg -x). The subset is a Modified Version under
the Open Font License, whose reserved names are "Andika" and "SIL": so it is renamed
"Semailles" here, and keeps the copyright and licence strings. See OFL.txt.
"""
import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# French, English, and the letters of names in Latin-1.
TEXT = "".join(map(chr, range(0x20, 0x7F)))
TEXT += "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŸ"
# Spaces of French typography (no-break, narrow no-break, thin), dashes, quotes, signs.
TEXT += "\u00a0\u202f\u2009\u2010\u2011–—‘’‚“”„«»‹›…•·°ª²³¹½¼×÷±−≤≥≠≈∞€§©†"
TEXT += "←↑→↓↔✓"
# Mafa: ɓ ɗ ə ŋ; Abé: ɛ ɔ ə ɩ ʊ ʋ ɓ; Maa: ɛ ɔ ɨ ʉ ŋ; Anuak: ɔ ɛ ŋ ɲ; Songhay: ŋ ɲ š ž ẽ ĩ ũ.
# And what neighbours write (ɣ ƙ ƴ), the ḍ of old books, ă ŏ ē ō of their vowels.
TEXT += "ƁɓƊɗƎǝƏəŊŋƆɔƐɛƗɨɄʉƖɩƱʊƲʋƝɲƔɣƘƙƳƴŠšŽžẼẽĨĩŨũḌḍĀāĒēĪīŌōŪū"
# Tones over any of them (ə́, ɔ̀, ɛ̂ …): grave, acute, circumflex, tilde, macron, dots, caron, dot below.
TEXT += "\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323"

# What French and English need: fonts.css names the same letters, so that the full fonts come only where others stand.
BASIC = "".join(map(chr, range(0x20, 0x7F)))
BASIC += "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ"
BASIC += "\u00a0\u202f\u2009–—‘’“”«»…·°×−≤≥≠∞←↑→↓✓"

# The full fonts are only asked for what the basic ones have not; but a tone needs its letter in the same font.
TONED = "AEIMNOUaeimnou"
FULL = "".join(sorted(set(TEXT) - set(BASIC) | set(TONED)))

FEATURES = ["ccmp", "mark", "mkmk"]  # marks find their place; the digits are tabular as drawn
FAMILY = "Semailles"


def make(source: str, weight: int, name: str, text: str, features: list[str]) -> None:
    options = subset.Options()
    options.layout_features = features
    options.layout_scripts = ["DFLT", "latn"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.legacy_kern = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["FFTM", "Silf", "Glat", "Gloc", "Feat", "Sill", "Silt", "DSIG", "meta"]
    font = TTFont(source)
    missing = [c for c in text if ord(c) not in font.getBestCmap()]
    if missing:
        sys.exit("not in the source: " + ", ".join(f"{c} {unicodedata.name(c)}" for c in missing))
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    style = {400: "Regular", 700: "Bold"}[weight]
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style} after 6.101", 4: f"{FAMILY} {style}", 6: f"{FAMILY}-{style}",
             13: "SIL Open Font License 1.1, see OFL.txt"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    font.flavor = "woff2"
    font["head"].modified = font["head"].created  # the same bytes on every run
    font.recalcTimestamp = False
    target = Path(__file__).with_name(f"{name}-{weight}.woff2")
    font.save(target)
    print(target.name, target.stat().st_size, "bytes,", font["maxp"].numGlyphs, "glyphs")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for source, weight in zip(sys.argv[1:], [400, 700]):
        make(source, weight, "semailles", BASIC, [])
        make(source, weight, "semailles-full", FULL, FEATURES)
