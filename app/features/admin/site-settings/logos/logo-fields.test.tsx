// Rule: product.md#logo "The settings name"
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { LogoFields } from "#app/features/admin/site-settings/logos/logo-fields.tsx";
import { MAX_LOGO_BYTES } from "#domain/pictures/logo.ts";
import { errorResponse, renderScreen } from "#test/panel-screen.tsx";

const ID = "0f8fad5b-d9cb-869f-a165-70867728950e";
const URL = `/uploads/logo/${ID}-960x200/960.webp`;
const UPLOADED = { status: 201, body: { id: ID, url: URL, width: 960, height: 200 } };

function Form({ values }: { values: Record<string, string> }) {
  const form = useForm({ defaultValues: { name: "Seta", mark_line: "Roma", logo: "", logo_on_dark: "", ...values } });
  return (
    <FormProvider {...form}>
      <LogoFields />
      <FormValues />
    </FormProvider>
  );
}
const FormValues = () => <pre data-testid="values">{JSON.stringify(useWatch())}</pre>;

const open = (values: Record<string, string>, answers: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<Form values={values} />, answers);
const values = () => JSON.parse(screen.getByTestId("values").textContent ?? "");
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(`File per: ${label}`), { target: { files: [file] } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const group = (name: string) => within(screen.getByRole("group", { name }));
const ON_LIGHT = "Logo per i fondi chiari";

test("uploads a logo and previews it wherever it appears, instead of the name", async () => {
  const calls = open({}, () => UPLOADED);
  expect(group("Dove appare").getAllByText("Seta")).toHaveLength(6);
  choose(ON_LIGHT, new File(["<svg/>"], "logo.svg"));
  await waitFor(() => expect(values()).toMatchObject({ logo: URL, logo_on_dark: "" }));
  expect(group("Dove appare").getAllByAltText("Seta")).toHaveLength(6);
  expect(group("Dove appare").queryByText("Seta")).toBeNull();
  expect(calls).toMatchObject([{ method: "POST", path: "/api/pictures/logos" }]);
});

test("shows why a file was refused at its field, leaves the logo as it was, and sends none over 1 MB", async () => {
  const reason = "Il file SVG contiene <script>: esportalo di nuovo senza.";
  const calls = open({ logo: URL }, () => errorResponse(422, reason, [{ path: "file", message: reason }]));
  choose(ON_LIGHT, new File(["<svg/>"], "logo.svg"));
  await group(ON_LIGHT).findByText(reason);
  expect(values()).toMatchObject({ logo: URL });
  choose(ON_LIGHT, new File([new Uint8Array(MAX_LOGO_BYTES + 1)], "logo.png"));
  await group(ON_LIGHT).findByText("Il logo supera la dimensione massima di 1 MB.");
  expect(calls).toHaveLength(1);
});

test("a press removes a logo, and the name is the mark again", () => {
  open({ logo: URL, logo_on_dark: URL }, () => UPLOADED);
  press("Togli: Logo per i fondi scuri");
  press(`Togli: ${ON_LIGHT}`);
  expect(values()).toMatchObject({ logo: "", logo_on_dark: "" });
  expect(group("Dove appare").getAllByText("Seta")).toHaveLength(6);
});
