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

export type ContentEncoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/** "fast" for somebody who waits, "small" for what is asked again. */
export type CompressionEffort = "fast" | "small";
const COMPRESSION_LEVELS: Record<CompressionEffort, { br: number; gzip: number }> = {
  fast: { br: 1, gzip: 1 },
  small: { br: 9, gzip: 9 },
};

/** What is longer, in characters or bytes, is left to another thread, whoever waits: nobody else is answered meanwhile. */
const MAX_SYNC_LENGTH = 512 * 1024;
/** Room for the bytes of any text that is compressed at once, three for a character at most: bytes made anew for each page were most of a search's garbage. */
const utf8Buffer = Buffer.allocUnsafeSlow(3 * MAX_SYNC_LENGTH);
const textEncoder = new TextEncoder();
/** More than any page takes compressed, so that it comes out in one piece. */
const CHUNK_BYTES = 64 * 1024;

/** A page that somebody waits for is compressed at once: the way to another thread and back takes as much of the processors again. */
export async function compressBody(
  content: string | Buffer,
  encoding: ContentEncoding,
  effort: CompressionEffort,
): Promise<Buffer> {
  const isSync = encoding !== "identity" && effort === "fast" && content.length <= MAX_SYNC_LENGTH;
  const bytes = typeof content !== "string" ? content : isSync ? encodeUtf8(content) : Buffer.from(content);
  if (encoding === "identity") return copyToOwnBuffer(bytes);
  if (encoding === "gzip") {
    const options = { level: COMPRESSION_LEVELS[effort].gzip, chunkSize: CHUNK_BYTES };
    return copyToOwnBuffer(isSync ? gzipSync(bytes, options) : await compressGzip(bytes, options));
  }
  const options: BrotliOptions = {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
  return copyToOwnBuffer(isSync ? brotliCompressSync(bytes, options) : await compressBrotli(bytes, options));
}

/** A text in UTF-8, until the next one is. */
const encodeUtf8 = (text: string): Buffer => utf8Buffer.subarray(0, textEncoder.encodeInto(text, utf8Buffer).written);

/**
 * In memory of its own, and of its own size: what comes in one piece holds the whole piece, and what `Buffer.from` copies lies in a room of 64 KB that it
 * shares with whatever is at hand, all of which then lives as long as a kept page.
 */
function copyToOwnBuffer(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}

/** A body as it was before its coding. Rejects for one that is not of that coding. */
export async function decompressBody(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "gzip" ? decompressGzip(body) : decompressBrotli(body);
}

const MAX_CACHED_HEADERS = 100;
const encodingByHeader = new Map<string, ContentEncoding>();

/** Returns the coding that an Accept-Encoding header prefers. */
export function negotiateEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return "identity";
  const cachedEncoding = encodingByHeader.get(header);
  if (cachedEncoding) return cachedEncoding;
  const encoding = parsePreferredEncoding(header);
  if (encodingByHeader.size >= MAX_CACHED_HEADERS) encodingByHeader.clear();
  encodingByHeader.set(header, encoding);
  return encoding;
}

/** Our codings, the smallest answer first, which decides between equal weights. */
const ENCODINGS_BY_SIZE: readonly ContentEncoding[] = ["br", "gzip", "identity"];

/**
 * By weight (RFC 9110, 12.5.3). What isn't listed has the weight of "*"; without that it is refused, but for identity, which is then the last choice. A header
 * that refuses all three is disregarded.
 */
function parsePreferredEncoding(header: string): ContentEncoding {
  const weights = new Map(
    parseAccept(header).map(({ type, q }) => [type.toLowerCase().replace(/^x-(?=gzip$)/, ""), q]),
  );
  const weightOf = (encoding: ContentEncoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? IDENTITY_FALLBACK_WEIGHT : 0);
  const [best = "identity"] = ENCODINGS_BY_SIZE.toSorted((one, other) => weightOf(other) - weightOf(one));
  return weightOf(best) > 0 ? best : "identity";
}

/** Less than the smallest weight that a header can write, 0.001. */
const IDENTITY_FALLBACK_WEIGHT = 0.0001;
