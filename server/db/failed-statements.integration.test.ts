import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const ask = (text: string, values: unknown[]) => application.database.pool.query(text, values);
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    ({ code }: { code: string }) => code,
  );

test.each([
  ["as it is read", "select nothing from vehicles where id::text = $1", ["a"], "42703"],
  ["as its values are read", "select id from vehicles where id = $1", ["no id"], "22P02"],
  ["as it is carried out", "select 1 / $1::int as one", [0], "22012"],
  ["as it is written", "insert into jobs_of_nobody values ($1)", [1], "42P01"],
])("a statement that fails %s does not affect others, however often it is sent", async (_when, text, values, code) => {
  for (const round of [1, 2, 3]) {
    expect([round, await codeOf(ask(text, values))]).toEqual([round, code]);
    const { rows, fields } = await ask("select $1::int + 1 as next", [round]);
    expect([rows, fields.map(({ name }) => name)]).toEqual([[{ next: round + 1 }], ["next"]]);
  }
});

test("a statement that fails once succeeds with other values", async () => {
  for (const [divisor, answer] of [
    [0, "22012"],
    [2, null],
    [0, "22012"],
    [1, null],
  ] as const)
    expect([divisor, await codeOf(ask("select 4 / $1::int as quotient", [divisor]))]).toEqual([divisor, answer]);
});

test("concurrent statements each get their own result", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      number % 5 === 0
        ? codeOf(ask("select 1 / ($1::int - $1::int) as one", [number]))
        : ask("select $1::int as number", [number]).then(({ rows }) => rows[0].number),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, number) => (number % 5 === 0 ? "22012" : number)));
});
