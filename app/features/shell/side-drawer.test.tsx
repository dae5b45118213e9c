import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SideDrawer } from "#app/features/shell/side-drawer.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

test("the drawer's cities have a plate of the day and one of the night, of which the page's hour shows one", () => {
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: <SideDrawer /> }])} />);
  const rome = screen.getByRole("link", { name: "Noleggio auto a Roma", hidden: true });
  expect([...rome.querySelectorAll("img")].map((plate) => plate.getAttribute("src"))).toEqual([
    "/pictures/cities/rome-480.webp",
    "/pictures/cities/rome-night-480.webp",
  ]);
});
