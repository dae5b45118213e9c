// Rule: product.md#commands-and-environment
import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Logger, pino } from "pino";
import { expect, test } from "vitest";
import { createLogger, redirectConsole } from "#server/logger.ts";

test("console output of libraries becomes log lines, an error with its stack", () => {
  const before = { ...console };
  const lines: object[] = [];
  try {
    redirectConsole(pino({ level: "trace", base: null }, { write: (line) => lines.push(JSON.parse(line)) }));
    console.error("# SERVER_ERROR:", new Error("a fault"));
    console.warn("%s is deprecated", "this");
    console.info("The user aborted a request.");
  } finally {
    Object.assign(console, before);
  }
  expect(lines).toMatchObject([
    { level: 50, source: "console", msg: "# SERVER_ERROR: a fault", err: { stack: expect.stringContaining("at ") } },
    { level: 40, source: "console", msg: "this is deprecated" },
    { level: 20, source: "console", msg: "The user aborted a request." },
  ]);
});

test("a failed query is logged with its statement and origin, without personal data", () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "user_email_unique"'), {
    code: "23505",
    constraint: "user_email_unique",
    detail: "Key (email)=(ada@prova.example) already exists.",
    where: "ada",
  });
  const failed = new DrizzleQueryError("insert into user values ($1, $2)", ["Ada\n    at Prova", "+39 333 1"], refused);
  const line = lineOf((logger) => logger.error({ err: new Error("not stored", { cause: failed }) }, "request failed"));
  expect(JSON.stringify(line)).not.toMatch(/ada|\+39/i);
  expect(line).toMatchObject({
    err: {
      stack: expect.stringContaining("logger.test.ts"),
      cause: {
        message: "Failed query: insert into user values ($1, $2)",
        cause: { code: "23505", constraint: "user_email_unique" },
      },
    },
  });
});

test("nor with what a mail server, an invalid value or the router's console line repeats", () => {
  const mail = Object.assign(new Error("Can't send mail: 550 <ada@prova.example> unknown"), {
    responseCode: 550,
    rejected: ["ada@prova.example"],
  });
  const value = Object.assign(new Error('invalid input syntax for type date: "Ada Prova"'), { code: "22007" });
  const lines = [
    lineOf((logger) => logger.warn({ err: mail }, "mail")),
    lineOf((logger) => logger.error({ err: value }, "x")),
    lineOf((logger) => onConsole(logger, () => console.error("Error:", new DrizzleQueryError("select 1", ["Ada"])))),
    lineOf((logger) =>
      onConsole(logger, () => console.warn('No routes matched location "/Prenotazione/ada-key?token=ada"')),
    ),
  ];
  expect(JSON.stringify(lines)).not.toMatch(/ada/i);
  expect(lines[0]).toMatchObject({ err: { responseCode: 550 } });
  expect(lines[3]).toMatchObject({ msg: 'No routes matched location "/Prenotazione/…?token=…"' });
});

/** Returns the line that `write` logs. */
function lineOf(write: (logger: Logger) => void): object {
  const lines: string[] = [];
  write(createLogger("trace", { write: (line) => void lines.push(line) }));
  return JSON.parse(lines.join(""));
}

function onConsole(logger: Logger, write: () => void): void {
  const before = { ...console };
  try {
    redirectConsole(logger);
    write();
  } finally {
    Object.assign(console, before);
  }
}
