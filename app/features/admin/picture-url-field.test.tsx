import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";

function Form() {
  const form = useForm({ defaultValues: { logo_url: "" } });
  return (
    <FormProvider {...form}>
      <PictureUrlField name="logo_url" label="Logo" />
    </FormProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Logo");
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText("File per: Logo"), {
    target: { files: [new File([new Uint8Array([0xff, 0xd8, 0xff])], name)] },
  });
const answer = (status: number, body: object) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));

test("shows the picture as soon as its address is valid", () => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: "javascript:alert(1)" } });
  expect(document.querySelector("img")).toBeNull();
  fireEvent.change(field(), { target: { value: "/pictures/cities/milan-800.webp" } });
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/pictures/cities/milan-800.webp");
});

test("sets the field to an uploaded picture's address", async () => {
  answer(201, { url: "/uploads/one/1200.webp" });
  render(<Form />);
  choose("stemma.png");
  await waitFor(() => expect(field().value).toBe("/uploads/one/1200.webp"));
});

// Rule: product.md#picture-upload "Pictures are sent"
test("uploads a dropped file", async () => {
  answer(201, { url: "/uploads/two/1200.webp" });
  render(<Form />);
  const dropped = new File([new Uint8Array([0xff, 0xd8, 0xff])], "stemma.jpg");
  fireEvent.drop(field(), { dataTransfer: { types: ["Files"], files: [dropped] } });
  await waitFor(() => expect(field().value).toBe("/uploads/two/1200.webp"));
});

test("shows why a file was refused", async () => {
  answer(422, { status: 422, detail: "L'immagine è rovinata o incompleta.", errors: [] });
  render(<Form />);
  choose("rotta.jpg");
  expect((await screen.findByRole("alert")).textContent).toBe("rotta.jpg: L'immagine è rovinata o incompleta.");
  expect(field().value).toBe("");
});
