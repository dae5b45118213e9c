import { fireEvent, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { island } from "#app/ui/islands/island.tsx";
import { readClock } from "#domain/rental-period/civil-time.ts";
import { takeOver } from "./take-over.tsx";

// Other files are tested in the same window.
afterEach(() => document.body.replaceChildren());

const Sending = island("test/sending", () => (
  <form method="post">
    <button type="submit">Invia</button>
  </form>
));

test("a page that is leaving is not taken over, since its button says other words; shown again it is", async () => {
  document.body.innerHTML = `<div id="one">${renderToString(<Sending.Content />)}</div>`;
  const element = document.querySelector<HTMLElement>("#one");
  const button = document.querySelector("button");
  if (!element || !button) throw new Error("nothing was drawn");
  button.disabled = true;
  button.setAttribute("aria-busy", "true");
  button.textContent = "Invio in corso…";
  const taken = takeOver(element, Sending, {}, { site: null, clock: readClock("Europe/Rome", 2026, 2026) });
  await Promise.resolve();
  expect(element.dataset.alive).toBeUndefined();

  button.disabled = false;
  button.removeAttribute("aria-busy");
  button.textContent = "Invia";
  fireEvent(window, new Event("pageshow"));
  await taken;
  await waitFor(() => expect(element.dataset.alive).toBe(""));
});

test("what is pressed as React has only begun is heard, once, and what was typed is React's", async () => {
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
  await takeOver(element, Typing, {}, { site: null, clock: readClock("Europe/Rome", 2026, 2026) });
  expect(element.dataset.heard).toBe("");
  expect(element.dataset.alive).toBeUndefined();

  button.click();
  expect(element.dataset.alive).toBe("");
  expect(pressed.mock.calls).toEqual([["Ada"]]);
  expect(field.value).toBe("Ada");
});
