import { fireEvent, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { island } from "#app/ui/islands/island.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { computeTimeZoneOffsets } from "#domain/rental-period/civil-time.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { replayClicks, startClickReplay } from "./click-replay.ts";
import { hydrateIsland } from "./hydrate-island.tsx";

// Other test files use the same document.
afterEach(() => document.body.replaceChildren());

const SubmittingIsland = island("test/sending", () => (
  <form method="post">
    <button type="submit">Invia</button>
  </form>
));

test("an island with a submitted form hydrates only when the page is restored", async () => {
  document.body.innerHTML = `<div id="one">${renderToString(<SubmittingIsland.Content />)}</div>`;
  const element = document.querySelector<HTMLElement>("#one");
  const button = document.querySelector("button");
  if (!element || !button) throw new Error("nothing was drawn");
  button.disabled = true;
  button.setAttribute("aria-busy", "true");
  button.textContent = "Invio in corso…";
  const hydration = hydrateIsland(
    element,
    SubmittingIsland,
    {},
    { site: null, words: wordsOf("it"), clock: computeTimeZoneOffsets("Europe/Rome", 2026, 2026) },
  );
  await Promise.resolve();
  expect(element.dataset.hydrated).toBeUndefined();

  button.disabled = false;
  button.removeAttribute("aria-busy");
  button.textContent = "Invia";
  fireEvent(window, new Event("pageshow"));
  await hydration;
  await waitFor(() => expect(element.dataset.hydrated).toBe(""));
});

test("a click during hydration is handled once, and React receives typed input", async () => {
  const pressed = vi.fn();
  const Typing = island("test/typing", () => {
    const [name, setName] = useState("");
    return (
      <>
        <input aria-label="Nome" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="button" onClick={() => pressed(name)}>
          Dillo
        </button>
      </>
    );
  });
  document.body.innerHTML = `<div id="two" data-island="test/typing">${renderToString(<Typing.Content />)}</div>`;
  const element = document.querySelector<HTMLElement>("#two");
  const [field, button] = [document.querySelector("input"), document.querySelector("button")];
  if (!element || !field || !button) throw new Error("nothing was drawn");
  field.value = "Ada";
  const hydrationStart = new Promise((resolve) =>
    new MutationObserver(resolve).observe(element, { attributes: true, attributeFilter: ["data-hydrating"] }),
  );
  void hydrateIsland(
    element,
    Typing,
    {},
    { site: null, words: wordsOf("it"), clock: computeTimeZoneOffsets("Europe/Rome", 2026, 2026) },
  );
  await hydrationStart;
  expect(element.dataset.hydrated).toBeUndefined();

  button.click();
  expect(element.dataset.hydrated).toBe("");
  expect(pressed.mock.calls).toEqual([["Ada"]]);
  expect(field.value).toBe("Ada");
});

// Rule: product.md#speed
test("keeps typed, selected and clicked input when React renders an island again because of an extension's elements", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const pressed = vi.fn();
  const Form = island("test/redrawn", () => {
    const [values, setValues] = useState({ name: "", email: "", city: "roma", isCompany: false });
    const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
    const hydrated = useIsHydrated();
    return (
      <form>
        <input name="name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
        <input name="email" value={values.email} onChange={({ target }) => change({ email: target.value })} />
        {/* An input for which scripts show another control. */}
        {hydrated ? (
          <input type="hidden" name="city" value={values.city} />
        ) : (
          <select name="city" value={values.city} onChange={({ target }) => change({ city: target.value })}>
            <option>roma</option>
            <option>milano</option>
          </select>
        )}
        <input
          type="checkbox"
          name="company"
          checked={values.isCompany}
          onChange={({ target }) => change({ isCompany: target.checked })}
        />
        <details>
          <input name="leg" defaultValue="" />
        </details>
        <button type="button" onClick={() => pressed(values)}>
          Dillo
        </button>
      </form>
    );
  });
  const element = document.createElement("div");
  element.dataset.island = "test/redrawn";
  element.innerHTML = renderToString(<Form.Content />);
  document.body.append(element);
  const find = (selector: string) =>
    element.querySelector<HTMLInputElement>(selector) ?? document.createElement("input");
  const extension = document.createElement("span");
  extension.innerHTML = "<button type=button>Compila</button>";
  find("[name=email]").after(extension);
  find("[name=name]").value = "Ada";
  const email = find("[name=email]");
  email.value = "ada@example.com";
  email.focus();
  find("details").toggleAttribute("open");
  find("[name=leg]").value = "Nizza";
  find("select").value = "milano";
  find("[type=checkbox]").click();
  startClickReplay([]);
  find("form > button").click();

  replayClicks(
    await hydrateIsland(
      element,
      Form,
      {},
      { site: null, words: wordsOf("it"), clock: computeTimeZoneOffsets("Europe/Rome", 2026, 2026) },
    ),
  );
  expect(email.isConnected).toBe(false);
  const typed = { name: "Ada", email: "ada@example.com", city: "milano", isCompany: true };
  expect(pressed.mock.calls).toEqual([[typed]]);
  await waitFor(() => expect(find("[name=city]").type).toBe("hidden"));
  expect(Object.fromEntries(new FormData(element.querySelector("form") ?? undefined))).toEqual({
    name: "Ada",
    email: "ada@example.com",
    city: "milano",
    company: "on",
    leg: "Nizza",
  });
  expect(find("details")).toHaveProperty("open", true);
  expect(document.activeElement).toBe(find("[name=email]"));
});
