// Rule: product.md#palette
// Rule: product.md#settings "Colours"
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SettingsScreen } from "#app/features/admin/site-settings/settings-screen.tsx";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { toSiteSettings } from "#domain/site-settings/site-settings.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";
import { TEST_SITE } from "#test/site.ts";

const settings = toSiteSettings(TEST_SITE);
const reloadPage = vi.fn();
const open = () =>
  renderScreen(
    <SettingsScreen {...{ settings, defaults: settings, version: 3, updated_at: "", reloadPage }} />,
    () => ({ body: { settings, defaults: settings, version: 4, updated_at: "" } }),
  );
const type = (value: string) => fireEvent.change(screen.getByLabelText("Colore d'accento"), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sample = (light: string) => screen.getByRole("img", { name: `Anteprima ${light}` });
const backgroundOf = (element: Element | null) => element instanceof HTMLElement && element.style.background;

test("a palette is previewed by day and by night, saved, and then the panel reloads in its colours", async () => {
  const calls = open();
  const paperByDay = backgroundOf(sample("di giorno"));
  fireEvent.click(screen.getByRole("radio", { name: /^Argento/ }));
  await waitFor(() => expect(backgroundOf(sample("di giorno"))).not.toBe(paperByDay));
  expect(backgroundOf(sample("di notte"))).not.toBe(backgroundOf(sample("di giorno")));
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { palette: "argento", accent: "" } });
  expect(reloadPage).toHaveBeenCalledOnce();
});

// Rule: product.md#palette "An accent"
test("an accent that cannot be read, even one of the page's own colour, says what it becomes", async () => {
  open();
  for (const accent of ["#ffff00", "#f5f0e6"]) {
    type(accent);
    const used = coloursOf({ name: "velluto", accent });
    const [dayText, dayButton] = [used["color-velvet"][0], used["color-action"][0]];
    expect(dayText).not.toBe(accent);
    await screen.findByText(new RegExp(`Di giorno i testi sono ${dayText} e i bottoni ${dayButton}`));
  }
});

// Rule: product.md#palette "Red in the panel"
test("a red accent says that the panel does not take it; an empty one says nothing", async () => {
  open();
  type("#c8102e");
  await screen.findByText(/Nel pannello resta il colore della palette/);
  press("Ripristina il campo vuoto");
  await waitFor(() => expect(screen.queryByText(/Nel pannello resta/)).toBeNull());
});

test("a text that is no colour is marked at its field, and nothing is saved", async () => {
  const calls = open();
  type("rosso");
  press("Salva");
  await screen.findByText("Indica un colore come #1a3a6e, o lascia vuoto.");
  expect(screen.getByLabelText("Colore d'accento").getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
});
