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

export type Coding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

/** "fast" for somebody who waits, "small" for what is asked again. */
export type Effort = "fast" | "small";
const LEVELS: Record<Effort, { br: number; gzip: number }> = { fast: { br: 1, gzip: 1 }, small: { br: 9, gzip: 9 } };

/** What is larger is left to another thread, whoever waits: nobody else is answered meanwhile. */
const LARGEST_AT_ONCE = 512 * 1024;
/** More than any page takes compressed, so that it comes out in one piece. */
const PIECE = 64 * 1024;

/** A page that somebody waits for is compressed at once: the way to another thread and back takes as much of the processors again. */
export async function encode(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === "identity") return body;
  const isAtOnce = effort === "fast" && body.length <= LARGEST_AT_ONCE;
  if (coding === "gzip") {
    const options = { level: LEVELS[effort].gzip, chunkSize: PIECE };
    return sized(isAtOnce ? gzipSync(body, options) : await compressGzip(body, options));
  }
  const options: BrotliOptions = {
    chunkSize: PIECE,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
  return sized(isAtOnce ? brotliCompressSync(body, options) : await compressBrotli(body, options));
}

/** In memory of its own size: what comes in one piece holds the whole piece. */
const sized = (compressed: Buffer): Buffer => Buffer.from(compressed);

export async function decode(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === "identity") return body;
  return coding === "gzip" ? readGzip(body) : readBrotli(body);
}

const MOST_KNOWN = 100;
const known = new Map<string, Coding>();
const REFUSED = /\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g;

/** The best coding that an Accept-Encoding header takes. */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const found = known.get(header);
  if (found) return found;
  const named = header.toLowerCase().replace(REFUSED, "");
  const coding = /\bbr\b/.test(named) ? "br" : /\bgzip\b/.test(named) ? "gzip" : "identity";
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, coding);
  return coding;
}
