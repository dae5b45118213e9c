import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider, useNavigate } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { DraftOwnerContext } from "./draft-owner-context.ts";
import { UnsavedGuard } from "./unsaved-changes.tsx";

const schema = z.object({ name: z.string().min(1), phone: z.string(), licenceNumber: z.string() });
const OTHERS = { name: "Ada B.", phone: "+39 02 2", licenceNumber: "" };

beforeEach(() => localStorage.clear());

interface Case {
  owner?: string;
  save?: (values: unknown, version: number | undefined) => Promise<void>;
  version?: number;
  drafts?: boolean;
}

/** A screen with a form in a dialog, and a second screen. */
function Screen({ save = async () => {}, version = 3, drafts = true }: Case) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  return (
    <>
      <Link to="/elsewhere">Altrove</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Indietro
      </button>
      <button type="button" onClick={() => navigate("?q=altro")}>
        Filtra
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cliente"
        schema={schema}
        values={version === 3 ? { name: "Ada", phone: "+39 02 1", licenceNumber: "" } : OTHERS}
        version={version}
        draft={drafts ? { form: "renter", subject: "b1" } : null}
        save={save}
        failure="Errore"
      >
        <TextField name="name" label="Nome" />
        <TextField name="phone" label="Telefono" />
        <TextField name="licenceNumber" label="Patente" />
      </FormDialog>
    </>
  );
}

function visit({ owner = "anna", ...rest }: Case = {}) {
  const router = createMemoryRouter(
    [
      {
        element: undefined,
        path: "/",
        children: [
          { path: "before", element: <p>Prima</p> },
          { path: "form", element: <Shell owner={owner} {...rest} /> },
          { path: "elsewhere", element: <p>Un'altra schermata</p> },
        ],
      },
    ],
    { initialEntries: ["/before", "/form"], initialIndex: 1 },
  );
  return { ...render(<RouterProvider router={router} />), router };
}

function Shell({ owner, ...rest }: Case & { owner: string }) {
  return (
    <ToastProvider>
      <DraftOwnerContext value={owner}>
        <UnsavedGuard>
          <Screen {...rest} />
        </UnsavedGuard>
      </DraftOwnerContext>
    </ToastProvider>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const question = () => screen.findByRole("alertdialog", { name: "Hai modifiche non salvate" });

describe("a form's draft", () => {
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("is restored after a reload with a notice, and Scarta discards it", async () => {
    const { unmount } = visit();
    type("Nome", "Ada Lovelace");
    unmount();
    visit();
    expect(await screen.findByText("Bozza ripresa")).toBeTruthy();
    expect([field("Nome").value, field("Telefono").value]).toEqual(["Ada Lovelace", "+39 02 1"]);
    press("Scarta");
    await waitFor(() => expect(field("Nome").value).toBe("Ada"));
    expect(screen.queryByText("Bozza ripresa")).toBeNull();
    expect(localStorage.length).toBe(0);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("belongs to one user and contains no document number", async () => {
    const { unmount } = visit();
    type("Nome", "Ada Lovelace");
    type("Patente", "U1X90");
    unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain("U1X90");
    visit({ owner: "bea" });
    expect(field("Nome").value).toBe("Ada");
    expect(screen.queryByText("Bozza ripresa")).toBeNull();
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("is deleted once it is sent", async () => {
    visit();
    type("Nome", "Ada Lovelace");
    expect(localStorage.length).toBe(1);
    press("Salva");
    await waitFor(() => expect(screen.queryByLabelText("Nome")).toBeNull());
    expect(localStorage.length).toBe(0);
  });
  // Rule: product.md#nothing-typed-is-lost "A call that fails"
  test("stays when sending fails, and so does the form", async () => {
    visit({ save: () => Promise.reject(new Error("offline")) });
    type("Nome", "Ada Lovelace");
    press("Salva");
    expect((await screen.findAllByText("Errore")).length).toBeGreaterThan(0);
    expect(field("Nome").value).toBe("Ada Lovelace");
    expect(localStorage.length).toBe(1);
  });
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("of a row that somebody changed meanwhile contains only the changes, and is sent with the version it is based on", async () => {
    const { unmount } = visit();
    type("Nome", "Ada Lovelace");
    unmount();
    const sent: unknown[] = [];
    visit({ version: 4, save: async (...all) => void sent.push(all.slice(0, 2)) });
    expect(field("Telefono").value).toBe("+39 02 2");
    press("Salva");
    await waitFor(() => expect(sent).toEqual([[{ ...OTHERS, name: "Ada Lovelace" }, 3]]));
  });
  test("is deleted when the user closes the dialog and confirms", async () => {
    visit();
    type("Nome", "Ada Lovelace");
    press("Annulla");
    await question();
    press("Chiudi senza salvare");
    await waitFor(() => expect(screen.queryByLabelText("Nome")).toBeNull());
    expect(localStorage.length).toBe(0);
  });
});

describe("leaving a form with unsaved changes", () => {
  // Rule: product.md#nothing-typed-is-lost "A link, Back"
  test.each(["link", "Back"])(
    "by %s asks first; staying keeps everything, leaving goes on and keeps the draft",
    async (way) => {
      const { router } = visit();
      type("Nome", "Ada Lovelace");
      const leave = () => (way === "Back" ? press("Indietro") : fireEvent.click(screen.getByText("Altrove")));
      leave();
      expect((await question()).textContent).toContain("La bozza resta in questo browser");
      press("Resta qui");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      expect(router.state.location.pathname).toBe("/form");
      expect(field("Nome").value).toBe("Ada Lovelace");
      leave();
      await question();
      press("Lascia la pagina");
      await screen.findByText(way === "Back" ? "Prima" : "Un'altra schermata");
      expect(localStorage.length).toBe(1);
    },
  );
  test("warns that changes are lost if no draft is saved", async () => {
    visit({ drafts: false });
    type("Nome", "Ada Lovelace");
    fireEvent.click(screen.getByText("Altrove"));
    expect((await question()).textContent).toContain("andrà perso");
  });
  test("closes only the question on Escape", async () => {
    visit();
    type("Nome", "Ada Lovelace");
    fireEvent.click(screen.getByText("Altrove"));
    await question();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(field("Nome").value).toBe("Ada Lovelace");
  });
  // Rule: product.md#nothing-typed-is-lost "A link, Back"
  test("does not ask without changes, or when a filter of the same screen changes", async () => {
    const { router } = visit();
    type("Nome", "Ada Lovelace");
    press("Filtra");
    await waitFor(() => expect(router.state.location.search).toBe("?q=altro"));
    type("Nome", "Ada");
    fireEvent.click(screen.getByText("Altrove"));
    await screen.findByText("Un'altra schermata");
  });
  // Rule: product.md#nothing-typed-is-lost "A link, Back"
  test("by closing the window asks while something is unsaved", () => {
    visit();
    const unload = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    type("Nome", "Ada Lovelace");
    expect(unload()).toBe(true);
    type("Nome", "Ada");
    expect(unload()).toBe(false);
  });
});
