import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { Problem } from "./problem.ts";
import { TextField } from "./text-field.tsx";

const schema = z.object({
  name: z.string().trim().min(1, "Indica il nome."),
  slug: z.string().trim().min(1, "Indica lo slug."),
});
type Values = z.input<typeof schema>;
type Save = (values: Values, version: number | undefined) => Promise<void>;

const refusal = (status: number, detail: string, errors: Problem["errors"] = []): Problem => ({
  status,
  detail,
  errors,
});
const stale = refusal(
  409,
  "Modificato da anna@velluto.example alle 10:40: ricarica i valori attuali o salva di nuovo.",
  [{ path: "version", message: "La versione attuale è la 4." }],
);

function Editor({ save, closed }: { save: Save; closed: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ToastProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <FormDialog
        open={open}
        onClose={() => {
          setOpen(false);
          closed();
        }}
        title="Modifica brand"
        schema={schema}
        values={{ name: "Ferrari", slug: "ferrari" }}
        version={3}
        draft={null}
        save={save}
        reload={async () => ({ values: { name: "Ferrari S.p.A.", slug: "ferrari" }, version: 4 })}
        failure="Errore nell'aggiornamento del brand"
      >
        <TextField name="name" label="Nome" required />
        <TextField name="slug" label="Slug" required hint="Nell'indirizzo" />
      </FormDialog>
    </ToastProvider>
  );
}

async function edit(save: Save) {
  const closed = vi.fn();
  render(<Editor save={save} closed={closed} />);
  const dialog = await screen.findByRole("dialog", { name: "Modifica brand" });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { closed, field, type, press };
}

describe("a form dialog", () => {
  test("returns the focus to the button of a refused save, or to the invalid field", async () => {
    const answers = [refusal(500, ""), refusal(422, "Controlla.", [{ path: "slug", message: "Esiste già." }])];
    const waiting: (() => void)[] = [];
    const { field, press } = await edit(
      () => new Promise((_, reject) => waiting.push(() => reject(answers.shift() as Problem))),
    );
    const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Salva" });
    await waitFor(() => expect(document.activeElement).toBe(field("Nome")));
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    const refuse = async (next: HTMLElement) => {
      button().focus();
      press("Salva");
      await waitFor(() => expect(button().disabled).toBe(true));
      focused.mockClear();
      // Browsers blur a control when it is disabled; jsdom does not.
      const lost = vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
      act(() => waiting.shift()?.());
      await waitFor(() => expect(focused.mock.contexts.at(-1)).toBe(next));
      lost.mockRestore();
    };
    await refuse(button());
    await refuse(field("Slug"));
    focused.mockRestore();
  });

  test("saves the values with the version it was opened with, and closes", async () => {
    const save = vi.fn<Save>(async () => {});
    const { closed, type, press } = await edit(save);
    type("Nome", "  Ferrari Classiche ");
    press("Salva");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { name: "Ferrari Classiche", slug: "ferrari" },
      3,
      expect.any(Function),
    );
  });

  test("marks what its schema rejects before anything is sent", async () => {
    const save = vi.fn<Save>();
    const { field, type, press } = await edit(save);
    type("Nome", " ");
    press("Salva");
    const message = await screen.findByText("Indica il nome.");
    expect(field("Nome").getAttribute("aria-describedby")).toContain(message.id);
    expect(field("Nome").getAttribute("aria-invalid")).toBe("true");
    expect(save).not.toHaveBeenCalled();
  });

  test("marks server errors at their fields, others above them, and keeps what was typed", async () => {
    const save: Save = async () => {
      throw refusal(422, "Controlla i campi evidenziati.", [
        { path: "slug", message: "Questo slug è già di un altro brand." },
        { path: "elsewhere", message: "Un'altra ragione." },
      ]);
    };
    const { closed, field, type, press } = await edit(save);
    type("Slug", "lamborghini");
    press("Salva");
    await screen.findByText("Questo slug è già di un altro brand.");
    expect(screen.getByText("Un'altra ragione.")).toBeTruthy();
    expect(field("Slug").value).toBe("lamborghini");
    expect(screen.getAllByText("Controlla i campi evidenziati.").length).toBeGreaterThan(0);
    expect(closed).not.toHaveBeenCalled();
  });

  test("shows the default error text when the server gives none", async () => {
    const { press, type } = await edit(async () => {
      throw new Error("a fault");
    });
    type("Nome", "Altro");
    press("Salva");
    expect((await screen.findAllByText("Errore nell'aggiornamento del brand")).length).toBeGreaterThan(0);
  });
});

describe("the toast of a refusal", () => {
  const toasts = () => [...document.querySelectorAll("[data-toast]:not([data-ending-style])")];
  const refusedOnce = () => vi.fn<Save>(async () => {}).mockRejectedValueOnce(refusal(422, "Lo slug è preso."));
  // Rule: product.md#messages
  test("closes once the form is saved", async () => {
    const { closed, type, press } = await edit(refusedOnce());
    type("Slug", "lamborghini");
    press("Salva");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    press("Salva");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await waitFor(() => expect(toasts()).toHaveLength(0));
  });
  // Rule: product.md#messages
  test("closes with the dialog", async () => {
    const { closed, type, press } = await edit(refusedOnce());
    type("Slug", "lamborghini");
    press("Salva");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    press("Annulla");
    fireEvent.click(await screen.findByRole("button", { name: "Chiudi senza salvare" }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await waitFor(() => expect(toasts()).toHaveLength(0));
  });
});

describe("two editors of one row", () => {
  const refusedOnce = () => {
    const save = vi.fn<Save>(async () => {});
    save.mockRejectedValueOnce(stale);
    return save;
  };
  test("tell the second one who was first, lose nothing typed, and let them save anyway", async () => {
    const save = refusedOnce();
    const { closed, field, type, press } = await edit(save);
    type("Nome", "Il mio nome");
    press("Salva");
    expect(await screen.findByText(stale.detail)).toBeTruthy();
    expect(field("Nome").value).toBe("Il mio nome");
    press("Salva comunque");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(save).toHaveBeenLastCalledWith({ name: "Il mio nome", slug: "ferrari" }, 4, expect.any(Function));
  });
  // Rule: product.md#stale-versions
  test("save only their own changes, so that the first one's other fields stay", async () => {
    const save = refusedOnce();
    const { closed, type, press } = await edit(save);
    type("Slug", "il-mio-slug");
    press("Salva");
    await screen.findByText(stale.detail);
    press("Salva comunque");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(save).toHaveBeenLastCalledWith({ name: "Ferrari S.p.A.", slug: "il-mio-slug" }, 4, expect.any(Function));
  });
  test("let the second one reload the current values", async () => {
    const save = refusedOnce();
    const { field, type, press } = await edit(save);
    type("Nome", "Il mio nome");
    press("Salva");
    await screen.findByText(stale.detail);
    press("Ricarica i valori attuali");
    await waitFor(() => expect(field("Nome").value).toBe("Ferrari S.p.A."));
    expect(screen.queryByText(stale.detail)).toBeNull();
    type("Nome", "Ferrari");
    press("Salva");
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ name: "Ferrari", slug: "ferrari" }, 4, expect.any(Function)),
    );
  });
});

describe("closing", () => {
  // Rule: product.md#panel-shell "Lists are tables"
  test("asks first with unsaved changes, and without unsaved changes closes immediately and resets", async () => {
    const { closed, type, press, field } = await edit(async () => {});
    type("Nome", "Altro");
    press("Chiudi");
    expect(await screen.findByRole("alertdialog", { name: "Hai modifiche non salvate" })).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    press("Chiudi senza salvare");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    press("Apri");
    await screen.findByRole("dialog", { name: "Modifica brand" });
    expect(screen.getByLabelText<HTMLInputElement>("Nome").value).toBe("Ferrari");
    press("Chiudi");
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
    expect(field).toBeTruthy();
  });
  // Rule: product.md#panel-shell
  test('asks on "Annulla" too, and closes at once without changes', async () => {
    const { closed, type, press } = await edit(async () => {});
    type("Nome", "Altro");
    press("Annulla");
    expect(await screen.findByRole("alertdialog", { name: "Hai modifiche non salvate" })).toBeTruthy();
    press("Continua a modificare");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Nome").value).toBe("Altro");
    expect(closed).not.toHaveBeenCalled();
    type("Nome", "Ferrari");
    press("Annulla");
    expect(closed).toHaveBeenCalledOnce();
  });
});
