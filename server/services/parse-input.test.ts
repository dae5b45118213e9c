import { expect, test } from "vitest";
import { z } from "zod";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError } from "#server/errors.ts";
import { parseInput } from "./parse-input.ts";

const schema = z.object({
  name: z.string("Indica il nome."),
  days: z.number(),
  seats: z.number().optional().nonoptional(),
});

/** Returns the problems of an input as "path: message", in Italian. */
function problemsOf(input: unknown): string[] {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof ServiceError)
      return error.fields.map(({ path, message }) => `${path}: ${sayMessage(wordsOf("it"), message)}`);
    throw error;
  }
  return [];
}

// Rule: product.md#bad-input
test("a field whose schema has no message of its own gets one in the caller's language", () => {
  expect(problemsOf({ name: 1, days: "2" })).toEqual([
    "name: Indica il nome.",
    "days: Questo dato non ha la forma attesa.",
    "seats: Manca questo dato.",
  ]);
  expect(problemsOf({ name: "Ada", days: 2, seats: 2 })).toEqual([]);
});
