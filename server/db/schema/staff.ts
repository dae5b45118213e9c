import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Role } from "#domain/access/roles.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import { user } from "#server/db/auth-schema.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";

/** The roles of users, one row for each role of a user (product.md#user-and-role). */
export const userRoles = pgTable(
  "user_roles",
  {
    id: id(),
    userId: text("user_id").notNull(),
    role: text("role").$type<Role>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("user_roles_pair").on(table.userId, table.role)],
);

/** An invitation to the panel: e-mail address and role (product.md#invitations). */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull(),
    /** SHA-256 of the link's token; the token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    /** How often it was sent: each mail has a new token, and earlier ones no longer work. */
    round: integer("round").notNull().default(1),
    /** The admin's user id. */
    invitedBy: text("invited_by").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // If two admins invite the same person at the same moment, only one invitation is created.
    uniqueIndex("staff_invitations_pending").on(table.email).where(sql`accepted_at is null and revoked_at is null`),
    check("staff_invitations_end", sql`accepted_at is null or revoked_at is null`),
  ],
);

/** The audit log: who wrote which row, with its values before and after, for every write by staff (product.md#audit-log). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** A staff user's id, or "system". */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_created").on(table.createdAt),
    index("audit_log_entity").on(table.entity, table.entityId, table.createdAt),
  ],
);

/** A list of the panel that a staff member saved under a name: its filters, order and columns. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    list: text("list").$type<ListName>().notNull(),
    name: text("name").notNull(),
    /** The query string of the list's URL. */
    query: text("query").notNull(),
    /** The ids of the visible columns; null for the default ones. */
    columns: text("columns").array(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique("saved_views_name").on(table.userId, table.list, table.name)],
);

/** The API calls that staff made with an Idempotency-Key, and the row that each call created (product.md#idempotency). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of the call and its body. */
    fingerprint: text("fingerprint").notNull(),
    /** The id of the created row. */
    madeId: text("made_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/**
 * Rental terms with which an admin replaced the built-in ones of a category. New cars of the category start with these terms
 * (product.md#category-terms).
 */
export const categoryTerms = pgTable("category_terms", {
  /** One of the six categories that staff choose from. */
  id: text("id").primaryKey(),
  /** Only the values that differ from the built-in ones, by field of domain/forms/category-terms/default-category-terms.ts. */
  changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: updatedAt(),
  version: version(),
});

/** Company settings that an admin changed from the built-in configuration: one row, created by its migration (product.md#settings). */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: text("id").primaryKey().default("site"),
    /** Only the values that differ from the built-in ones, by field of domain/forms/site-settings/site-settings.ts. */
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check("site_settings_one_row", sql`${table.id} = 'site'`)],
);
