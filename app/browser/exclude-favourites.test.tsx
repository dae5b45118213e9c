import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { enableFavourites } from "./favourites.ts";

const CARS = ["a", "b", "c", "d", "e", "f"];
const SHARES = ["lead", "half", "half", "third", "third", "third"];
const favouriteButton = (slug: string) => `<button data-action="favourite" data-car="${slug}">${slug}</button>`;

beforeEach(() => localStorage.clear());

function renderList(kept: readonly string[]): () => void {
  localStorage.setItem("preferiti", JSON.stringify(kept));
  document.body.innerHTML = `<section data-exclude-favourites=""><ul>${CARS.map(
    (slug, index) => `<li data-span="${SHARES[index]}">${favouriteButton(slug)}</li>`,
  ).join("")}</ul></section>`;
  return enableFavourites(Promise.resolve());
}
const visibleCars = () =>
  [...document.querySelectorAll("li")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent, dataset }) => `${textContent} ${dataset.span}`);

// Rule: product.md#favourites
test("favourites are excluded from the other cars, which are laid out again without gaps", async () => {
  const end = renderList(["b", "d"]);
  await waitFor(() => expect(visibleCars()).toEqual(["a lead", "c third", "e third", "f third"]));
  fireEvent.click(screen.getByRole("button", { name: "a" }));
  await waitFor(() => expect(visibleCars()).toEqual(["c third", "e third", "f third"]));
  for (const slug of ["a", "b", "d"]) fireEvent.click(screen.getByText(slug));
  await waitFor(() => expect(visibleCars()).toEqual(CARS.map((slug, index) => `${slug} ${SHARES[index]}`)));
  end();
});

test("the focus moves to the next heart when its car is hidden, and an empty list is hidden", async () => {
  const end = renderList([]);
  screen.getByRole("button", { name: "b" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "b" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("a"));
  for (const slug of ["a", "c", "d", "e", "f"]) fireEvent.click(screen.getByText(slug));
  await waitFor(() => expect(document.querySelector("section")?.hidden).toBe(true));
  end();
});
