// Rule: product.md#club
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ClubEventList } from "#app/features/admin/club-events/club-event-list.tsx";
import { PlaceRequest } from "#app/features/admin/club-events/place-request.tsx";
import type { ApiClubPlace } from "#domain/api/club-events/club-events.ts";
import { clubEventRow } from "#test/factories/content-rows.ts";
import { enquiryDetail } from "#test/factories/enquiry-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const DINNER = clubEventRow();
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(withinDialog().getByLabelText(new RegExp(`^${label}`)), { target: { value } });

describe("the events in the panel", () => {
  test("say how many places are given and lead to the requests that wait", () => {
    renderScreen(<ClubEventList rows={[DINNER]} total={1} />);
    expect(screen.getAllByText("2 di 3").length).toBeGreaterThan(0);
    expect(screen.getAllByRole("link", { name: "1 richiesta da decidere" })[0]?.getAttribute("href")).toBe(
      "/admin/requests?status=all&kind=club",
    );
  });

  test("are shown as visitors read them, and who is written to is said before one is called off", async () => {
    const calls = renderScreen(<ClubEventList rows={[DINNER]} total={1} />);
    press("Cena");
    expect(withinDialog().getByText("Resta 1 posto")).toBeDefined();
    choose("Stato", "cancelled");
    expect(await withinDialog().findByText("Chi ha uno dei 2 posti riceve subito un'e-mail.")).toBeDefined();
    expect(withinDialog().getByText("Annullato", { selector: "b" })).toBeDefined();
    press("Salva");
    await expectToast("Evento aggiornato");
    expect(calls[0]).toMatchObject({
      method: "PATCH",
      path: "/api/club_events/e1",
      body: { status: "cancelled", image: null, version: 4 },
    });
  });

  // Rule: product.md#club "An event is announced"
  test("who is written to is said before one is moved", async () => {
    renderScreen(<ClubEventList rows={[DINNER]} total={1} />);
    press("Cena");
    expect(withinDialog().queryByText(/riceve subito un'e-mail/)).toBeNull();
    choose("Luogo", "Franciacorta");
    expect(await withinDialog().findByText("Chi ha uno dei 2 posti riceve subito un'e-mail.")).toBeDefined();
  });

  test("who is written to is said before one that was called off is taken up again", async () => {
    renderScreen(<ClubEventList rows={[{ ...DINNER, status: "cancelled", state: "cancelled" }]} total={1} />);
    press("Cena");
    choose("Stato", "open");
    expect(await withinDialog().findByText("Chi ha uno dei 2 posti riceve subito un'e-mail.")).toBeDefined();
  });

  test("one that a request names is not removed, and says why", async () => {
    renderScreen(<ClubEventList rows={[DINNER]} total={1} />, () =>
      errorResponse(409, "Qualcuno ha chiesto un posto."),
    );
    fireEvent.click(screen.getAllByRole("button", { name: "Azioni per Cena" })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole("menuitem", { name: "Elimina" }));
    fireEvent.click(await screen.findByRole("button", { name: "Elimina" }));
    await waitFor(() => expect(screen.getAllByText(/Qualcuno ha chiesto un posto\./).length).toBeGreaterThan(0));
  });
});

const PLACE: ApiClubPlace = {
  title: "Cena",
  place: "Erbusco",
  held_on: "2026-12-12",
  state: "open",
  remaining: 1,
  places: 1,
  decision: null,
};
function showPlace(changes: Partial<ApiClubPlace> = {}) {
  const place = { ...PLACE, ...changes };
  return renderScreen(<PlaceRequest request={enquiryDetail({ kind: "club" })} place={place} />, () => ({
    body: place,
  }));
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("the place a request asks for", () => {
  test("is accepted with an email that is already written and may be changed", async () => {
    const calls = showPlace();
    press("Accogli");
    const body = withinDialog().getByLabelText<HTMLTextAreaElement>(/^Testo della risposta/);
    expect(body.value).toContain("il tuo posto per «Cena» di sabato 12 dicembre 2026, Erbusco è confermato.");
    fireEvent.change(body, { target: { value: "Ti aspettiamo." } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Accogli" }));
    await expectToast("Richiesta accolta, risposta inviata");
    expect(calls[0]).toMatchObject({
      method: "PUT",
      path: "/api/enquiries/r1/club_place",
      body: { decision: "accepted", body: "Ti aspettiamo.", version: 3 },
    });
  });

  test.each([
    ["too few remain", { places: 2 }],
    ["it is over", { state: "past" as const }],
    ["it was called off", { state: "cancelled" as const }],
    ["it has one already", { decision: "accepted" as const }],
  ])("cannot be given when %s", (_why, changes) => {
    showPlace(changes);
    expect(button("Accogli").disabled).toBe(true);
    expect(button("Declina").disabled).toBe(false);
  });
});
