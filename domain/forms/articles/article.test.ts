import { expect, test } from "vitest";
import { articleSchema } from "#domain/forms/articles/article.ts";

const DRAFT = {
  title: "Tre laghi",
  slug: "tre-laghi",
  category: "Destinations",
  excerpt: "",
  body: "",
  image: "",
  status: "draft",
  published_on: "2026-11-21",
};
const problems = (article: object) =>
  Object.fromEntries(
    articleSchema.safeParse(article).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("a draft requires only title, slug, category and day", () => {
  expect(problems(DRAFT)).toEqual({});
  expect(
    Object.keys(problems({ ...DRAFT, title: " ", slug: "Tre Laghi", category: "Cose", published_on: "2026-02-30" })),
  ).toEqual(["title", "slug", "category", "published_on"]);
});

test("a published article also requires text, excerpt and picture", () => {
  expect(problems({ ...DRAFT, status: "published" })).toEqual({
    excerpt: "Per pubblicarlo, scrivi il sommario.",
    body: "Per pubblicarlo, scrivi il testo.",
    image: "Per pubblicarlo, scegli un'immagine.",
  });
});

test.each(["javascript:alert(1)", "http://example.com/a.webp", "/../etc/passwd"])(
  "refuses %s as a picture",
  (image) => {
    expect(Object.keys(problems({ ...DRAFT, image }))).toEqual(["image"]);
  },
);

test("refuses the slug of the feed", () => {
  expect(problems({ ...DRAFT, slug: "feed" })).toEqual({ slug: "Questo slug è un indirizzo del magazine." });
});
