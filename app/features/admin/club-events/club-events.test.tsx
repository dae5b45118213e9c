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
  test("show how many places are assigned and link to the pending requests", () => {
    renderScreen(<ClubEventList rows={[DINNER]} total={1} />);
    expect(screen.getAllByText("2 di 3").length).toBeGreaterThan(0);
    expect(screen.getAllByRole("link", { name: "1 richiesta da decidere" })[0]?.getAttribute("href")).toBe(
      "/admin/requests?status=all&kind=club",
    );
  });

  test("are previewed, and a cancellation names the recipients of its mail before saving", async () => {
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
  test("name the recipients of the mail before a change of day or place is saved", async () => {
    renderScreen(<ClubEventList rows={[DINNER]} total={1} />);
    press("Cena");
    expect(withinDialog().queryByText(/riceve subito un'e-mail/)).toBeNull();
    choose("Luogo", "Franciacorta");
    expect(await withinDialog().findByText("Chi ha uno dei 2 posti riceve subito un'e-mail.")).toBeDefined();
  });

  test("name the recipients of the mail before a cancelled event is reinstated", async () => {
    renderScreen(<ClubEventList rows={[{ ...DINNER, status: "cancelled", state: "cancelled" }]} total={1} />);
    press("Cena");
    choose("Stato", "open");
    expect(await withinDialog().findByText("Chi ha uno dei 2 posti riceve subito un'e-mail.")).toBeDefined();
  });

  test("cannot be deleted while a request names them, and say why", async () => {
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
  drafts: { accepted: "Ti aspettiamo.", declined: "Grazie." },
};
function showPlace(changes: Partial<ApiClubPlace> = {}) {
  const place = { ...PLACE, ...changes };
  return renderScreen(<PlaceRequest enquiry={enquiryDetail({ kind: "club" })} place={place} />, () => ({
    body: place,
  }));
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("the place that a request asks for", () => {
  test("is accepted with a prepared e-mail that staff can edit", async () => {
    const calls = showPlace();
    press("Accogli");
    const body = withinDialog().getByLabelText<HTMLTextAreaElement>(/^Testo della risposta/);
    expect(body.value).toBe("Ti aspettiamo.");
    fireEvent.change(body, { target: { value: "Ti aspettiamo a Erbusco." } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Accogli" }));
    await expectToast("Richiesta accolta, risposta inviata");
    expect(calls[0]).toMatchObject({
      method: "PUT",
      path: "/api/enquiries/r1/club_place",
      body: { decision: "accepted", body: "Ti aspettiamo a Erbusco.", version: 3 },
    });
  });

  test.each([
    ["too few remain", { places: 2 }],
    ["it is over", { state: "past" as const }],
    ["it was cancelled", { state: "cancelled" as const }],
    ["it is already assigned", { decision: "accepted" as const }],
  ])("cannot be assigned when %s", (_why, changes) => {
    showPlace(changes);
    expect(button("Accogli").disabled).toBe(true);
    expect(button("Declina").disabled).toBe(false);
  });
});
