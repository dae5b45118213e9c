import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  moveRow,
  moveTextToAddress,
  PictureListField,
  withoutRow,
  withPicture,
} from "#app/features/admin/pictures/picture-list-field.tsx";
import { DRAFT_WORDS } from "#app/ui/panel/drafts/draft-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";

interface Values {
  images: string[];
  alts: Record<string, string>;
}

function Form({ images, alts = {} }: { images: string[]; alts?: Record<string, string> }) {
  const form = useForm<Values>({ defaultValues: { images, alts } });
  return (
    <FormProvider {...form}>
      <PictureListField name="images" altsName="alts" />
      <FormValues />
    </FormProvider>
  );
}
function FormValues() {
  return <pre data-testid="values">{JSON.stringify(useWatch<Values>())}</pre>;
}

/** Recognised as a JPEG; jsdom cannot decode it, so it is sent as it is. */
const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff]);

const values = (): Values => JSON.parse(screen.getByTestId("values").textContent ?? "");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (...names: string[]) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  fireEvent.change(input as HTMLInputElement, {
    target: { files: names.map((name) => new File([JPEG_START, name], name)) },
  });
};

// Rule: product.md#picture-upload "A refused file"
test("fills empty rows with uploaded pictures one after the other, and shows why others were refused", async () => {
  const answers = [
    { status: 201, body: { url: "/uploads/one/1200.webp" } },
    { status: 422, body: { status: 422, detail: "L'immagine è rovinata o incompleta.", errors: [] } },
    { status: 201, body: { url: "/uploads/two/1200.webp" } },
  ];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
  render(<Form images={["", ""]} />);
  choose("muso.jpg", "rotta.jpg", "coda.png");
  await waitFor(() => expect(values().images).toEqual(["/uploads/one/1200.webp", "/uploads/two/1200.webp"]));
  expect(screen.getByRole("alert").textContent).toBe("rotta.jpg: L'immagine è rovinata o incompleta.");
  expect(fetched.mock.calls.every(([path, init]) => path === "/api/pictures" && init?.body instanceof FormData)).toBe(
    true,
  );
});

// Rule: product.md#fleet-form
test("blocks saving a dialog during an upload and confirms closing it, because the picture would be missing", async () => {
  const answered = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, "fetch").mockReturnValue(answered.promise);
  const save = vi.fn(async () => {});
  const onClose = vi.fn();
  render(
    <ToastProvider>
      <FormDialog
        open
        onClose={onClose}
        title="Modifica"
        schema={z.object({ images: z.array(z.string()) })}
        values={{ images: ["/a.webp", ""] }}
        draft={null}
        save={save}
        failure="Non salvato"
      >
        <PictureListField name="images" />
      </FormDialog>
    </ToastProvider>,
  );
  await screen.findByRole("button", { name: "Salva" });
  choose("muso.jpg");
  const waiting = await screen.findByRole<HTMLButtonElement>("button", { name: "Caricamento…" });
  expect(waiting.disabled).toBe(true);
  press("Annulla");
  fireEvent.click(await screen.findByRole("button", { name: DRAFT_WORDS.closeStay }));
  expect(onClose).not.toHaveBeenCalled();
  answered.resolve(Response.json({ url: "/uploads/one/1200.webp" }, { status: 201 }));
  fireEvent.click(await screen.findByRole("button", { name: "Salva" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith({ images: ["/a.webp", "/uploads/one/1200.webp"] }, undefined, expect.anything());
});

// Rule: product.md#picture-upload
test("moves a picture with buttons and arrow keys, and the focus follows", async () => {
  render(<Form images={["/a.webp", "/b.webp", "/c.webp"]} />);
  press("Sposta su immagine 3");
  expect(values().images).toEqual(["/a.webp", "/c.webp", "/b.webp"]);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Sposta su immagine 2"));
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
  expect(values().images).toEqual(["/c.webp", "/a.webp", "/b.webp"]);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Sposta giù immagine 1"));
});

// Rule: product.md#picture-upload
test("moves a dragged picture to where it is dropped", () => {
  render(<Form images={["/a.webp", "/b.webp", "/c.webp"]} />);
  const rows = document.querySelectorAll("li");
  const dataTransfer = { setDragImage: vi.fn(), effectAllowed: "", types: [] };
  fireEvent.dragStart(rows[2]?.querySelector("[draggable]") as Element, { dataTransfer });
  fireEvent.dragOver(rows[0] as Element, { dataTransfer });
  expect(rows[0]?.dataset.over).toBe("before");
  fireEvent.drop(rows[0] as Element, { dataTransfer });
  expect(values().images).toEqual(["/c.webp", "/a.webp", "/b.webp"]);
});

test("keeps a text with its picture when it moves or its address changes", () => {
  render(<Form images={["/a.webp", "/b.webp"]} alts={{ "/a.webp": "Il muso" }} />);
  fireEvent.change(screen.getByLabelText("Che cosa mostra l'immagine 2"), { target: { value: "La coda" } });
  press("Sposta su immagine 2");
  expect(screen.getByLabelText<HTMLInputElement>("Che cosa mostra l'immagine 1").value).toBe("La coda");
  fireEvent.change(screen.getByLabelText("Immagine 1"), { target: { value: "/d.webp" } });
  expect(values()).toEqual({
    images: ["/d.webp", "/a.webp"],
    alts: { "/a.webp": "Il muso", "/d.webp": "La coda" },
  });
});

// Rule: product.md#fleet-form
test("keeps one row at least", () => {
  render(<Form images={["/a.webp"]} />);
  press("Togli immagine 1");
  expect(values().images).toEqual([""]);
  press("Aggiungi indirizzo");
  expect(screen.getAllByLabelText(/^Immagine \d/)).toHaveLength(2);
});

describe("the row helpers of pictures", () => {
  test("keep one row at least", () => {
    expect(withoutRow(["/a", "/b"], 0)).toEqual(["/b"]);
    expect(withoutRow(["/b"], 0)).toEqual([""]);
  });

  test("move a row up and down and stop at the ends", () => {
    expect(moveRow(["/a", "/b", "/c"], 2, 0)).toEqual(["/c", "/a", "/b"]);
    expect(moveRow(["/a", "/b", "/c"], 0, 1)).toEqual(["/b", "/a", "/c"]);
    expect(moveRow(["/a", "/b"], 0, -1)).toEqual(["/a", "/b"]);
    expect(moveRow(["/a", "/b"], 1, 2)).toEqual(["/a", "/b"]);
  });

  test("put an uploaded picture into the first empty row, and only once", () => {
    expect(withPicture(["/a", "", ""], "/b")).toEqual(["/a", "/b", ""]);
    expect(withPicture(["/a"], "/b")).toEqual(["/a", "/b"]);
    expect(withPicture(["/a", ""], "/a")).toEqual(["/a", ""]);
  });

  // Rule: product.md#picture-upload "Pictures are sent"
  test("put a picture that arrives late before those that were chosen after it", () => {
    expect(withPicture(["/a", "/c", ""], "/b", ["/c", "/d"])).toEqual(["/a", "/b", "/c"]);
    expect(withPicture(["", "/c", "/a"], "/b", ["/c"])).toEqual(["/b", "/c", "/a"]);
    expect(withPicture(["/a", "/c"], "/b", ["/c"])).toEqual(["/a", "/b", "/c"]);
    expect(withPicture(["/a"], "/b", ["/gone"])).toEqual(["/a", "/b"]);
  });

  test("keep a picture's text when its address changes", () => {
    expect(moveTextToAddress({ "/a": "Il muso", "/b": "La coda" }, "/a", "/c")).toEqual({
      "/b": "La coda",
      "/c": "Il muso",
    });
    expect(moveTextToAddress({ "/b": "La coda" }, "", "/c")).toEqual({ "/b": "La coda" });
  });
});
