import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiHandover, ApiLastReturn } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { HandoverDialog } from "./handover-dialog.tsx";
import { HandoverRecords } from "./handover-records.tsx";

const [ONE, TWO] = ["/uploads/riservate/one/300.webp", "/uploads/riservate/two/300.webp"] as const;
const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff]);
const RECORD: ApiHandover = {
  id: "h1",
  kind: "pickup",
  kilometres: 8230,
  fuel_percent: 80,
  damage_notes: null,
  pictures: [ONE, TWO],
  picture_kinds: { [ONE]: "front" },
  skipped_pictures: { rear: "Contro il muro" },
  recorded_by: "clerk",
  created_at: "2026-12-10T09:00:00.000Z",
  updated_at: "2026-12-10T09:00:00.000Z",
  version: 1,
};
const LAST: ApiLastReturn = {
  booking_id: "booking-0",
  reference: "VL-7K3MQD",
  returned_at: "2026-11-30T09:00:00.000Z",
  damage_notes: "Graffio sul cerchio",
  pictures: [ONE, TWO],
  picture_kinds: { [ONE]: "front" },
  skipped_pictures: {},
};

const UPLOADED = {
  id: "one",
  url: ONE,
  width: 300,
  height: 200,
  focal_x: 50,
  focal_y: 50,
  brightness: 120,
  sharpness: 80,
  view: null,
  finish: null,
  created_at: LAST.returned_at,
  updated_at: LAST.returned_at,
  version: 1,
};

const press = (name: string) => fireEvent.click(withinDialog().getByRole("button", { name }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(withinDialog().getByRole("textbox", { name }), { target: { value } });

// Rule: product.md#handover "A setting may require"
test("has a slot for each required picture, and asks for the picture or the reason why it is missing", async () => {
  const booking = bookingDetail({ transitions: [], required_pictures: { pickup: ["front", "rear"], return: [] } });
  const calls = renderScreen(
    <HandoverDialog booking={booking} kind="pickup" onClose={() => undefined} />,
    ({ path }) => (path === "/api/pictures" ? { status: 201, body: UPLOADED } : undefined),
  );
  type(/Contachilometri/, "8.230");
  press("Livello 8/8, 100%");
  press("Salva");
  expect(await withinDialog().findByText(/Manca la foto «Davanti»/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Davanti: aggiungi la foto"));
  fireEvent.change(withinDialog().getByLabelText("Davanti: aggiungi la foto", { selector: "input" }), {
    target: { files: [new File([JPEG_START], "muso.jpg")] },
  });
  expect(await withinDialog().findByRole("img", { name: "Davanti, foto 1" })).toBeDefined();
  withinDialog().getByRole("button", { name: "Dietro: salta la foto" }).focus();
  press("Dietro: salta la foto");
  const reason = withinDialog().getByRole("textbox", { name: /Perché manca la foto «Dietro»/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  type(/Perché manca la foto «Dietro»/, "Contro il muro");
  press("Salva");
  await waitFor(() => expect(calls.find(({ method }) => method === "PUT")).toBeDefined());
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    pictures: [ONE],
    picture_kinds: { [ONE]: "front" },
    skipped_pictures: { rear: "Contro il muro" },
  });
});

// Rule: product.md#handover "The dialog shows the damage"
test("shows the damage and the pictures of the unit's last return beside the new pictures", async () => {
  const booking = bookingDetail({ required_pictures: { pickup: ["front"], return: [] } });
  renderScreen(<HandoverDialog booking={booking} kind="pickup" onClose={() => undefined} />, ({ path }) =>
    path.endsWith("/last-return") ? { body: { last_return: LAST } } : undefined,
  );
  expect(await withinDialog().findByText("Graffio sul cerchio")).toBeDefined();
  expect(withinDialog().getByText(/prenotazione VL-7K3MQD/).textContent).toContain("30/11/2026");
  const inSlot = withinDialog().getByRole("link", { name: "Ultimo rientro, davanti, foto 1" });
  expect(inSlot.closest("li")?.parentElement?.closest("li")?.textContent).toContain("Davanti");
  expect(withinDialog().getByRole("link", { name: "Ultimo rientro, foto 1" }).getAttribute("href")).toBe(TWO);
});

test("moves a picture into a slot with the focus, and out of the record", async () => {
  const booking = bookingDetail({ handovers: [RECORD], required_pictures: { pickup: ["front", "rear"], return: [] } });
  renderScreen(<HandoverDialog booking={booking} kind="pickup" onClose={() => undefined} />);
  fireEvent.change(withinDialog().getByRole("combobox", { name: "Che cosa mostra la foto 1" }), {
    target: { value: "rear" },
  });
  expect(withinDialog().getByRole("img", { name: "Dietro, foto 1" }).getAttribute("src")).toBe(TWO);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Dietro: togli la foto 1"));
  expect(withinDialog().queryByRole("textbox", { name: /Perché manca/ })).toBeNull();
  press("Davanti: togli la foto 1");
  expect(withinDialog().queryByRole("img", { name: "Davanti, foto 1" })).toBeNull();
});

// Rule: product.md#handover "A setting may require"
test("a record shows what its pictures show, and the reasons of the skipped ones", () => {
  renderScreen(<HandoverRecords booking={bookingDetail({ handovers: [RECORD] })} canCorrectEnded={false} />);
  expect(screen.getByRole("link", { name: "Consegna, foto 1, davanti" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Consegna, foto 2" })).toBeDefined();
  expect(screen.getByText("Senza la foto «Dietro»: Contro il muro")).toBeDefined();
});
