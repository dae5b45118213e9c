import { hash } from "node:crypto";
import { type Coding, decode, type Effort, encode } from "./codings.ts";

/** What is kept of a page besides its bytes. */
interface PageFacts {
  headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 until which it is given without a thought, and until which it may be given while a new one is made. */
  freshUntil: number;
  staleUntil: number;
}

/** A page in one coding, as it goes out again and again. */
export interface CachedAnswer {
  /** Name and value in turn, the form in which Node's `writeHead` takes them fastest. */
  readonly headers: readonly string[];
  /** Never written to: a slow reader may still be receiving it after the page is rendered again. */
  readonly body: Buffer;
}

/** A rendered page, held only in the codings that somebody has asked for. */
export class KeptPage {
  readonly etag: string;
  readonly #facts: PageFacts;
  readonly #answers: Partial<Record<Coding, CachedAnswer>> = {};
  readonly unchanged: string[];
  freshUntil: number;
  readonly staleUntil: number;
  /** How often it was given from memory. */
  given = 0;

  private constructor(coding: Coding, encoded: Buffer, facts: PageFacts) {
    this.#facts = facts;
    this.freshUntil = facts.freshUntil;
    this.staleUntil = facts.staleUntil;
    // Compressed it is a fifth to read. So pages that were first asked for in different codings have tags of their own, and are sent once more than needed.
    this.etag = `W/"${hash("sha256", encoded, "base64url").slice(0, 27)}"`;
    this.unchanged = Object.entries(this.#headers({})).flat();
    this.#hold(coding, encoded);
  }

  static async of(content: string | Buffer, coding: Coding, facts: PageFacts): Promise<KeptPage> {
    return new KeptPage(coding, await encode(content, coding, "fast"), facts);
  }

  get lastModified(): string | undefined {
    return this.#facts.headers["last-modified"];
  }

  answer(coding: Coding): CachedAnswer | undefined {
    return this.#answers[coding];
  }

  /** Holds it in one more coding, or in a smaller form of one that it is held in. */
  async add(coding: Coding, effort: Effort): Promise<CachedAnswer> {
    const [[held, from] = []] = Object.entries(this.#answers) as [Coding, CachedAnswer][];
    if (!held || !from) throw new Error("A kept page has at least one answer.");
    return this.#hold(coding, await encode(await decode(from.body, held), coding, effort));
  }

  get codings(): Coding[] {
    return Object.keys(this.#answers) as Coding[];
  }

  /** Bytes of memory, about. */
  get size(): number {
    const overhead = JSON.stringify(this.#facts.headers).length;
    return Object.values(this.#answers).reduce((sum, { body }) => sum + body.length + 2 * overhead, 2 * overhead);
  }

  #hold(coding: Coding, body: Buffer): CachedAnswer {
    const headers = this.#headers({
      "content-length": String(body.length),
      ...(coding !== "identity" && { "content-encoding": coding }),
    });
    const answer = { headers: Object.entries(headers).flat(), body };
    this.#answers[coding] = answer;
    return answer;
  }

  #headers(more: Readonly<Record<string, string>>): Record<string, string> {
    return {
      "content-type": "text/html; charset=utf-8",
      ...this.#facts.headers,
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "accept-encoding",
      etag: this.etag,
      "server-timing": "cache;desc=hit",
      ...more,
    };
  }
}
