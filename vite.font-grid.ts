/** Tables without a length in them, which therefore stay as they are; a font with any other is refused. */
const WITHOUT_LENGTHS = new Set(["cmap", "fvar", "gasp", "GSUB", "loca", "maxp", "name"]);

/** Where the lengths of a table stand that is the same in every font. */
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  head: [18, 36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16, 22],
  "OS/2": [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};

/**
 * A TrueType font on a grid half as fine, say 500 steps to the em instead of 1,000: its coordinates are smaller numbers, which compress to fewer bytes. A point
 * moves by a five-hundredth of an em at most, at the far end of an axis by twice that: 0.03 and 0.06 px of a line of 16. Every number keeps its place and its
 * size in the file, so only the checksums are wrong afterwards. Kerns by pairs only; throws for a font that has more.
 */
export function halveGrid(source: Buffer): Buffer {
  const font = Buffer.from(source);
  const tables = tablesOf(font);
  for (const [tag, table] of tables) {
    const lengths = LENGTHS[tag];
    if (lengths) halve(table, ...lengths);
    else if (tag === "hmtx") for (let at = 0; at < table.length; at += 2) halve(table, at);
    else if (tag === "glyf") halveOutlines(table, glyphOffsets(tables));
    else if (tag === "gvar") halveVariations(table);
    else if (tag === "GPOS") halveKerning(table);
    else if (!WITHOUT_LENGTHS.has(tag)) throw new Error(`Nobody wrote how to halve the lengths of ${tag}.`);
  }
  return font;
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index));
  return new Map(
    rows.map((row) => {
      const offset = row.readUInt32BE(8);
      return [row.toString("latin1", 0, 4), font.subarray(offset, offset + row.readUInt32BE(12))];
    }),
  );
}

function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag}.`);
  return table;
}

function halve(table: Buffer, ...places: readonly number[]): void {
  for (const at of places) table.writeInt16BE(half(table.readInt16BE(at)), at);
}

function halveByte(table: Buffer, at: number): void {
  table.writeInt8(half(table.readInt8(at)), at);
}

const half = (length: number) => Math.round(length / 2);

/** Where each glyph begins in glyf, and where the last ends. */
function glyphOffsets(tables: ReadonlyMap<string, Buffer>): number[] {
  const loca = tableOf(tables, "loca");
  const isLong = tableOf(tables, "head").readInt16BE(50) === 1;
  return offsetsIn(loca, isLong);
}

/** A list of offsets as glyf and gvar have it: whole ones, or the halves of even ones. */
function offsetsIn(list: Buffer, isLong: boolean): number[] {
  return Array.from({ length: list.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? list.readUInt32BE(4 * index) : 2 * list.readUInt16BE(2 * index),
  );
}

/** The parts of a table between one offset and the next, without the empty ones. */
function* partsOf(table: Buffer, offsets: readonly number[]): Generator<Buffer> {
  for (const [index, start] of offsets.entries()) {
    const end = offsets[index + 1] ?? start;
    if (end > start) yield table.subarray(start, end);
  }
}

function halveOutlines(glyf: Buffer, offsets: readonly number[]): void {
  for (const glyph of partsOf(glyf, offsets)) {
    halve(glyph, 2, 4, 6, 8);
    if (glyph.readInt16BE(0) < 0) halveComponents(glyph);
    else halvePoints(glyph);
  }
}

const REPEATED = 0x08;
/** Of each axis, the bits that say how far a point is from the one before: in a byte, whose sign is the other bit; or else in two, unless that bit says "as far". */
const AXES = [
  { byte: 0x02, same: 0x10 },
  { byte: 0x04, same: 0x20 },
];

function halvePoints(glyph: Buffer): void {
  const contours = glyph.readInt16BE(0);
  const points = contours === 0 ? 0 : glyph.readUInt16BE(8 + 2 * contours) + 1;
  let at = 10 + 2 * contours;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEATED ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  for (const axis of AXES) {
    // What is rounded is where a point stands, not its step, or else the errors of a contour would add up.
    let place = 0;
    const step = (length: number) => {
      const before = half(place);
      place += length;
      return half(place) - before;
    };
    for (const flag of flags) {
      if (flag & axis.byte) {
        const length = glyph.readUInt8(at);
        glyph.writeUInt8(Math.abs(step(flag & axis.same ? length : -length)), at++);
      } else if (!(flag & axis.same)) {
        glyph.writeInt16BE(step(glyph.readInt16BE(at)), at);
        at += 2;
      }
    }
  }
}

const COMPONENT = { words: 0x01, places: 0x02, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** A glyph made of others: how far each is moved. */
function halveComponents(glyph: Buffer): void {
  let at = 10;
  for (let flags = COMPONENT.more; flags & COMPONENT.more; ) {
    flags = glyph.readUInt16BE(at);
    at += 4;
    if (flags & COMPONENT.places) {
      if (flags & COMPONENT.words) halve(glyph, at, at + 2);
      else for (const place of [at, at + 1]) halveByte(glyph, place);
    }
    at += flags & COMPONENT.words ? 4 : 2;
    if (flags & COMPONENT.scale) at += 2;
    else if (flags & COMPONENT.twoScales) at += 4;
    else if (flags & COMPONENT.matrix) at += 8;
  }
}

const TUPLE = { sharedPoints: 0x8000, count: 0x0fff, peak: 0x8000, range: 0x4000, points: 0x2000 };

function halveVariations(gvar: Buffer): void {
  const axes = gvar.readUInt16BE(4);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const list = gvar.subarray(20, 20 + (gvar.readUInt16BE(12) + 1) * (isLong ? 4 : 2));
  for (const glyph of partsOf(gvar.subarray(gvar.readUInt32BE(16)), offsetsIn(list, isLong))) {
    const tuples = glyph.readUInt16BE(0);
    let head = 4;
    let at = glyph.readUInt16BE(2);
    if (tuples & TUPLE.sharedPoints) at = afterPoints(glyph, at);
    for (let tuple = 0; tuple < (tuples & TUPLE.count); tuple++) {
      const end = at + glyph.readUInt16BE(head);
      const kind = glyph.readUInt16BE(head + 2);
      head += 4 + 2 * axes * ((kind & TUPLE.peak ? 1 : 0) + (kind & TUPLE.range ? 2 : 0));
      halveSteps(glyph, kind & TUPLE.points ? afterPoints(glyph, at) : at, end);
      at = end;
    }
  }
}

/** Behind the numbers of the points that a variation moves. */
function afterPoints(glyph: Buffer, start: number): number {
  let at = start;
  let count = glyph.readUInt8(at++);
  if (count & 0x80) count = ((count & 0x7f) << 8) | glyph.readUInt8(at++);
  while (count > 0) {
    const run = glyph.readUInt8(at++);
    const length = (run & 0x7f) + 1;
    at += run & 0x80 ? 2 * length : length;
    count -= length;
  }
  return at;
}

/** How far a variation moves its points: runs of zeros, of words and of bytes. */
function halveSteps(glyph: Buffer, start: number, end: number): void {
  for (let at = start; at < end; ) {
    const run = glyph.readUInt8(at++);
    const length = (run & 0x3f) + 1;
    if (run & 0x80) continue;
    for (let index = 0; index < length; index++) {
      if (run & 0x40) halve(glyph, at);
      else halveByte(glyph, at);
      at += run & 0x40 ? 2 : 1;
    }
  }
}

const LOOKUP = { pairs: 2, elsewhere: 9 };

function halveKerning(gpos: Buffer): void {
  // What is alike stands in the file once.
  const done = new Set<number>();
  for (const lookup of tablesAt(gpos.subarray(gpos.readUInt16BE(8)), 0)) {
    for (const listed of tablesAt(lookup, 4)) {
      const type = lookup.readUInt16BE(0);
      const isElsewhere = type === LOOKUP.elsewhere;
      const pairs = isElsewhere ? listed.subarray(listed.readUInt32BE(4)) : listed;
      if ((isElsewhere ? listed.readUInt16BE(2) : type) !== LOOKUP.pairs) throw new Error(`Lookup of type ${type}.`);
      halvePairs(pairs, done);
    }
  }
}

/** The tables of which a list of 16-bit offsets, counted from the start of `table`, stands at `at`. */
function tablesAt(table: Buffer, at: number): Buffer[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) =>
    table.subarray(table.readUInt16BE(at + 2 + 2 * index)),
  );
}

function halvePairs(pairs: Buffer, done: Set<number>): void {
  const formats = [pairs.readUInt16BE(4), pairs.readUInt16BE(6)];
  if (formats.some((format) => format > 0x0f)) throw new Error("Kerning that varies.");
  const values = formats.reduce((sum, format) => sum + [1, 2, 4, 8].filter((bit) => format & bit).length, 0);
  const halveRows = (rows: Buffer, count: number, before: number) => {
    if (done.has(rows.byteOffset)) return;
    done.add(rows.byteOffset);
    const size = before + 2 * values;
    for (let row = 0; row < count; row++)
      for (let value = 0; value < values; value++) halve(rows, row * size + before + 2 * value);
  };
  if (pairs.readUInt16BE(0) === 2) halveRows(pairs.subarray(16), pairs.readUInt16BE(12) * pairs.readUInt16BE(14), 0);
  else for (const set of tablesAt(pairs, 8)) halveRows(set.subarray(2), set.readUInt16BE(0), 2);
}
