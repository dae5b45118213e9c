import { index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** B 3.9. */
export const userRoles = pgTable(
  "user_roles",
  {
    id: id(),
    user_id: text("user_id").notNull(),
    role: text("role").notNull(),
    created_at: createdAt(),
  },
  (table) => [unique("user_roles_pair").on(table.user_id, table.role)],
);

/** Who changed what, before and after, for every staff write (design 5). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** A staff user's id, or "house". */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entity_id: text("entity_id").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    created_at: createdAt(),
  },
  (table) => [
    index("audit_log_created").on(table.created_at),
    index("audit_log_entity").on(table.entity, table.entity_id, table.created_at),
  ],
);
