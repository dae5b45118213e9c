import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NavigationIndicator } from "#app/features/shell/site-layout.tsx";
import { Button } from "#app/ui/button.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";
import { trackPending } from "./pending-state.ts";

beforeAll(trackPending);
// jsdom does not navigate; it only logs an error.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit");
});

function openPage() {
  renderOnSite(
    <>
      <NavigationIndicator />
      <a href="/next">
        <b>Avanti</b>
      </a>
      <a href="#below">Più sotto</a>
      <form action="/next">
        <button type="submit">Applica</button>
      </form>
      <form action="/next" method="post">
        <Button type="submit" pendingLabel="Invio in corso…">
          Invia
        </Button>
      </form>
    </>,
  );
}
const words = () => screen.queryByText("Apro la pagina…");
const restorePage = () => fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));

// Rule: product.md#on-its-way
test.each([
  ["link", () => screen.getByText("Avanti"), () => screen.getByRole("link", { name: "Avanti" })],
  ["filter's button", () => screen.getByText("Applica"), () => screen.getByText("Applica")],
])(
  "marks the clicked %s as busy until its page arrives, and announces it to screen readers",
  async (_, touched, control) => {
    openPage();
    fireEvent.click(touched());
    await waitFor(() => expect(control().getAttribute("aria-busy")).toBe("true"));
    expect(words()).not.toBeNull();
    restorePage();
    expect(control().hasAttribute("aria-busy")).toBe(false);
    expect(words()).toBeNull();
  },
);

// Rule: product.md#explore
test("placeholders replace the results, and nothing else, while another search loads", async () => {
  renderOnSite(
    <>
      <a href={`${location.pathname}?sort=price`}>Prezzo crescente</a>
      <a href="/elsewhere">Altrove</a>
      <p hidden data-while-searching="">
        Ricerca in corso
      </p>
      <p data-until-searching="">Risultati</p>
    </>,
  );
  const shown = () => ["Ricerca in corso", "Risultati"].filter((text) => !screen.getByText(text).hidden);
  const press = async (name: string) => {
    const link = screen.getByRole("link", { name });
    fireEvent.click(link);
    await waitFor(() => expect(link.getAttribute("aria-busy")).toBe("true"));
  };
  expect(shown()).toEqual(["Risultati"]);
  await press("Altrove");
  expect(shown()).toEqual(["Risultati"]);
  await press("Prezzo crescente");
  expect(shown()).toEqual(["Ricerca in corso"]);
  restorePage();
  expect(shown()).toEqual(["Risultati"]);
});

test("a submit button is disabled with its pending text, and enabled again after Back", async () => {
  openPage();
  fireEvent.click(screen.getByText("Invia"));
  const button = await screen.findByText<HTMLButtonElement>("Invio in corso…");
  expect(button.disabled).toBe(true);
  restorePage();
  expect(button.disabled).toBe(false);
  expect(button.textContent).toBe("Invia");
});

test("a link within the page and a prevented click show no pending state", async () => {
  openPage();
  fireEvent.click(screen.getByText("Più sotto"));
  const link = screen.getByRole("link", { name: "Avanti" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await new Promise((resolve) => setTimeout(resolve));
  expect(words()).toBeNull();
});
