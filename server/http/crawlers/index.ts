import { hash } from "node:crypto";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { DAY_MS, SECOND_MS } from "#domain/durations.ts";
import { pictureOfMailAddress } from "#domain/mail-picture.ts";
import { FEED_PATH, FEED_TYPE } from "#domain/seo/crawlers/feed.ts";
import { robotsText } from "#domain/seo/crawlers/robots.ts";
import { SITEMAP_INDEX_PATH, sitemapOfPath } from "#domain/seo/crawlers/sitemap.ts";
import { pageOfOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import type { AppContext } from "#server/context.ts";
import { acceptedCoding } from "#server/http/page-cache/codings.ts";
import { keptResponse } from "#server/http/page-cache/kept-response.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import { SHOWN_ELSEWHERE } from "#server/http/static-files.ts";
import { readMagazineFeed, readSitemap, readSitemapIndex } from "#server/services/crawlers/search-files.ts";
import { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";
import { PictureCache } from "#server/services/share-pictures/picture-cache.ts";
import { readMailPicture } from "#server/services/share-pictures/read-mail-picture.ts";
import { readSharePicture, type SharePicturePainter } from "#server/services/share-pictures/read-share-picture.ts";

/** More documents than a site has: of one that is forgotten the next reader is sent the whole once more. */
const MOST_DOCUMENTS = 1000;
const seenDocuments = new LRUCache<string, { hash: string; modifiedAt: number }>({ max: MOST_DOCUMENTS });

const MOST_WAITING = 24;

/** About 200 MB at 100 to 240 KB each. */
const MOST_ON_DISK = 1200;

const CONTACT_VALID_DAYS = 180;

/** What is made for programs and not for people: search engines, feed readers, mail programs, share pictures. `publicFolder` holds the site's own pictures. */
export function mountCrawlerFiles(app: Hono, context: AppContext, publicFolder: string): void {
  mountSearchFiles(app, context);
  mountSecurityContact(app, context);
  mountSharePictures(app, context, publicFolder);
  mountMailPictures(app, context, publicFolder);
}

/** robots.txt, the sitemaps and the magazine's feed. */
function mountSearchFiles(app: Hono, context: AppContext): void {
  const robots = robotsText(context.env.siteUrl);
  app.get(ADDRESSES.robots.pattern, (c) => c.text(robots, 200, { "cache-control": "public, max-age=3600" }));
  app.get(SITEMAP_INDEX_PATH, (c) => answerCachedFile(c, context, "application/xml", () => readSitemapIndex(context)));
  app.get(ADDRESSES.sitemap.pattern, (c) => {
    const asked = sitemapOfPath(c.req.path);
    return answerCachedFile(c, context, "application/xml", async () =>
      asked ? readSitemap(context, asked.section, asked.part) : null,
    );
  });
  app.get(FEED_PATH, (c) => answerCachedFile(c, context, FEED_TYPE, () => readMagazineFeed(context)));
}

/**
 * Answers with a document made from the database and keeps it like a page: ready bytes until a write touches what it names. It reads no query, so made-up
 * ones fill nothing. A document that is not there is a 404.
 */
async function answerCachedFile(
  c: Context,
  context: AppContext,
  contentType: string,
  read: () => Promise<string | null>,
): Promise<Response> {
  const { pages } = context;
  const { pathname } = new URL(c.req.url);
  const coding = acceptedCoding(c.req.header("accept-encoding"));
  const page = await pages.page(pathname, coding, async () => {
    const xml = await read();
    if (xml === null) return c.text("Not found", 404);
    const headers = {
      ...commonHeaders(context.env.siteUrl),
      "content-type": `${contentType}; charset=utf-8`,
      "last-modified": new Date(modifiedAt(pathname, xml)).toUTCString(),
    };
    return { content: xml, headers };
  });
  return page instanceof Response
    ? page
    : keptResponse(pages, { key: pathname, page, coding, timing: "cache;desc=kept" });
}

/**
 * Returns since when a document has had this text, as far as this process has seen, in milliseconds since 1970. No row's date would do: a page that is gone, or
 * a day that begins, changes the text as well. Two texts never have the same second.
 */
function modifiedAt(pathname: string, text: string): number {
  const before = seenDocuments.get(pathname);
  const now = { hash: hash("sha256", text), modifiedAt: Date.now() - SECOND_MS };
  if (before?.hash === now.hash) return before.modifiedAt;
  if (before) now.modifiedAt = Math.max(now.modifiedAt, before.modifiedAt + SECOND_MS);
  seenDocuments.set(pathname, now);
  return now.modifiedAt;
}

/** /mail/{path of a picture}.jpg: the pictures of our mails, asked for by mail programs and their providers' proxies, which keep them. */
function mountMailPictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter = { publicFolder, queue: new OneAtATime(MOST_WAITING) };
  app.get(ADDRESSES.mailPicture.pattern, async (c) => {
    const path = pictureOfMailAddress(c.req.path);
    const jpeg = path === undefined ? null : await readMailPicture(context, path, painter);
    if (!jpeg) return c.text("Not found", 404, { "cache-control": "no-cache" });
    const headers = { "content-type": "image/jpeg", "cache-control": "public, max-age=604800", ...SHOWN_ELSEWHERE };
    return c.body(jpeg, 200, headers);
  });
  app.all(ADDRESSES.mailPicture.pattern, (c) => c.text("Not found", 404));
}

/** /og.png and /og/{path of a page}.png: the picture a page is shared with. */
function mountSharePictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter: SharePicturePainter = {
    publicFolder,
    pictureCache: new PictureCache(join(context.env.dataDir, "share-pictures"), MOST_ON_DISK),
    queue: new OneAtATime(MOST_WAITING),
  };
  const answer = async (c: Context) => {
    const page = pageOfOgPicture(c.req.path);
    const picture =
      page === undefined ? null : await readSharePicture(context, { page, language: c.req.query("lang") }, painter);
    if (!picture) return c.text("Not found", 404);
    // With a version in the address the picture never changes under it: whatever it shows is in the version.
    const lifetime = c.req.query("v") ? "max-age=31536000, immutable" : "max-age=3600";
    const headers = {
      etag: `"${picture.key}"`,
      "cache-control": `public, ${lifetime}`,
      ...SHOWN_ELSEWHERE,
      "content-type": "image/png",
    };
    return new Response(new Uint8Array(picture.png), { headers });
  };
  app.get(ADDRESSES.homeSharePicture.pattern, answer);
  app.get(ADDRESSES.sharePicture.pattern, answer);
}

/** Whom to tell of a weakness of the site (RFC 9116): the company's own address, as it is set now. */
function mountSecurityContact(app: Hono, { env, site, clock }: AppContext): void {
  const { pattern } = ADDRESSES.securityContact;
  app.get(pattern, (c) => {
    const expires = new Date(clock().getTime() + CONTACT_VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires}`,
      "Preferred-Languages: it, en",
      `Canonical: ${env.siteUrl}${pattern}`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=3600" });
  });
}
