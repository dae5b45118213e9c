import { expect, test } from "vitest";
import { z } from "zod";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { dateRequestSchema, returnRequestSchema } from "#domain/forms/bookings/date-request.ts";
import { jetTripSchema } from "#domain/forms/jets/jet-trip.ts";
import { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { quoteDeclineSchema, quoteDriverSchema } from "#domain/forms/quotes/quote.ts";
import { reviewSchema } from "#domain/forms/reviews/review.ts";
import { isTranslatable } from "#domain/words/message.ts";

const ENDPOINTS = API_ACCESS.filter(({ caller }) => caller === "anyone").map(({ method, path }) => `${method} ${path}`);
const FORMS: [string, z.ZodType][] = [
  ...ENDPOINTS.filter((name): name is EndpointName => name in CONTRACT).flatMap((name): [string, z.ZodType][] => {
    const { body } = endpointOf(name);
    return body ? [[name, body]] : [];
  }),
  ["dates", dateRequestSchema],
  ["return", returnRequestSchema],
  ["flight", jetTripSchema],
  ["message", customerMessageSchema],
  ["driver of a quote", quoteDriverSchema],
  ["refusal of a quote", quoteDeclineSchema],
  ["review", reviewSchema],
];

/** Values that no field or few fields accept. */
const WRONG = [
  undefined,
  null,
  1.5,
  -1,
  1e9,
  true,
  "",
  " ",
  "x",
  "\u0000",
  "x".repeat(9000),
  "2020-02-31",
  "25:00",
  [],
  [1],
  {},
  { x: 1 },
];

/** A built-in message about a wrong type, which only programs send. */
const WRONG_TYPE = /^Invalid input/;

/** Returns the fields of an object, and those of its kinds and of the objects within. */
function listFields(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => [
      [name, field],
      ...listFields(field),
    ]);
  if (schema instanceof z.ZodArray) return listFields(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listFields(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFields);
  return schema instanceof z.ZodPipe ? listFields(schema.in) : [];
}

// Rule: product.md#languages
test.each(FORMS)("every message on a field of %s is worded in the language of the visitor", (_name, schema) => {
  const fields = listFields(schema);
  expect(fields.length).toBeGreaterThan(0);
  const whole = WRONG.map((value) => z.safeParse(schema, Object.fromEntries(fields.map(([name]) => [name, value]))));
  const single = fields.flatMap(([, field]) => WRONG.map((value) => z.safeParse(field, value)));
  const messages = [...whole, ...single].flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !isTranslatable(message) && !WRONG_TYPE.test(message))).toEqual([]);
});
