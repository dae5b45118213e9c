import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JetTypeRows } from "#app/features/jets/jet-type-rows.tsx";
import { JET_TYPES, type Jet } from "#domain/jets/jet.ts";
import { summariseJetTypes } from "#domain/jets/jet-fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { phenom } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const entries = (count: number): JetEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    jet: { ...phenom, id: `j${index}`, slug: `jet-${index}`, model: `Phenom ${index}` },
    citySlug: "milan",
  }));

test("a card's label names its action, and the card links to it", () => {
  renderOnSite(<JetCardList jets={[{ jet: phenom, citySlug: "milan" }]} />);
  const action = screen.getByRole("link", { name: "Vedi il jet: Embraer Phenom 300E" });
  expect(action.getAttribute("href")).toBe("/private-jet-charter/milan/light-jet/embraer-phenom-300e");
});

test.each([
  [1, ["whole"]],
  [2, ["half", "half"]],
  [3, ["third", "third", "third"]],
  [5, ["half", "half", "third", "third", "third"]],
])("a list of %i jets has only full rows", (count, shares) => {
  renderOnSite(<JetCardList jets={entries(count)} />);
  expect(screen.getAllByRole("listitem").map((item) => item.dataset.span)).toEqual(shares);
});

test("a fleet type lists its jets with hourly rates and links to all of them in the first city that has some", () => {
  const jets = entries(2);
  const cities = [
    { name: "Roma", slug: "rome" },
    { name: "Milano", slug: "milan" },
  ];
  renderOnSite(<JetTypeRows types={summariseJetTypes(jets.map(({ jet }) => jet))} jets={jets} cities={cities} />);
  const row = within(screen.getByRole("region", { name: "La flotta" }));
  expect(row.getAllByRole("link").map((link) => link.textContent.replaceAll("\u00a0", " "))).toEqual([
    "Vedi i Light Jet da Milano",
    "Embraer Phenom 0€ 3.600",
    "Embraer Phenom 1€ 3.600",
  ]);
  expect(row.getAllByRole("link")[0]?.getAttribute("href")).toBe("/private-jet-charter/milan/light-jet");
});

test("each fleet type shows its representative jet, and the heading names them", () => {
  const jet = (slug: string, type: Jet["type"]) => ({
    jet: { ...phenom, id: slug, slug, model: slug, type, images: [`/pictures/jets/${slug}/profile-1600.webp`] },
    citySlug: "milan",
  });
  const jets = [
    jet("cessna-citation-cj3-plus", JET_TYPES["light-jet"]),
    jet("embraer-phenom-300e", JET_TYPES["light-jet"]),
    jet("hawker-900xp", JET_TYPES["midsize-jet"]),
  ];
  const photographed = { ...phenom, type: JET_TYPES["heavy-jet"], images: ["/uploads/jet.jpg"] };
  const all = [...jets, { jet: photographed, citySlug: "milan" }];
  renderOnSite(<JetTypeRows types={summariseJetTypes(all.map((entry) => entry.jet))} jets={all} cities={[]} />);
  const pictureUrls = screen.getAllByRole("img").map((image) => image.getAttribute("src"));
  expect(pictureUrls.filter((src) => src?.includes("night") === false)).toEqual([
    "/pictures/jets/embraer-phenom-300e/cutout-800.webp",
    "/pictures/jets/hawker-900xp/cutout-800.webp",
  ]);
  expect(screen.getByText("Uno per tipo, nella stessa scala: embraer-phenom-300e e hawker-900xp.")).toBeDefined();
});
