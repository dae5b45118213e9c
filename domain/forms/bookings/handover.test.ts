import { describe, expect, test } from "vitest";
import { handoverSchema, validateCounterReading } from "./handover.ts";

const wrong = (body: object) => {
  const parsed = handoverSchema.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};
const record = { kilometres: 12_000, fuel_percent: 100 };

describe("a handover record", () => {
  test("requires kilometres and fuel; notes and pictures are optional, and empty notes become null", () => {
    expect(handoverSchema.parse({ ...record, damage_notes: "  " })).toEqual({
      ...record,
      damage_notes: null,
      pictures: [],
      picture_kinds: {},
      skipped_pictures: {},
    });
  });

  test.each([
    ["no kilometres", { fuel_percent: 1 }, "kilometres: Indica i chilometri del contachilometri."],
    ["half a kilometre", { ...record, kilometres: 1.5 }, "kilometres: Indica i chilometri del contachilometri."],
    ["kilometres below zero", { ...record, kilometres: -1 }, "kilometres: Indica i chilometri del contachilometri."],
    ["more than full", { ...record, fuel_percent: 101 }, "fuel_percent: Indica il livello da 0 a 100."],
    [
      "a picture from nowhere",
      { ...record, pictures: ["javascript:alert(1)"] },
      "pictures.0: Indica un indirizzo https o un'immagine caricata.",
    ],
    [
      "a kind that no picture has",
      { ...record, pictures: ["/uploads/a.webp"], picture_kinds: { "/uploads/a.webp": "roof" } },
      "picture_kinds./uploads/a.webp: Scegli che cosa mostra la foto.",
    ],
    [
      "a required picture skipped without a reason",
      { ...record, skipped_pictures: { front: " " } },
      "skipped_pictures.front: Scrivi perché la foto manca.",
    ],
    ["too many pictures", { ...record, pictures: Array(25).fill("/uploads/a.webp") }, "pictures: Al massimo 24 foto."],
  ])("%s", (_name, body, message) => {
    expect(wrong(body)).toEqual([message]);
  });
});

test("refuses an odometer reading below the other record's", () => {
  expect(validateCounterReading("return", 12_000, null)).toBeNull();
  expect(validateCounterReading("return", 12_000, 12_000)).toBeNull();
  expect(validateCounterReading("return", 11_999, 12_000)).toBe(
    "Alla consegna il contachilometri segnava 12.000\u00a0km.",
  );
  expect(validateCounterReading("pickup", 12_001, 12_000)).toBe(
    "Al rientro il contachilometri segnava 12.000\u00a0km.",
  );
});
