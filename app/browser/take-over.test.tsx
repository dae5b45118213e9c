import { fireEvent, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { island } from "#app/ui/islands/island.tsx";
import { takeOver } from "./take-over.tsx";

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
  const taken = takeOver(element, Sending, {}, null);
  await Promise.resolve();
  expect(element.dataset.alive).toBeUndefined();

  button.disabled = false;
  button.removeAttribute("aria-busy");
  button.textContent = "Invia";
  fireEvent(window, new Event("pageshow"));
  await taken;
  await waitFor(() => expect(element.dataset.alive).toBe(""));
});
