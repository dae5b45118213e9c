// Rule: product.md#picture-upload "Staff can set a picture"
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { PictureListField } from "#app/features/admin/pictures/picture-list-field.tsx";
import { PICTURE_WORDS } from "#app/features/admin/pictures/picture-words.ts";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiPicture } from "#domain/api/pictures/pictures.ts";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";

const pictureOf = (at: number, changes: Partial<ApiPicture> = {}): ApiPicture => {
  const id = `0d0e8b2a-3b1e-8c51-9b07-00000000000${at}`;
  const size = { width: 2000, height: 1500, ...changes };
  return {
    id,
    url: uploadedPicturePath({ id, largestWidth: 2400, ...size }),
    ...size,
    brightness: 120,
    sharpness: 400,
    focal_x: 50,
    focal_y: 50,
    view: null,
    finish: null,
    created_at: "2026-11-29T10:00:00.000Z",
    updated_at: "2026-11-29T10:00:00.000Z",
    version: 1,
    ...changes,
  };
};
const PICTURES = [
  pictureOf(1),
  pictureOf(2, { width: 700, height: 525, brightness: 12 }),
  pictureOf(3, { width: 1500, height: 2000, sharpness: 3 }),
];

function setUp() {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (init?.method !== "PATCH") return Response.json(PICTURES);
    const body: object = JSON.parse(String(init.body));
    sent.push(body);
    return Response.json({ ...PICTURES[0], ...body, version: 2 });
  });
  render(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  );
  return sent;
}
function Form() {
  const form = useForm({ defaultValues: { images: PICTURES.map(({ url }) => url) } });
  return (
    <FormProvider {...form}>
      <PictureListField name="images" finishes={[{ value: "rosso_nero", label: "Rosso, interni Nero" }]} />
    </FormProvider>
  );
}

test("sets focal point, view and finish of a picture at once, with the version that the editor saw", async () => {
  const sent = setUp();
  fireEvent.click(await screen.findByRole("button", { name: PICTURE_WORDS.edit({ number: 1 }) }));
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  change(PICTURE_WORDS.fromLeft, "20");
  change(PICTURE_WORDS.fromTop, "70");
  change(PICTURE_WORDS.view, "rear");
  change(PICTURE_WORDS.finish, "rosso_nero");
  fireEvent.click(screen.getByRole("button", { name: PICTURE_WORDS.save }));
  await waitFor(() => expect(screen.queryByText(PICTURE_WORDS.focalPoint)).toBeNull());
  expect(sent).toEqual([{ focal_x: 20, focal_y: 70, view: "rear", finish: "rosso_nero", version: 1 }]);
});

test("sets the focal point of a city's picture, which has no view", async () => {
  const sent: unknown[] = [];
  const picture = pictureOf(1);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (init?.method !== "PATCH") return Response.json([picture]);
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ ...picture, version: 2 });
  });
  render(
    <ToastProvider>
      <CityForm address={picture.url} />
    </ToastProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: PICTURE_WORDS.editFocalPoint({ label: "Immagine" }) }));
  fireEvent.change(screen.getByLabelText(PICTURE_WORDS.fromLeft), { target: { value: "35" } });
  expect(screen.queryByLabelText(PICTURE_WORDS.view)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: PICTURE_WORDS.save }));
  await waitFor(() => expect(sent).toMatchObject([{ focal_x: 35, focal_y: 50, version: 1 }]));
});

function CityForm({ address }: { address: string }) {
  const form = useForm({ defaultValues: { image_url: address } });
  return (
    <FormProvider {...form}>
      <PictureUrlField name="image_url" label="Immagine" isCropped />
    </FormProvider>
  );
}

// Rule: product.md#picture-upload "The form gives hints"
test("hints at a small and dark picture, and at a blurred one of another format", async () => {
  setUp();
  await screen.findByText("Piccola: 700 pixel di larghezza, meglio almeno 1200. Sembra scura.");
  await screen.findByText("Sembra sfocata. Ha un formato diverso dalle altre.");
});
