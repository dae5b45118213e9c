import { hash } from "node:crypto";
import { type CompressionEffort, type ContentEncoding, compressBody, decompressBody } from "./content-encodings.ts";

/** Metadata of a cached page. */
interface CachedPageMetadata {
  headers: Readonly<Record<string, string>>;
  /**
   * Milliseconds since 1970. Until `freshUntil` the page is fresh. Until `staleUntil` the stale page may be served while a new one is being rendered.
   */
  freshUntil: number;
  staleUntil: number;
}

/** A page in one content encoding, ready to be sent. */
export interface CachedResponse {
  /** Alternating names and values, the form that Node's `writeHead` handles fastest. */
  readonly headers: readonly string[];
  /** Never changes: a slow client may still be downloading it when the page is rendered again. */
  readonly body: Buffer;
}

/** A rendered page, stored only in the encodings that were requested. */
export class CachedPage {
  readonly etag: string;
  readonly #metadata: CachedPageMetadata;
  readonly #responses: Partial<Record<ContentEncoding, CachedResponse>> = {};
  readonly notModifiedHeaders: string[];
  freshUntil: number;
  readonly staleUntil: number;
  /** How often this page was served from the cache. */
  hitCount = 0;

  private constructor(encoding: ContentEncoding, encoded: Buffer, metadata: CachedPageMetadata) {
    this.#metadata = metadata;
    this.freshUntil = metadata.freshUntil;
    this.staleUntil = metadata.staleUntil;
    // Hash the compressed body, because it has a fifth of the size. The ETag therefore depends on the encoding of the first request; if it differs
    // after a new render, clients download an unchanged page once more.
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

  /** Compresses the page with an encoding and stores the result. Replaces a stored result of the same encoding if the new one is smaller. */
  async addEncoding(encoding: ContentEncoding, effort: CompressionEffort): Promise<CachedResponse> {
    const [[sourceEncoding, source] = []] = Object.entries(this.#responses) as [ContentEncoding, CachedResponse][];
    if (!sourceEncoding || !source) throw new Error("A cached page has at least one encoding.");
    return this.#storeResponse(
      encoding,
      await compressBody(await decompressBody(source.body, sourceEncoding), encoding, effort),
    );
  }

  get encodings(): ContentEncoding[] {
    return Object.keys(this.#responses) as ContentEncoding[];
  }

  /** Approximate memory use in bytes. */
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
