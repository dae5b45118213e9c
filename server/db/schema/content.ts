import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ArticleStatus } from "#domain/articles/article.ts";
import type { ClubEventStatus } from "#domain/club-events/club-event.ts";
import type { PlaceDecision } from "#domain/club-events/place-decision-email.ts";
import type { Language } from "#domain/languages.ts";
import type { LegalPage, LegalSection } from "#domain/legal/legal-texts.ts";
import { CENTRE_PERCENT, PICTURE_VIEWS, type PictureView } from "#domain/pictures/picture-details.ts";
import { MAX_EARLIER_WIDTH_PIXELS } from "#domain/pictures/uploaded-picture.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/** The magazine's articles (product.md#magazine). */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    category: text("category").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** HTML with only a few allowed tags, for paragraphs, headings and lists. */
    body: text("body").notNull().default(""),
    image: text("image").notNull(),
    publishedOn: date("published_on", { mode: "string" }).notNull(),
    readMinutes: integer("read_minutes").notNull(),
    /** `draft` or `published`; a published article is visible from its date on. */
    status: text("status").$type<ArticleStatus>().notNull().default("published"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check("articles_status", sql`${table.status} in ('draft', 'published')`)],
);

/** Pictures uploaded by staff; the picture store holds their variants under the id. */
export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    /**
     * SHA-256 of the uploaded file, so that each file is stored only once. If it is uploaded both as a public and as a restricted picture, it is
     * stored twice.
     */
    sha256: text("sha256").notNull().unique(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Width in pixels of the largest stored file, unless the picture is narrower. */
    largestWidth: integer("largest_width").notNull().default(MAX_EARLIER_WIDTH_PIXELS),
    /** The point that every crop keeps in view, in percent of the width from the left and of the height from the top. */
    focalX: smallint("focal_x").notNull().default(CENTRE_PERCENT),
    focalY: smallint("focal_y").notNull().default(CENTRE_PERCENT),
    /** What the photograph shows of its subject; null if staff have not said so. */
    view: text("view").$type<PictureView>(),
    /** Key of the finish (domain/units/finish.ts) that the photograph shows; null if it shows none or any. */
    finish: text("finish"),
    /** Mean brightness from 0 (black) to 255; null for a picture of an earlier version. */
    brightness: smallint("brightness"),
    /** Brightness, from 0 to 255, of its brightest part without single sparks; null for a picture of an earlier version. */
    brightest: smallint("brightest"),
    /** Variance of the Laplacian of the grey picture: the sharper, the higher. Null for a picture of an earlier version. */
    sharpness: integer("sharpness"),
    /** Whether only staff may see the picture. A restricted picture is deleted when no row refers to it any more. */
    restricted: boolean("restricted").notNull().default(false),
    uploadedBy: text("uploaded_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("pictures_focal_point", sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`),
    check("pictures_view", sql.raw(`"pictures"."view" in (${PICTURE_VIEWS.map((view) => `'${view}'`).join(", ")})`)),
  ],
);

/** The club's events (product.md#club). */
export const clubEvents = pgTable(
  "club_events",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    place: text("place").notNull(),
    heldOn: date("held_on", { mode: "string" }).notNull(),
    places: integer("places").notNull(),
    /** Sum of the places of accepted requests. A trigger on `club_places` maintains it, so the constraint holds for every writer. */
    placesGiven: integer("places_given").notNull().default(0),
    /** `planned`, `open` or `cancelled`. Whether an event is full or past is computed and not stored. */
    status: text("status").$type<ClubEventStatus>().notNull().default("open"),
    image: text("image"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("club_events_status", sql`${table.status} in ('planned', 'open', 'cancelled')`),
    check("club_events_capacity", sql`${table.placesGiven} <= ${table.places}`),
  ],
);

/** The staff's decision about a request for places at an event. */
export const clubPlaces = pgTable(
  "club_places",
  {
    enquiryId: uuid("enquiry_id")
      .primaryKey()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => clubEvents.id),
    /** 2 when the requester brings a guest. */
    places: integer("places").notNull(),
    /** `accepted` or `declined`. */
    decision: text("decision").$type<PlaceDecision>().notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("club_places_event").on(table.eventId),
    check("club_places_decision", sql`${table.decision} in ('accepted', 'declined')`),
    check("club_places_places", sql`${table.places} between 1 and 2`),
  ],
);

/** Testimonials of the club's page (product.md#club). */
export const testimonials = pgTable("testimonials", {
  id: id(),
  /** The page shows each text once. */
  text: text("text").notNull().unique(),
  name: text("name").notNull(),
  place: text("place").notNull().default(""),
  isInvented: boolean("is_invented").notNull().default(false),
  position: integer("position").notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

/** Mail texts with which an admin replaced the built-in ones, by kind of mail (product.md#mail-texts). */
export const mailTexts = pgTable("mail_texts", {
  id: text("id").primaryKey(),
  subject: text("subject").notNull(),
  heading: text("heading").notNull(),
  body: text("body").notNull(),
  /** Whether this text is used. False after an admin has returned to the built-in text; the row stays, because it has the version number. */
  active: boolean("active").notNull().default(true),
  updatedAt: updatedAt(),
  version: version(),
});

/** The company's own texts of each legal page (product.md#legal-texts). */
export const legalTexts = pgTable("legal_texts", {
  /** `terms` or `privacy`. */
  id: text("id").$type<LegalPage>().primaryKey(),
  sectionsBefore: jsonb("sections_before").$type<LegalSection[]>().notNull().default([]),
  sectionsAfter: jsonb("sections_after").$type<LegalSection[]>().notNull().default([]),
  /** Own texts that replace generated paragraphs, by paragraph name. */
  paragraphs: jsonb("paragraphs").$type<Record<string, string>>().notNull().default({}),
  updatedAt: updatedAt(),
  version: version(),
});

/** Titles and texts with which staff replaced the generated ones of a page (product.md#seo-override-record). */
export const seoOverrides = pgTable(
  "seo_overrides",
  {
    id: id(),
    pageType: text("page_type").notNull(),
    slug: text("slug").notNull().default(""),
    /** The language of the page that it overrides. */
    language: text("language").$type<Language>().notNull().default("it"),
    indexable: boolean("indexable").notNull().default(true),
    customTitle: text("custom_title"),
    customDescription: text("custom_description"),
    customKeywords: text("custom_keywords"),
    canonicalUrl: text("canonical_url"),
    customH1: text("custom_h1"),
    customContent: text("custom_content"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("seo_overrides_page").on(table.pageType, table.slug, table.language),
    check("seo_overrides_language", sql`${table.language} in ('it', 'en', 'fr', 'de', 'es')`),
  ],
);

/** Former slugs of pages: their URLs redirect to the current one with 301. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    id: id(),
    entity: text("entity").notNull(),
    slug: text("slug").notNull(),
    entityId: uuid("entity_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("former_slugs_slug").on(table.entity, table.slug),
    check(
      "former_slugs_entity",
      sql`${table.entity} in ('articles', 'brands', 'cities', 'vehicles', 'jets', 'experiences')`,
    ),
  ],
);

/** Searches that found no car, counted per day, without data about the visitor. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: id(),
    searchedOn: date("searched_on", { mode: "string" }).notNull(),
    /** The search's query string in canonical order. */
    query: text("query").notNull(),
    times: integer("times").notNull().default(1),
  },
  (table) => [unique("empty_searches_day_query").on(table.searchedOn, table.query)],
);
