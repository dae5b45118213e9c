import { hash } from "node:crypto";
import { type CompressionEffort, type ContentEncoding, compressBody, decompressBody } from "./content-encodings.ts";

/** What is kept of a page besides its bytes. */
interface CachedPageMetadata {
  headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 until which it is given without a thought, and until which it may be given while a new one is made. */
  freshUntil: number;
  staleUntil: number;
}

/** A page in one coding, as it goes out again and again. */
export interface CachedResponse {
  /** Name and value in turn, the form in which Node's `writeHead` takes them fastest. */
  readonly headers: readonly string[];
  /** Never written to: a slow reader may still be receiving it after the page is rendered again. */
  readonly body: Buffer;
}

/** A rendered page, held only in the codings that somebody has asked for. */
export class CachedPage {
  readonly etag: string;
  readonly #metadata: CachedPageMetadata;
  readonly #responses: Partial<Record<ContentEncoding, CachedResponse>> = {};
  readonly notModifiedHeaders: string[];
  freshUntil: number;
  readonly staleUntil: number;
  /** How often it was given from memory. */
  hitCount = 0;

  private constructor(encoding: ContentEncoding, encoded: Buffer, metadata: CachedPageMetadata) {
    this.#metadata = metadata;
    this.freshUntil = metadata.freshUntil;
    this.staleUntil = metadata.staleUntil;
    // Compressed it is a fifth to read. So pages that were first asked for in different codings have tags of their own, and are sent once more than needed.
    this.etag = `W/"${hash("sha256", encoded, "base64url").slice(0, 27)}"`;
    this.notModifiedHeaders = Object.entries(this.#buildHeaders({})).flat();
    this.#storeResponse(encoding, encoded);
  }

  static async create(
    content: string | Buffer,
    encoding: ContentEncoding,
    metadata: CachedPageMetadata,
  ): Promise<CachedPage> {
    return new CachedPage(encoding, await compressBody(content, encoding, "fast"), metadata);
  }

  get lastModified(): string | undefined {
    return this.#metadata.headers["last-modified"];
  }

  findResponse(encoding: ContentEncoding): CachedResponse | undefined {
    return this.#responses[encoding];
  }

  /** Holds it in one more coding, or in a smaller form of one that it is held in. */
  async addEncoding(encoding: ContentEncoding, effort: CompressionEffort): Promise<CachedResponse> {
    const [[sourceEncoding, source] = []] = Object.entries(this.#responses) as [ContentEncoding, CachedResponse][];
    if (!sourceEncoding || !source) throw new Error("A kept page has at least one answer.");
    return this.#storeResponse(
      encoding,
      await compressBody(await decompressBody(source.body, sourceEncoding), encoding, effort),
    );
  }

  get encodings(): ContentEncoding[] {
    return Object.keys(this.#responses) as ContentEncoding[];
  }

  /** Bytes of memory, about. */
  get sizeBytes(): number {
    const overhead = JSON.stringify(this.#metadata.headers).length;
    return Object.values(this.#responses).reduce((sum, { body }) => sum + body.length + 2 * overhead, 2 * overhead);
  }

  #storeResponse(encoding: ContentEncoding, body: Buffer): CachedResponse {
    const headers = this.#buildHeaders({
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    const response = { headers: Object.entries(headers).flat(), body };
    this.#responses[encoding] = response;
    return response;
  }

  #buildHeaders(extraHeaders: Readonly<Record<string, string>>): Record<string, string> {
    return {
      "content-type": "text/html; charset=utf-8",
      ...this.#metadata.headers,
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "accept-encoding",
      etag: this.etag,
      "server-timing": "cache;desc=hit",
      ...extraHeaders,
    };
  }
}
