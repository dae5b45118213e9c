import { type ReadPage, readPage } from "./read-page.ts";

/** A page listed in the sitemap. */
export interface ListedPage {
  /** Name of its sitemap: "citta". */
  section: string;
  path: string;
  changed: string | null;
  images: string[];
  alternates: { language: string; address: string }[];
}

/** Everything in the sitemap, fetched and parsed. */
export interface Site {
  origin: string;
  sitemaps: string[];
  listed: ListedPage[];
  /** By path, including the query. */
  pages: Map<string, ReadPage>;
}

const CONCURRENCY = 8;

/** Pages are requested uncompressed. */
export const NO_REDIRECTS: RequestInit = { redirect: "manual", headers: { "accept-encoding": "identity" } };

/** Fetches the sitemap index, its sitemaps and all their pages, eight at a time, without following redirects. */
export async function readSite(origin: string): Promise<Site> {
  const sitemaps = locationsOf(await xmlOf(`${origin}/sitemap.xml`));
  const listed = (
    await mapConcurrently(sitemaps, async (address) => listedIn(await xmlOf(address), address, origin))
  ).flat();
  const pages = await mapConcurrently(listed, async ({ path }) => {
    const response = await fetch(origin + path, NO_REDIRECTS);
    return readPage(await response.text(), path, response.status);
  });
  return { origin, sitemaps, listed, pages: new Map(pages.map((page) => [page.path, page])) };
}

/** Processes `items`, eight at a time; returns the results in order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

async function xmlOf(address: string): Promise<string> {
  const response = await fetch(address, NO_REDIRECTS);
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => decoded(location));
}

function listedIn(xml: string, sitemap: string, origin: string): ListedPage[] {
  const section = /([a-z]+)(-\d+)?\.xml$/.exec(sitemap)?.[1] ?? "";
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => {
    const [address = ""] = locationsOf(entry);
    if (!address.startsWith(origin)) throw new Error(`The sitemap lists ${address}, which is not of ${origin}`);
    return {
      section,
      path: address.slice(origin.length),
      changed: /<lastmod>([^<]*)</.exec(entry)?.[1] ?? null,
      images: [...entry.matchAll(/<image:loc>([^<]*)</g)].map(([, image = ""]) => decoded(image)),
      alternates: [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = "", href = ""]) => ({
        language,
        address: decoded(href),
      })),
    };
  });
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:quot|apos|lt|gt|amp);/g, (entity) => {
    const plain = { "&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" }[entity];
    return plain ?? entity;
  });
}
