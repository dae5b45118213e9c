import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { enableFavourites } from "#app/browser/favourites.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { FavouritesLink } from "#app/features/favourites/favourites-link.tsx";
import { MAX_FAVOURITES, readFavourites, toggleFavourite } from "#app/features/favourites/favourites-store.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

vi.setConfig({ testTimeout: 20_000 });

const CAR = { slug: "ferrari-296-gtb", brand: "Ferrari", name: "296 GTB" };
const heart = () => screen.getByRole("button", { name: "Salva: Ferrari 296 GTB" });

// The returned function is Vitest's teardown: test files of a worker share one document.
beforeAll(() => enableFavourites(Promise.resolve()));
beforeEach(() => localStorage.clear());

function renderHeart() {
  renderOnSite(
    <>
      <FavouritesLink current={false} />
      <FavouriteButton vehicle={CAR} />
    </>,
  );
}

// Rule: product.md#favourites
test("a click on the heart saves the favourite and updates the header's count, another removes it", () => {
  renderHeart();
  expect(heart().getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(heart());
  expect(heart().getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("link", { name: "Preferiti: 1 vettura" }).getAttribute("href")).toBe("/preferiti");
  expect(localStorage.getItem("preferiti")).toBe('["ferrari-296-gtb"]');
  fireEvent.click(heart());
  expect(heart().getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByRole("link", { name: "Preferiti" })).toBeDefined();
});

test("a favourite added in another tab appears in this one", () => {
  renderHeart();
  localStorage.setItem("preferiti", '["ferrari-296-gtb","bmw-i7-xdrive60"]');
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "preferiti" }));
  });
  expect(screen.getByRole("link", { name: "Preferiti: 2 vetture" })).toBeDefined();
});

test.each(["{", "null", '"x"', '{"a":1}', '[1,null,"../x","<b>"]'])(
  "%s in localStorage counts as no favourites",
  (text) => {
    localStorage.setItem("preferiti", text);
    expect(readFavourites()).toEqual([]);
  },
);

test("above the limit the oldest favourite is dropped", () => {
  for (let number = 0; number <= MAX_FAVOURITES; number += 1) toggleFavourite(`car-${number}`);
  expect(readFavourites()).toHaveLength(MAX_FAVOURITES);
  expect(readFavourites().includes("car-0")).toBe(false);
  expect(readFavourites().at(-1)).toBe(`car-${MAX_FAVOURITES}`);
});
