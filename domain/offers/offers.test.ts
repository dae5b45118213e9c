// Rule: product.md#offers
import { describe, expect, test } from "vitest";
import { isKindOffered, isPathOffered, offerOfPath } from "./offers.ts";

const NOTHING = { jets: false, experiences: false, club: false, magazine: false };

describe("a path belongs to an offer", () => {
  test.each([
    ["/private-jet-charter/milan?from=roma#stima", "jets"],
    ["/private-jet-charter/milan/light-jet/phenom", "jets"],
    ["/esperienze/weekend-in-franciacorta", "experiences"],
    ["/community-vip", "club"],
    ["/magazine", "magazine"],
    ["/magazine/feed.xml", "magazine"],
    ["/magazine/un-articolo.data", "magazine"],
    ["/admin/jets/routes", "jets"],
    ["/admin/jets/experiences", "experiences"],
    ["/admin/events", "club"],
    ["/admin/magazine", "magazine"],
    ["/api/jets", "jets"],
    ["/api/jet_routes/1", "jets"],
    ["/api/experiences/1", "experiences"],
    ["/api/club_events", "club"],
    ["/api/testimonials/1", "club"],
    ["/api/articles/1", "magazine"],
  ])("%s", (path, offer) => {
    expect(offerOfPath(path)).toBe(offer);
    expect(isPathOffered(path, NOTHING)).toBe(false);
  });

  test.each([
    "/",
    "/explore?service=jet",
    "/luxury-car-rental/milan",
    "/contatti",
    "/ferrari",
    "/admin/orders",
    "/api/enquiries",
  ])("%s belongs to none", (path) => expect(isPathOffered(path, NOTHING)).toBe(true));
});

test("a request, quote or order of cars and contacts is always offered", () => {
  expect(
    ["car", "auto", "contact", "jet", "experience", "club"].filter((kind) => isKindOffered(kind, NOTHING)),
  ).toEqual(["car", "auto", "contact"]);
});
