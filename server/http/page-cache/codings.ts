import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

/** "fast" for somebody who waits, "small" for what is asked again. */
export type Effort = "fast" | "small";
const LEVELS: Record<Effort, { br: number; gzip: number }> = { fast: { br: 1, gzip: 1 }, small: { br: 9, gzip: 9 } };

export async function encode(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === "identity") return body;
  if (coding === "gzip") return compressGzip(body, { level: LEVELS[effort].gzip });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

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
