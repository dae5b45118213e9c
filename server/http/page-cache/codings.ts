import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from "node:zlib";
import { parseAccept } from "hono/utils/accept";

export type Coding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

/** "fast" for somebody who waits, "small" for what is asked again. */
export type Effort = "fast" | "small";
const LEVELS: Record<Effort, { br: number; gzip: number }> = { fast: { br: 1, gzip: 1 }, small: { br: 9, gzip: 9 } };

/** What is longer, in characters or bytes, is left to another thread, whoever waits: nobody else is answered meanwhile. */
const LONGEST_AT_ONCE = 512 * 1024;
/** Room for the bytes of any text that is compressed at once, three for a character at most: bytes made anew for each page were most of a search's garbage. */
const room = Buffer.allocUnsafeSlow(3 * LONGEST_AT_ONCE);
const encoder = new TextEncoder();
/** More than any page takes compressed, so that it comes out in one piece. */
const PIECE = 64 * 1024;

/** A page that somebody waits for is compressed at once: the way to another thread and back takes as much of the processors again. */
export async function encode(content: string | Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  const isAtOnce = coding !== "identity" && effort === "fast" && content.length <= LONGEST_AT_ONCE;
  const bytes = typeof content !== "string" ? content : isAtOnce ? bytesInRoom(content) : Buffer.from(content);
  if (coding === "identity") return sized(bytes);
  if (coding === "gzip") {
    const options = { level: LEVELS[effort].gzip, chunkSize: PIECE };
    return sized(isAtOnce ? gzipSync(bytes, options) : await compressGzip(bytes, options));
  }
  const options: BrotliOptions = {
    chunkSize: PIECE,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
  return sized(isAtOnce ? brotliCompressSync(bytes, options) : await compressBrotli(bytes, options));
}

/** A text in UTF-8, until the next one is. */
const bytesInRoom = (text: string): Buffer => room.subarray(0, encoder.encodeInto(text, room).written);

/**
 * In memory of its own, and of its own size: what comes in one piece holds the whole piece, and what `Buffer.from` copies lies in a room of 64 KB that it
 * shares with whatever is at hand, all of which then lives as long as a kept page.
 */
function sized(compressed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(own);
  return own;
}

/** A body as it was before its coding. Rejects for one that is not of that coding. */
export async function decode(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === "identity") return body;
  return coding === "gzip" ? readGzip(body) : readBrotli(body);
}

const MOST_KNOWN = 100;
const known = new Map<string, Coding>();

/** Returns the coding that an Accept-Encoding header prefers. */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const found = known.get(header);
  if (found) return found;
  const coding = preferredCoding(header);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, coding);
  return coding;
}

/** Our codings, the smallest answer first, which decides between equal weights. */
const BY_SIZE: readonly Coding[] = ["br", "gzip", "identity"];

/**
 * By weight (RFC 9110, 12.5.3). What isn't listed has the weight of "*"; without that it is refused, but for identity, which is then the last choice. A header
 * that refuses all three is disregarded.
 */
function preferredCoding(header: string): Coding {
  const weights = new Map(
    parseAccept(header).map(({ type, q }) => [type.toLowerCase().replace(/^x-(?=gzip$)/, ""), q]),
  );
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get("*") ?? (coding === "identity" ? LAST_CHOICE : 0);
  const [best = "identity"] = BY_SIZE.toSorted((one, other) => weightOf(other) - weightOf(one));
  return weightOf(best) > 0 ? best : "identity";
}

/** Less than the smallest weight that a header can write, 0.001. */
const LAST_CHOICE = 0.0001;
