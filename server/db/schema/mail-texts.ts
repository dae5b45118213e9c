import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt, version } from "./columns.ts";

/** The words of a mail that an admin wrote over the company's own, by its kind (product.md#mail-texts). */
export const mailTexts = pgTable("mail_texts", {
  id: text("id").primaryKey(),
  subject: text("subject").notNull(),
  heading: text("heading").notNull(),
  body: text("body").notNull(),
  /** False once somebody has gone back to the company's own words: the row stays to count the changes. */
  active: boolean("active").notNull().default(true),
  updatedAt: updatedAt(),
  version: version(),
});
