import { describe, expect, test } from "vitest";
import { enquirySchema } from "#domain/forms/enquiries/enquiry.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };
const leg = { from: "Milano", to: "Zurigo", date: "2026-11-30" };

function problems(request: unknown): [string, string][] {
  const { error } = enquirySchema.safeParse(request);
  return error?.issues.map(({ path, message }) => [path.join("."), sayMessage(wordsOf("it"), message)]) ?? [];
}
const flight = (details: Record<string, unknown>) =>
  problems({ kind: "jet", ...sender, details: { legs: [leg], passengers: 4, ...details } });

describe("the body of POST /api/enquiries", () => {
  // Rule: product.md#club
  // Rule: product.md#club "The form asks"
  test.each(["club", "contact", "experience"])("%s: requires only name, e-mail and phone", (kind) => {
    expect(problems({ kind, ...sender })).toEqual([]);
  });

  test("requires legs and passengers of a flight; the rest is optional", () => {
    expect(flight({})).toEqual([]);
    expect(flight({ returnTrip: true, jet: "embraer-phenom-300e", somethingElse: 1 })).toEqual([]);
    expect(problems({ kind: "jet", ...sender })).toEqual([["details", "Indica le tratte e i passeggeri."]]);
    expect(flight({ legs: [] })).toEqual([["details.legs", "Indica almeno una tratta."]]);
    expect(flight({ legs: Array(7).fill(leg) })).toEqual([
      ["details.legs", "Al massimo 6 tratte: per un viaggio più lungo telefonaci."],
    ]);
  });

  test("accepts any destination except the origin", () => {
    expect(flight({ legs: [{ ...leg, to: "La baita del nonno" }] })).toEqual([]);
    expect(flight({ legs: [{ ...leg, to: "Milano Linate (LIN)" }] })).toEqual([
      ["details.legs.0.to", "La destinazione coincide con la partenza."],
    ]);
  });

  test("requires legs in chronological order on existing days", () => {
    const back = { from: "Zurigo", to: "Milano", date: "2026-11-29" };
    expect(flight({ legs: [leg, back] })).toEqual([
      ["details.legs.1.date", "Questa tratta parte prima di quella che la precede."],
    ]);
    expect(flight({ legs: [{ ...leg, date: "2026-02-30" }] })).toEqual([
      ["details.legs.0.date", "Scegli la data di partenza."],
    ]);
  });

  test.each([0, 11, 19, 4.5, "4", null])("refuses %s passengers", (passengers) => {
    expect(flight({ passengers })).toEqual([["details.passengers", "Scegli il numero di passeggeri."]]);
  });

  test("refuses a car at the arrival that returns before its pickup", () => {
    const car = { vehicle: "audi-rs-q8", from: "2026-12-02", to: "2026-12-01" };
    expect(flight({ car })).toEqual([["details.car.to", "L'auto non può rientrare prima di partire."]]);
  });

  test("allows a member one guest at most", () => {
    expect(problems({ kind: "club", ...sender, details: { event: "cena", places: 3 } })).toEqual([
      ["details.places", "Indica uno o due posti: ogni membro può portare un ospite."],
    ]);
  });

  test("reports an invalid body in Italian", () => {
    expect(problems({ kind: "gift", ...sender })).toEqual([
      ["kind", "Indica il tipo di richiesta: club, jet, contact o experience."],
    ]);
    expect(problems({ kind: "contact", ...sender, message: 5, details: "x" })).toEqual([
      ["message", "Il messaggio deve essere un testo."],
      ["details", "I dettagli devono essere un oggetto."],
    ]);
    expect(problems({ kind: "contact", ...sender, message: "x".repeat(2001) })).toEqual([
      ["message", "Al massimo 2.000 caratteri."],
    ]);
  });
});
