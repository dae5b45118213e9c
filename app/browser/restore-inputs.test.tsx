// Rule: product.md#speed
import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { collectControls } from "./rendered-controls.ts";
import { restoreInputs } from "./restore-inputs.ts";

// Other test files use the same document.
afterEach(() => document.body.replaceChildren());

const NOTHING = { name: "", city: "roma", colour: "red", extras: false };

function Form() {
  const [values, setValues] = useState(NOTHING);
  const change = (changes: Partial<typeof NOTHING>) => setValues((before) => ({ ...before, ...changes }));
  return (
    <>
      <input aria-label="name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <select aria-label="city" value={values.city} onChange={({ target }) => change({ city: target.value })}>
        <option>roma</option>
        <option>milano</option>
      </select>
      {["red", "blue"].map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          aria-label={colour}
          checked={values.colour === colour}
          onChange={() => change({ colour })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="extras"
        checked={values.extras}
        onChange={({ target }) => change({ extras: target.checked })}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

test("React receives what was typed and chosen before hydration", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[aria-label=${name}]`) ?? document.body;
  fireEvent.input(field("name"), { target: { value: "Ortensia" } });
  fireEvent.change(field("city"), { target: { value: "milano" } });
  field("blue").click();
  field("extras").click();
  const controls = collectControls(root);
  act(() => void hydrateRoot(root, <Form />));
  act(() => restoreInputs(controls));
  const known = { name: "Ortensia", city: "milano", colour: "blue", extras: true };
  expect(JSON.parse(root.querySelector("output")?.textContent ?? "")).toEqual(known);
  expect(field("name")).toHaveProperty("value", "Ortensia");
  root.remove();
});

test("a selected text stays selected, and a caret keeps its position", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const name = root.querySelector<HTMLInputElement>("[aria-label=name]");
  fireEvent.input(name ?? root, { target: { value: "Ortensia" } });
  name?.focus();
  name?.setSelectionRange(0, 8, "backward");
  const controls = collectControls(root);
  act(() => void hydrateRoot(root, <Form />));
  act(() => restoreInputs(controls));
  expect(name).toMatchObject({ value: "Ortensia", selectionStart: 0, selectionEnd: 8, selectionDirection: "backward" });
});
