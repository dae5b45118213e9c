import { hash } from "node:crypto";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { DAY_MS, SECOND_MS } from "#domain/durations.ts";
import { parseLanguage } from "#domain/languages.ts";
import { pictureOfMailPath } from "#domain/pictures/mail-picture.ts";
import { ROUTE_TABLE } from "#domain/routes/route-table.ts";
import { FEED_LANGUAGES, FEED_TYPE, feedPath } from "#domain/seo/crawlers/magazine-feed.ts";
import { renderRobotsTxt } from "#domain/seo/crawlers/robots-txt.ts";
import { renderSiteManifest } from "#domain/seo/crawlers/site-manifest.ts";
import { parseSitemapPath, SITEMAP_INDEX_PATH } from "#domain/seo/crawlers/sitemap.ts";
import { pageOfOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { respondCachedPage } from "#server/http/page-cache/cached-page-response.ts";
import { negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";
import { buildCommonHeaders } from "#server/http/security-headers.ts";
import { CROSS_ORIGIN_HEADERS } from "#server/http/static-files.ts";
import { readMagazineFeed, readSitemap, readSitemapIndex } from "#server/services/crawlers/sitemaps.ts";
import { PictureCache } from "#server/services/share-pictures/picture-cache.ts";
import { readMailPicture } from "#server/services/share-pictures/read-mail-picture.ts";
import { readSharePicture, type SharePictureRenderer } from "#server/services/share-pictures/read-share-picture.ts";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";

/**
 * Maximum number of documents whose hash and date of change are stored; a site has fewer. An evicted document gets a new Last-Modified, so crawlers
 * download it again although it is the same.
 */
const MAX_TRACKED_DOCUMENTS = 1000;
const documentVersions = new LRUCache<string, { hash: string; modifiedAt: number }>({ max: MAX_TRACKED_DOCUMENTS });

const MAX_QUEUED_PICTURES = 24;

/** About 400 MB: each picture has 100 to 240 KB, and a site of 220 pages in five languages has 1,100 pictures. */
const MAX_PICTURES_ON_DISK = 2400;

const CONTACT_VALID_DAYS = 180;

/** Mounts files for programs: search engines, feed readers, mail programs and share previews. `publicFolder` holds the site's own pictures. */
export function mountCrawlerFiles(app: Hono, context: AppContext, publicFolder: string): void {
  mountSearchEngineFiles(app, context);
  mountSecurityContact(app, context);
  mountSharePictures(app, context, publicFolder);
  mountMailPictures(app, context, publicFolder);
}

/** Mounts robots.txt, the web app manifest, the sitemaps and the magazine's feed. */
function mountSearchEngineFiles(app: Hono, context: AppContext): void {
  app.get(ROUTE_TABLE.robots.pattern, (c) =>
    c.text(renderRobotsTxt(context.env.siteUrl, context.site), 200, { "cache-control": "public, max-age=3600" }),
  );
  app.get(ROUTE_TABLE.siteManifest.pattern, async (c) => {
    const words = wordsOf(parseLanguage(c.req.query("language") ?? null));
    const site = await readSiteIn(context, words).catch(() => context.site);
    return c.body(renderSiteManifest(words, site), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });
  app.get(SITEMAP_INDEX_PATH, (c) =>
    respondCachedDocument(c, context, "application/xml", () => readSitemapIndex(context)),
  );
  app.get(ROUTE_TABLE.sitemap.pattern, (c) => {
    const requestedSitemap = parseSitemapPath(c.req.path);
    return respondCachedDocument(c, context, "application/xml", async () =>
      requestedSitemap ? readSitemap(context, requestedSitemap.section, requestedSitemap.part) : null,
    );
  });
  for (const language of FEED_LANGUAGES)
    app.get(feedPath(language), (c) =>
      respondCachedDocument(c, context, FEED_TYPE, () => readMagazineFeed(context, language)),
    );
}

/**
 * Responds with a document that is generated from the database, or with 404 if it does not exist. Caches the document in the page cache until a write
 * changes what it shows. Ignores the query string, so that made-up queries cannot fill the cache.
 */
async function respondCachedDocument(
  c: Context,
  context: AppContext,
  contentType: string,
  read: () => Promise<string | null>,
): Promise<Response> {
  const { pages } = context;
  const { pathname } = new URL(c.req.url);
  const encoding = negotiateEncoding(c.req.header("accept-encoding"));
  const page = await pages.getOrRender(pathname, encoding, async () => {
    const xml = await read();
    if (xml === null) return c.text("Not found", 404);
    const headers = {
      ...buildCommonHeaders(context.env.siteUrl),
      "content-type": `${contentType}; charset=utf-8`,
      "last-modified": new Date(trackLastModified(pathname, xml)).toUTCString(),
    };
    return { content: xml, headers };
  });
  return page instanceof Response
    ? page
    : respondCachedPage(pages, { key: pathname, page, encoding, timing: "cache;desc=kept" });
}

/**
 * Returns when this process first saw a document with this text, in milliseconds since 1970. The last change of a row would be wrong, because a
 * deleted page or a new day also changes the text. Two texts never have the same second.
 */
function trackLastModified(pathname: string, text: string): number {
  const previous = documentVersions.get(pathname);
  const current = { hash: hash("sha256", text), modifiedAt: Date.now() - SECOND_MS };
  if (previous?.hash === current.hash) return previous.modifiedAt;
  if (previous) current.modifiedAt = Math.max(current.modifiedAt, previous.modifiedAt + SECOND_MS);
  documentVersions.set(pathname, current);
  return current.modifiedAt;
}

/** Mounts /mail/{path of a picture}.jpg: pictures for our mails. Mail programs and their providers' proxies fetch and cache them. */
function mountMailPictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter = { publicFolder, queue: new SerialQueue(MAX_QUEUED_PICTURES) };
  app.get(ROUTE_TABLE.mailPicture.pattern, async (c) => {
    const path = pictureOfMailPath(c.req.path);
    const jpeg = path === undefined ? null : await readMailPicture(context, path, painter);
    if (!jpeg) return c.text("Not found", 404, { "cache-control": "no-cache" });
    const headers = {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=604800",
      ...CROSS_ORIGIN_HEADERS,
    };
    return c.body(jpeg, 200, headers);
  });
  app.all(ROUTE_TABLE.mailPicture.pattern, (c) => c.text("Not found", 404));
}

/** Mounts /og.png and /og/{path of a page}.png: the preview picture of a shared page. */
function mountSharePictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter: SharePictureRenderer = {
    publicFolder,
    pictureCache: new PictureCache(join(context.env.dataDir, "share-pictures"), MAX_PICTURES_ON_DISK),
    queue: new SerialQueue(MAX_QUEUED_PICTURES),
  };
  const answer = async (c: Context) => {
    const page = pageOfOgPicture(c.req.path);
    const picture = page === undefined ? null : await readSharePicture(context, page, painter);
    if (!picture) return c.text("Not found", 404);
    // The version in the URL is a hash of everything that the picture shows, so the picture of a versioned URL never changes.
    const lifetime = c.req.query("v") ? "max-age=31536000, immutable" : "max-age=3600";
    const headers = {
      etag: `"${picture.key}"`,
      "cache-control": `public, ${lifetime}`,
      ...CROSS_ORIGIN_HEADERS,
      "content-type": "image/png",
    };
    return new Response(new Uint8Array(picture.png), { headers });
  };
  app.get(ROUTE_TABLE.homeSharePicture.pattern, answer);
  app.get(ROUTE_TABLE.sharePicture.pattern, answer);
}

/** Mounts security.txt (RFC 9116): where to report vulnerabilities, with the company's current contact. */
function mountSecurityContact(app: Hono, { env, site, clock }: AppContext): void {
  const { pattern } = ROUTE_TABLE.securityContact;
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
