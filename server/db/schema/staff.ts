import { index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** A role record (product.md#user-and-role). */
export const userRoles = pgTable(
  "user_roles",
  {
    id: id(),
    userId: text("user_id").notNull(),
    role: text("role").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("user_roles_pair").on(table.userId, table.role)],
);

/** Who changed what, before and after, for every staff write (product.md#audit-log). */
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
