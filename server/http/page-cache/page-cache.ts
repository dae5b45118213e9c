import type { IncomingMessage, ServerResponse } from "node:http";
import { keptAddress } from "#domain/addresses/kept-address.ts";
import { Reading, type ReadingSource, readInto } from "#server/freshness/reading.ts";
import { TaggedCache } from "#server/freshness/tagged-cache.ts";
import { EVERYTHING } from "#server/freshness/tags.ts";
import { Touches } from "#server/freshness/touches.ts";
import { isUnchanged } from "#server/http/reading/conditional.ts";
import { bringsSignInCookie } from "#server/services/access/brings-sign-in-cookie.ts";
import { acceptedCoding, type Coding } from "./codings.ts";
import { type CachedAnswer, KeptPage } from "./kept-page.ts";

/** Pages show dates relative to today, so a page is made anew when it is asked for after this. */
const FRESH_MS = 60_000;
/** For so long after that the old page is given while the new one is made. */
const STALE_MS = 60_000;
/** For so long a page is kept at all: it is given while the database is away. */
const KEPT_MS = 600_000;
/** Several times the pages of the site in all its languages. */
const MOST_PAGES = 25_000;
const MOST_BYTES = 48 * 1024 * 1024;
/** Anybody can make up searches without end: they have room of their own, so that they push out no page of the catalogue. */
const MOST_SEARCHES = 2_500;
const MOST_SEARCH_BYTES = 16 * 1024 * 1024;
/** Pages that wait to be compressed better; others are when they are asked for again. */
const MOST_WAITING = 64;

/** What a render came to, where it may be kept. */
export interface MadePage {
  content: string | Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Renders a page into one that may be kept, or answers the one who asked. */
export type MakePage = () => Promise<MadePage | Response>;

interface Flight {
  reading: Reading;
  landed: Promise<KeptPage | Response>;
}

export interface PageCacheOptions {
  touches?: Touches;
  /** When the day ends on which something is rendered: a page speaks of its day. */
  endOfDay?: (now: Date) => Date;
  /** Where what a page is made of is read, chosen for each page. */
  chooseSource?: () => Promise<ReadingSource | null>;
}

/**
 * Ready bytes of public pages by what they are kept under (`keptAddress`). They are the same for every anonymous visitor (product.md#page-cache), so a page is
 * rendered once, however many ask, and then answered from memory. A write drops the pages that show what it touches.
 */
export class PageCache {
  readonly #pages = new TaggedCache<KeptPage>({ maxEntries: MOST_PAGES, maxSize: MOST_BYTES, lifetimeMs: KEPT_MS });
  /** Pages of an address with parameters. */
  readonly #searches = new TaggedCache<KeptPage>({
    maxEntries: MOST_SEARCHES,
    maxSize: MOST_SEARCH_BYTES,
    lifetimeMs: KEPT_MS,
  });
  readonly #flights = new Map<string, Flight>();
  readonly #waiting = new Map<string, KeptPage>();
  readonly #touches: Touches;
  readonly #endOfDay: ((now: Date) => Date) | undefined;
  readonly #chooseSource: PageCacheOptions["chooseSource"];
  #renew: (key: string) => void = () => {};
  #compressing = false;
  #generation = 0;

  constructor({ touches = new Touches(), endOfDay, chooseSource }: PageCacheOptions = {}) {
    this.#touches = touches;
    this.#endOfDay = endOfDay;
    this.#chooseSource = chooseSource;
    touches.listen({
      touched: (tags) => {
        this.#generation++;
        for (const pages of this.#rooms) pages.touch(tags);
      },
      doubted: () => {
        for (const pages of this.#rooms) for (const page of pages.values()) page.freshUntil = Number.NEGATIVE_INFINITY;
      },
    });
  }

  /** Grows with every write that touches what pages can show. */
  get generation(): number {
    return this.#generation;
  }

  get count(): number {
    return this.#pages.count + this.#searches.count;
  }

  get #rooms(): readonly TaggedCache<KeptPage>[] {
    return [this.#pages, this.#searches];
  }

  #roomOf(key: string): TaggedCache<KeptPage> {
    return key.includes("?") ? this.#searches : this.#pages;
  }

  /** For what changes every page and is no row of the database. */
  clear(): void {
    this.#touches.announce([EVERYTHING]);
  }

  /** Says how a page is made anew behind a visitor's back. */
  renewBy(renew: (key: string) => void): void {
    this.#renew = renew;
  }

  /** The hot path, in front of everything else: answers from memory, with further headers (name and value in turn), or returns false. */
  serve({ method, url, headers }: IncomingMessage, response: ServerResponse, further: readonly string[] = []): boolean {
    if ((method !== "GET" && method !== "HEAD") || !url || !isAnonymous(headers.cookie)) return false;
    const found = this.#find(url);
    if (!found) return false;
    const [key, page] = found;
    const now = Date.now();
    if (now >= page.freshUntil) {
      // A page in doubt is not given before its like is made.
      if (now >= page.staleUntil || page.freshUntil < 0) return false;
      if (!this.#flights.has(key)) this.#renew(key);
    }
    const answer = page.answer(acceptedCoding(headers["accept-encoding"]?.toString()));
    if (!answer) return false;
    if (page.given++ === 0) this.#improveLater(key, page);
    const known = { ifNoneMatch: headers["if-none-match"], ifModifiedSince: headers["if-modified-since"] };
    if (isUnchanged(known, page)) response.writeHead(304, [...page.unchanged, ...further]).end();
    else response.writeHead(200, [...answer.headers, ...further]).end(method === "HEAD" ? undefined : answer.body);
    return true;
  }

  #find(url: string): [string, KeptPage] | null {
    const page = this.find(url);
    if (page) return [url, page];
    const key = keptAddress(url);
    const kept = key === null ? undefined : this.find(key);
    return key === null || !kept ? null : [key, kept];
  }

  isFresh(key: string): boolean {
    return Date.now() < (this.find(key)?.freshUntil ?? 0);
  }

  /** A kept page of any age, for when no other can be made. */
  find(key: string): KeptPage | undefined {
    return this.#roomOf(key).get(key);
  }

  /**
   * The page of a key: kept, or being made for somebody else, or made now. What may not be kept is the answer of the one who made it: those who
   * waited with it each make their own.
   */
  async page(key: string, coding: Coding, make: MakePage): Promise<KeptPage | Response> {
    const kept = this.find(key);
    if (kept && this.isFresh(key)) return kept;
    const flight = this.#flights.get(key);
    // One that began before a write would show what was before it.
    if (!flight || flight.reading.stale) return this.#fly(key, coding, make);
    const landed = await flight.landed.catch(() => null);
    if (landed instanceof KeptPage) return landed;
    const made = await readInto(new Reading(), make);
    return made instanceof Response ? made : this.#keptPage(made, coding);
  }

  /** Holds a page in one more coding, for whoever reads no other. */
  async answerIn(key: string, page: KeptPage, coding: Coding): Promise<CachedAnswer> {
    const held = page.answer(coding);
    if (held) return held;
    const added = await page.add(coding, "fast");
    this.#roomOf(key).resize(key, page, sizeOf(key, page));
    return added;
  }

  /** Resolves once nothing waits to be compressed better. */
  async improved(): Promise<void> {
    while (this.#compressing) await new Promise((resolve) => setImmediate(resolve));
  }

  #fly(key: string, coding: Coding, make: MakePage): Promise<KeptPage | Response> {
    const reading = new Reading({ remembers: true });
    const landed = this.#touches.during(reading, async () => {
      if (this.#chooseSource) await reading.readFrom(this.#chooseSource);
      const made = await readInto(reading, make);
      if (made instanceof Response) return made;
      const page = await this.#keptPage(made, coding);
      if (!reading.stale) this.#roomOf(key).set(key, page, [...reading.tags], sizeOf(key, page));
      return page;
    });
    const flight = { reading, landed };
    this.#flights.set(key, flight);
    const forget = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    landed.then(forget, forget);
    return landed;
  }

  #keptPage({ content, headers }: MadePage, coding: Coding): Promise<KeptPage> {
    const now = Date.now();
    const endOfDay = this.#endOfDay?.(new Date(now)).getTime() ?? Number.POSITIVE_INFINITY;
    return KeptPage.of(content, coding, {
      headers,
      freshUntil: Math.min(now + FRESH_MS, endOfDay),
      staleUntil: Math.min(now + FRESH_MS + STALE_MS, endOfDay),
    });
  }

  #improveLater(key: string, page: KeptPage): void {
    if (this.#waiting.size >= MOST_WAITING) {
      page.given = 0;
      return;
    }
    this.#waiting.set(key, page);
    if (!this.#compressing) void this.#improve();
  }

  /** One after the other, so that compressing takes no more than one thread from those who wait for a page. */
  async #improve(): Promise<void> {
    this.#compressing = true;
    try {
      for (const [key, page] of this.#waiting) {
        this.#waiting.delete(key);
        for (const coding of page.codings) if (coding !== "identity") await page.add(coding, "small");
        this.#roomOf(key).resize(key, page, sizeOf(key, page));
      }
    } finally {
      this.#compressing = false;
    }
  }
}

const sizeOf = (key: string, page: KeptPage): number => page.size + 2 * key.length;

/** Whether an answer's Cache-Control leaves it to us: what is one person's own says so itself, whatever its address. */
export function allowsKeeping(cacheControl: string | null | undefined): boolean {
  return !/no-store|private/i.test(cacheControl ?? "");
}

/** Signed-in staff never get, nor fill, the cache. */
export function isAnonymous(cookie: string | null | undefined): boolean {
  return !bringsSignInCookie(cookie, "session");
}
