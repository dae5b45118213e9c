import { expect, test } from "vitest";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";

const TOTALS = { new: 3, answered: 5, closed: 8 };

test.each([[["new", "answered", "closed"] as const], [["closed", "new", "answered"] as const]])(
  "counts each status separately: %j",
  async (statuses) => {
    const counts = await countByStatus(statuses, async ({ status }) => ({ rows: [], total: TOTALS[status] }));
    expect(counts).toEqual(TOTALS);
  },
);
