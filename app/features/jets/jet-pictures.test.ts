import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { toJetPictures } from "./jet-pictures.ts";

const jet = { slug: "cessna-citation-cj3-plus", brand: "Cessna", model: "Citation CJ3+" };
const OURS = ["profile", "detail"].map((view) => `/pictures/jets/cessna-citation-cj3-plus/${view}-1200.webp`);

// Rule: product.md#pictures "A jet is drawn"
test("a jet's cabin follows its profile, with a description", () => {
  const pictures = toJetPictures(wordsOf("it"), { ...jet, images: OURS });
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Cabina", "Da vicino"]);
  expect(pictures[1]).toEqual({
    src: "/pictures/jets/cessna-citation-cj3-plus/cabin-800.webp",
    label: "Cabina",
    alt: "Cessna Citation CJ3+, la cabina: poltrone faccia a faccia, pelle crema, finiture noce, il mattino ai finestrini",
  });
});

// Rule: product.md#pictures "A photograph's alternative text"
test("a photograph's text is proposed from its view", () => {
  const cabin = "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-1600x900/1200.webp#view=cabin";
  expect(toJetPictures(wordsOf("it"), { ...jet, images: [cabin] })).toEqual([
    { src: cabin, alt: "Cessna Citation CJ3+, la cabina", label: "Interni" },
  ]);
});

test("photographs replace all illustrations", () => {
  expect(toJetPictures(wordsOf("it"), { ...jet, images: ["/uploads/a.jpg", "/uploads/b.jpg"] })).toEqual([
    { src: "/uploads/a.jpg", alt: "Cessna Citation CJ3+, foto 1", label: "Foto 1" },
    { src: "/uploads/b.jpg", alt: "Cessna Citation CJ3+, foto 2", label: "Foto 2" },
  ]);
});

test("a jet without an illustrated cabin shows its exterior only", () => {
  const other = { ...jet, slug: "another", images: ["/pictures/jets/another/profile-1200.webp"] };
  expect(toJetPictures(wordsOf("it"), other).map(({ label }) => label)).toEqual(["Fianco"]);
});
