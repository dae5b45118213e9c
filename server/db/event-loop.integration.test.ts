import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

test("the event loop turns while many statements wait for the database", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const statement = sql`select count(*) from generate_series(1, 100000)`;
  await Promise.all(Array.from({ length: 50 }, () => application.context.db.execute(statement)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
