import { expect, test } from "vitest";
import { auditFieldLabel } from "#domain/audit-log/audit-field-label.ts";
import { auditRowName } from "#domain/audit-log/audit-words.ts";

test("names a row by its reference, name or slug", () => {
  expect(auditRowName({ reference: "VL-7K3MQD", name: "Ada Prova" })).toBe("VL-7K3MQD");
  expect(auditRowName({ name: "", slug: "ferrari" })).toBe("ferrari");
  expect(auditRowName({ unit: 1 })).toBeNull();
  expect(auditRowName(null)).toBeNull();
});

test.each([
  ["bookings", "delivery_kilometres", "Supplemento di consegna, km"],
  ["vehicles", "deposit_cents", "Cauzione"],
  ["category_terms", "deposit", "Cauzione"],
  ["bookings", "skipped_pictures.rear", "Foto saltata, dietro"],
  ["site_settings", "reach_suv", "SUV: consegna fino a"],
  ["site_settings", "phone_hours", "Orari del telefono"],
  ["site_settings", "point_support.shown", "Punto: assistenza, mostrato"],
  ["club_events", "held_on", "Giorno"],
  ["club_events", "title", "Titolo"],
  ["quotes", "title", "Oggetto"],
  ["vehicles", "specs.topSpeed", "Dati tecnici, velocità massima"],
  ["bookings", "terms.includedKilometresPerDay", "Condizioni, chilometri inclusi"],
  ["quotes", "rental.pickupCity", "Noleggio, città di ritiro"],
  ["quotes", "rental.vehicle", "Noleggio, veicolo"],
  ["units", "paint.name", "Carrozzeria, nome"],
  ["cities", "descriptions.fr", "Testo della pagina, français"],
  ["vehicles", "image_alts./pictures/a.webp", "Testi delle immagini, /pictures/a.webp"],
  ["vehicles", "field_of_a_later_version", "field_of_a_later_version"],
])("%s.%s has the label %s", (entity, field, word) => {
  expect(auditFieldLabel(entity, field)).toBe(word);
});
