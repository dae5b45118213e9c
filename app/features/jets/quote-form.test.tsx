// Rule: product.md#public-forms
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { jetTripSchema } from "#domain/forms/jets/jet-trip.ts";
import { parseJetQuoteDraft, toTrip } from "#domain/jets/jet-quote-draft.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import FlightQuoteForm from "./quote-form.tsx";

const toDeparture = (name: string) => ({ value: name, label: name });

/** Renders the form for a URL and returns its error summary: each line with the label of its field. */
function summaryOf(address: string): [string, string][] {
  const draft = parseJetQuoteDraft(new URLSearchParams(address));
  const problems = jetTripSchema.safeParse(toTrip(draft)).error?.issues ?? [];
  renderOnSite(
    <FlightQuoteForm
      title="Preventivo"
      draft={draft}
      problems={problems.map(({ path, message }) => ({
        path: path.join("."),
        message: sayMessage(wordsOf("it"), message),
      }))}
      departures={["Milano", "Roma"].map(toDeparture)}
      today="2026-11-22"
    />,
  );
  const [summary] = screen.queryAllByRole("alert");
  if (!summary) return [];
  return within(summary)
    .getAllByRole("link")
    .map((link) => {
      const field = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      return [link.textContent, document.querySelector(`label[for="${field?.id}"]`)?.textContent ?? ""];
    });
}

test("the error summary of a trip lists the problems in field order and links each to its field", () => {
  const address =
    "from=Milano&to=&date=&from=Roma&to=Parigi&date=2026-12-03&from=Parigi&to=Nizza&date=2026-12-01&returnDate=2026-11-30";
  expect(summaryOf(address)).toEqual([
    ["Indica la destinazione.", "Destinazione"],
    ["Scegli la data di partenza.", "Data di partenza"],
    ["Questa tratta parte prima di quella che la precede.", "Ritorno"],
    ["Questa tratta parte prima di quella che la precede.", "Il"],
  ]);
});

test("a return flight that cannot be flown shows its error at the return date", () => {
  const address = "from=Milano&to=Zurigo&date=2026-12-01&from=Zurigo&to=Milano&date=2026-12-03&returnDate=2026-12-05";
  expect(summaryOf(address)).toEqual([["La destinazione coincide con la partenza.", "Ritorno"]]);
});

// Rule: product.md#jet-quote-form
test("a return flight on the outbound's day must leave after it, and the error is at its time", () => {
  const day = "from=Milano&to=Parigi&date=2026-12-01&time=01:00&returnDate=2026-12-01";
  const expectedMessage = "Questa tratta deve partire dopo quella che la precede.";
  expect(summaryOf(`${day}&returnTime=00:30`)).toEqual([[expectedMessage, "Ora del ritorno"]]);
});

// Rule: product.md#jet-quote-form
test("an empty form departs from the first city with jets", () => {
  const draft = parseJetQuoteDraft(new URLSearchParams());
  renderOnSite(
    <FlightQuoteForm
      title="Preventivo"
      draft={draft}
      departures={["Nizza", "Roma"].map(toDeparture)}
      today="2026-11-22"
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>("Città di partenza").value).toBe("Nizza");
});

test("a past time shows its error at the departure time", () => {
  const draft = parseJetQuoteDraft(new URLSearchParams("from=Milano&to=Parigi&date=2026-11-22&time=01:00"));
  const expectedMessage = "Quest'ora è già passata.";
  const problems = [{ path: "legs.0.time", message: expectedMessage }];
  renderOnSite(
    <FlightQuoteForm
      title="Preventivo"
      draft={draft}
      problems={problems}
      departures={["Milano"].map(toDeparture)}
      today="2026-11-22"
    />,
  );
  expect(screen.getByLabelText("Ora di partenza").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("link", { name: expectedMessage }).getAttribute("href")).toBe("#legs.0.time");
});

test("the time of a further leg has no field, so its error is at the date", () => {
  const address = "from=Milano&to=Parigi&date=2026-12-01&time=10:00&from=Parigi&to=Vienna&date=2026-12-01&time=09:00";
  expect(summaryOf(address)).toEqual([["Questa tratta deve partire dopo quella che la precede.", "Il"]]);
});

test("with scripts the server reports missing fields, and a complete trip has no errors", () => {
  expect(summaryOf("from=Milano&to=Zurigo&date=2026-12-01")).toEqual([]);
  expect(screen.getByRole("form").dataset.serverValidated).toBe("");
});
