import { expect, test } from "vitest";
import { articleSchema } from "#domain/forms/articles/article.ts";
import { brandChangesSchema } from "#domain/forms/brands/brand.ts";
import { cityChangesSchema } from "#domain/forms/cities/city.ts";
import { experienceChangesSchema } from "#domain/forms/experiences/experience.ts";
import { jetChangesSchema } from "#domain/forms/jets/jet.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";

const SCHEMAS = {
  brand: brandChangesSchema,
  city: cityChangesSchema,
  article: articleSchema,
  experience: experienceChangesSchema,
  jet: jetChangesSchema,
};

// Rule: product.md#reserved-words
test.each(Object.entries(SCHEMAS))("the slug of a %s cannot be the code of a language", (_name, schema) => {
  const problemsOf = (slug: string) =>
    (schema.safeParse({ slug }).error?.issues ?? []).flatMap(({ path, message }) =>
      path[0] === "slug" ? [message] : [],
    );
  for (const code of LANGUAGE_CODES)
    expect(problemsOf(code)).toEqual(["Questo slug è il codice di una lingua del sito: scegline un altro."]);
  expect(problemsOf("de-luxe")).toEqual([]);
});
