import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** The magazine (product.md#magazine). */
export const articles = pgTable("articles", {
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
});

/** The club's events (product.md#club). */
export const clubEvents = pgTable("club_events", {
  id: id(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  place: text("place").notNull(),
  heldOn: date("held_on", { mode: "string" }).notNull(),
  places: integer("places").notNull(),
});

/** Pictures that staff uploaded: their variants lie in the picture store under the id. */
export const pictures = pgTable("pictures", {
  id: id(),
  /** SHA-256 of the file as it was sent: the same picture is kept once. */
  sha256: text("sha256").notNull().unique(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  uploadedBy: text("uploaded_by").notNull(),
  createdAt: createdAt(),
});
