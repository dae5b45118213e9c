import { expect, test } from "vitest";
import { z } from "zod";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { customerErasureSchema } from "#domain/forms/customers/customer.ts";
import { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { reviewSchema } from "#domain/forms/reviews/review.ts";

/** A zero-width space, a blank Braille cell, a Hangul filler and a soft hyphen. */
const INVISIBLE = "\u200B\u2800\u3164\u00AD";

/** Fields that are used unmodified: passwords, the query of a URL, column ids. */
const NOT_TEXTS = /assword$|token$|\.(query|columns\[\])$/i;

const bodies: [string, z.ZodType][] = (Object.keys(CONTRACT) as EndpointName[]).flatMap((name) => {
  const { body } = endpointOf(name);
  return body ? [[name, body]] : [];
});
/** Schemas of forms that have no API endpoint. */
const forms: [string, z.ZodType][] = [
  ["message", customerMessageSchema],
  ["review", reviewSchema],
  ["erasure", customerErasureSchema],
];

/** Yields every schema inside a body that may accept a string, with its path. */
function* textsOf(schema: z.core.$ZodType, path: string): Generator<[path: string, schema: z.core.$ZodType]> {
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.core.$ZodType>))
      yield* textsOf(field, `${path}.${name}`);
  else if (schema instanceof z.ZodArray) yield* textsOf(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodRecord) yield* textsOf(schema.valueType, `${path}{}`);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    yield* textsOf(schema.unwrap(), path);
  else if (schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodObject))
    for (const option of schema.options) yield* textsOf(option, path);
  else if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) yield* textsOf(schema.in, path);
  else yield [path, schema];
}

// Rule: product.md#invisible-characters
test("no API body and no form accepts a text of invisible characters only", () => {
  const texts = [...bodies, ...forms].flatMap(([name, body]) => [...textsOf(body, name)]);
  const accepted = texts.flatMap(([path, schema]) => {
    if (NOT_TEXTS.test(path)) return [];
    // Blank items are removed from lists.
    const results = [INVISIBLE, [INVISIBLE], { "/a.webp": INVISIBLE }].map((value) => z.safeParse(schema, value));
    return results.some(({ data }) => JSON.stringify(data ?? "").includes(INVISIBLE)) ? [path] : [];
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(accepted).toEqual([]);
});
