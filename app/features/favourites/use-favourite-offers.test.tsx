import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useFavouriteOffers } from "#app/features/favourites/use-favourite-offers.ts";
import type { ApiOffer } from "#domain/api/fleet/offers.ts";
import { heldAnswers } from "#test/dom/held-answers.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

afterEach(() => vi.unstubAllGlobals());

const DAYS = "pickupDate=2026-12-10&returnDate=2026-12-13";
const OTHER_DAYS = "pickupDate=2026-12-10&returnDate=2026-12-20";
const addressOf = (query: string) => `/api/offers?vehicle=ferrari&${query}`;
const offer = (total: number) => JSON.stringify([{ vehicle: "ferrari", state: "free", total } as ApiOffer]);

function Totals({ query }: { query: string }) {
  const offers = useFavouriteOffers(["ferrari"], query);
  return <output>{offers.get("ferrari")?.total ?? "—"}</output>;
}

test("the totals are those of the days chosen last: there and back, answered in the wrong order, and while none has come", async () => {
  const { answer } = heldAnswers();
  const shown = () => screen.getByRole("status").textContent;
  const { rerender } = renderOnSite(<Totals query={DAYS} />);
  rerender(<Totals query={OTHER_DAYS} />);
  await answer(addressOf(OTHER_DAYS), offer(2000));
  await answer(addressOf(DAYS), offer(1000));
  expect(shown()).toBe("2000");
  rerender(<Totals query={DAYS} />);
  expect(shown()).toBe("—");
  await answer(addressOf(DAYS), offer(1000));
  expect(shown()).toBe("1000");
});
