const STRAIGHT_APOSTROPHE = 0x27;
const ROUND_APOSTROPHE = 0x2019;
const TABLE_RECORD_BYTES = 16;

/**
 * Maps the keyboard's apostrophe to the glyph of the round one in a TrueType font, so that "l'auto" is typeset well whichever apostrophe was typed,
 * with the right kerning. Appends the new cmap table to the file; the file's checksums become invalid. A font without both characters is returned
 * unchanged.
 */
export function replaceApostropheGlyph(font: Buffer): Buffer {
  const row = findTableRecord(font, "cmap");
  const glyphs = glyphsByCharacter(font.subarray(row.readUInt32BE(8)));
  const round = glyphs.get(ROUND_APOSTROPHE);
  if (round === undefined || !glyphs.has(STRAIGHT_APOSTROPHE)) return font;
  glyphs.set(STRAIGHT_APOSTROPHE, round);
  const characters = buildCharacterMap(glyphs);
  const whole = Buffer.concat([font, characters]);
  const changed = findTableRecord(whole, "cmap");
  changed.writeUInt32BE(font.length, 8);
  changed.writeUInt32BE(characters.length, 12);
  return whole;
}

/** Returns the characters for which a TrueType font has a glyph. */
export const listCharacters = (font: Buffer): Set<string> =>
  new Set(
    [...glyphsByCharacter(font.subarray(findTableRecord(font, "cmap").readUInt32BE(8))).keys()].map((code) =>
      String.fromCodePoint(code),
    ),
  );

/** Returns the record of a table in the font's table directory: tag, checksum, offset and length. */
function findTableRecord(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const row = font.subarray(12 + TABLE_RECORD_BYTES * index, 12 + TABLE_RECORD_BYTES * (index + 1));
    if (row.toString("latin1", 0, 4) === tag) return row;
  }
  throw new Error(`The font has no ${tag}.`);
}

/** Returns the glyph of each character, from the first segment mapping (format 4); every font that we use has one. */
function glyphsByCharacter(cmap: Buffer): Map<number, number> {
  const lists = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const list = lists.find((each) => each.readUInt16BE(0) === 4);
  if (!list) throw new Error("The font has no segment mapping (format 4).");
  const bytes = list.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let at = 0; at < bytes; at += 2) {
    const [last, first] = [list.readUInt16BE(14 + at), list.readUInt16BE(16 + bytes + at)];
    const [step, far] = [list.readUInt16BE(16 + 2 * bytes + at), list.readUInt16BE(16 + 3 * bytes + at)];
    for (let character = first; character <= last && character < 0xffff; character++) {
      const listed = far === 0 ? character : list.readUInt16BE(16 + 3 * bytes + at + far + 2 * (character - first));
      if (far === 0 || listed !== 0) glyphs.set(character, (listed + step) & 0xffff);
    }
  }
  return glyphs;
}

/** Builds a cmap table with one format 12 subtable, which has one group per character. */
function buildCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const rows = [...glyphs].sort(([one], [other]) => one - other);
  const length = 16 + 12 * rows.length;
  const head = Buffer.alloc(12);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(3, 4);
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(head.length, 8);
  const list = Buffer.alloc(length);
  list.writeUInt16BE(12, 0);
  list.writeUInt32BE(length, 4);
  list.writeUInt32BE(rows.length, 12);
  for (const [index, [character, glyph]] of rows.entries()) {
    list.writeUInt32BE(character, 16 + 12 * index);
    list.writeUInt32BE(character, 20 + 12 * index);
    list.writeUInt32BE(glyph, 24 + 12 * index);
  }
  return Buffer.concat([head, list]);
}
