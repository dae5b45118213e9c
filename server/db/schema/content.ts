import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ArticleStatus } from "#domain/catalogue/article.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** The magazine (product.md#magazine). */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    category: text("category").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** Paragraphs and headings in our own small set of HTML tags. */
    body: text("body").notNull().default(""),
    image: text("image").notNull(),
    publishedOn: date("published_on", { mode: "string" }).notNull(),
    readMinutes: integer("read_minutes").notNull(),
    /** `draft` or `published`; a published one is read from its day on. */
    status: text("status").$type<ArticleStatus>().notNull().default("published"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check("articles_status", sql`${table.status} in ('draft', 'published')`)],
);

/** Pictures that staff uploaded: their variants lie in the picture store under the id. */
export const pictures = pgTable("pictures", {
  id: id(),
  /** SHA-256 of the file as it was sent: the same picture is kept once, and once more where it is restricted. */
  sha256: text("sha256").notNull().unique(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** For staff alone, and gone when nothing names it any more. */
  restricted: boolean("restricted").notNull().default(false),
  uploadedBy: text("uploaded_by").notNull(),
  createdAt: createdAt(),
});
