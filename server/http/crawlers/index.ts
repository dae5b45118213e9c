import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountMailPictures } from "./mail-pictures.ts";
import { mountSearchFiles } from "./search-files.ts";
import { mountSecurityContact } from "./security-contact.ts";
import { mountSharePictures } from "./share-pictures.ts";

/** What is made for programs and not for people: search engines, feed readers, mail programs, share pictures. `publicFolder` holds the site's own pictures. */
export function mountCrawlerFiles(app: Hono, context: AppContext, publicFolder: string): void {
  mountSearchFiles(app, context);
  mountSecurityContact(app, context);
  mountSharePictures(app, context, publicFolder);
  mountMailPictures(app, context, publicFolder);
}
