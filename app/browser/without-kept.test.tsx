import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { followFavourites } from "./favourites.ts";

const CARS = ["a", "b", "c", "d", "e", "f"];
const SHARES = ["lead", "half", "half", "third", "third", "third"];
const heart = (slug: string) => `<button data-does="favourite" data-car="${slug}">${slug}</button>`;

beforeEach(() => localStorage.clear());

function open(kept: readonly string[]): () => void {
  localStorage.setItem("preferiti", JSON.stringify(kept));
  document.body.innerHTML = `<section data-without-kept=""><ul>${CARS.map(
    (slug, index) => `<li data-share="${SHARES[index]}">${heart(slug)}</li>`,
  ).join("")}</ul></section>`;
  return followFavourites(Promise.resolve());
}
const shown = () =>
  [...document.querySelectorAll("li")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent, dataset }) => `${textContent} ${dataset.share}`);

// Rule: product.md#favourites
test("cars that are kept are left out of the others, which share the rows without a hole", async () => {
  const end = open(["b", "d"]);
  await waitFor(() => expect(shown()).toEqual(["a lead", "c third", "e third", "f third"]));
  fireEvent.click(screen.getByRole("button", { name: "a" }));
  await waitFor(() => expect(shown()).toEqual(["c third", "e third", "f third"]));
  for (const slug of ["a", "b", "d"]) fireEvent.click(screen.getByText(slug));
  await waitFor(() => expect(shown()).toEqual(CARS.map((slug, index) => `${slug} ${SHARES[index]}`)));
  end();
});

test("the focus of a heart whose car goes is at the next, and a list of none goes itself", async () => {
  const end = open([]);
  screen.getByRole("button", { name: "b" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "b" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("a"));
  for (const slug of ["a", "c", "d", "e", "f"]) fireEvent.click(screen.getByText(slug));
  await waitFor(() => expect(document.querySelector("section")?.hidden).toBe(true));
  end();
});
