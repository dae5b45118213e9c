import { customType, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A half-open range of instants, in PostgreSQL's text form `["from","to")`. */
export const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();
/** Counts the edits of a row, for optimistic locking. */
export const version = () => integer("version").notNull().default(1);
export const id = () => uuid("id").primaryKey().defaultRandom();
export const metaColumns = () => ({
  metaTitle: text("meta_title"),
  metaDescription: text("meta_description"),
  metaKeywords: text("meta_keywords"),
});
