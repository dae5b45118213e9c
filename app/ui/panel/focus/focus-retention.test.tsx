import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useFocusRetention } from "./focus-retention.ts";
import { useRecordHeading } from "./record-heading.ts";

interface ScopeProps {
  /** Names of the buttons; an empty list leaves only the sentence. */
  buttons: readonly string[];
  disabled?: boolean;
  children?: React.ReactNode;
}

function Scope({ buttons, disabled, children }: ScopeProps) {
  return (
    <div {...useFocusRetention<HTMLDivElement>()} data-testid="place">
      {buttons.map((name) => (
        <button key={name} type="button" disabled={disabled}>
          {name}
        </button>
      ))}
      {buttons.length === 0 && <p>Chiusa</p>}
      {children}
    </div>
  );
}

function Heading() {
  return <h2 {...useRecordHeading("VL-1")}>VL-1</h2>;
}

function Asking() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <>
      <div {...useFocusRetention<HTMLDivElement>()}>
        {done ? (
          <button type="button">Riapri</button>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Chiudi
          </button>
        )}
      </div>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Chiudere?"
        confirm="Sì"
        failure="Errore"
        onConfirm={async () => setDone(true)}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
/** Browsers blur a control when it is disabled; jsdom does not. */
const blurDisabled = (element: HTMLElement) => act(() => element.blur());

// Rule: product.md#panel-keyboard "After an action"
test("the focus of a replaced button moves to the first control in its place", async () => {
  const { rerender } = render(<Scope buttons={["Conferma", "Non accogliere"]} />);
  button("Conferma").focus();
  rerender(<Scope buttons={["Segna in corso", "Annulla la prenotazione"]} />);
  await hasFocus(button("Segna in corso"));
});

test("a control replaced by one of the same name keeps the focus", async () => {
  const made = (version: number) => (
    <Scope buttons={[]}>
      <Scope key={version} buttons={["Invia", "Salva"]} />
    </Scope>
  );
  const { rerender } = render(made(1));
  button("Salva").focus();
  rerender(made(2));
  await hasFocus(button("Salva"));
});

test("a button that was disabled while busy gets the focus back, its successor only once it is enabled", async () => {
  const { rerender } = render(<Scope buttons={["Conferma"]} />);
  button("Conferma").focus();
  rerender(<Scope buttons={["Conferma"]} disabled />);
  blurDisabled(button("Conferma"));
  rerender(<Scope buttons={["Conferma"]} />);
  await hasFocus(button("Conferma"));
  rerender(<Scope buttons={["Conferma"]} disabled />);
  blurDisabled(button("Conferma"));
  rerender(<Scope buttons={["Segna in corso"]} disabled />);
  rerender(<Scope buttons={["Segna in corso"]} />);
  await hasFocus(button("Segna in corso"));
});

test("without any control left the container gets the focus, whose text says why", async () => {
  const { rerender } = render(<Scope buttons={["Conferma"]} />);
  button("Conferma").focus();
  rerender(<Scope buttons={[]} />);
  await hasFocus(screen.getByTestId("place"));
});

test("once the whole container is removed the record's heading gets the focus", async () => {
  const { rerender } = render(
    <>
      <Heading />
      <Scope buttons={["Rientro atteso"]} />
    </>,
  );
  button("Rientro atteso").focus();
  rerender(<Heading />);
  await hasFocus(screen.getByRole("heading", { name: "VL-1" }));
});

test("the focus stays where it is if it is elsewhere", async () => {
  const screenWith = (buttons: readonly string[]) => (
    <>
      <input aria-label="Cerca" />
      <Scope buttons={buttons} />
    </>
  );
  const { rerender } = render(screenWith(["Conferma"]));
  button("Conferma").focus();
  screen.getByLabelText("Cerca").focus();
  rerender(screenWith(["Segna in corso"]));
  // Let the MutationObserver run.
  await act(async () => {});
  expect(document.activeElement).toBe(screen.getByLabelText("Cerca"));
});

// Rule: product.md#panel-keyboard "After an action"
test("a dialog whose action replaced its opener focuses the replacement", async () => {
  render(<Asking />);
  button("Chiudi").focus();
  fireEvent.click(button("Chiudi"));
  fireEvent.click(await screen.findByRole("button", { name: "Sì" }));
  await hasFocus(await screen.findByRole("button", { name: "Riapri" }));
});
