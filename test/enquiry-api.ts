import { randomUUID } from "node:crypto";
import type { TestApplication } from "#test/app.ts";
import { callApi, callerOf, type SignedIn } from "#test/staff.ts";

/** The sender of test enquiries. */
export const TEST_SENDER = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };

export const FLIGHT_REQUEST = {
  kind: "jet",
  ...TEST_SENDER,
  details: { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 },
};
const CONTACT_REQUEST = { kind: "contact", ...TEST_SENDER, message: "Consegnate a Bellagio?" };

/** The enquiries API, called by a member of staff. */
export function enquiryApiOf(application: TestApplication, keeper: SignedIn) {
  const call = callerOf(application, keeper);
  return {
    call,
    read: async (id: string) => (await call("GET", `/api/enquiries/${id}`)).json(),
    change: (id: string, body: object, who = keeper) => call("PATCH", `/api/enquiries/${id}`, body, who),
    /** Sends a visitor's new enquiry and returns its id. */
    ask: async (request: object = CONTACT_REQUEST) => {
      const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", request)).json();
      const [row] = await (await call("GET", `/api/enquiries?reference=${reference}`)).json();
      return row as { id: string; reference: string; version: number };
    },
    answer: (id: string, body: object, key: string = randomUUID(), who = keeper) =>
      application.app.request(`/api/enquiries/${id}/answers`, {
        method: "POST",
        headers: { ...who.headers, "idempotency-key": key },
        body: JSON.stringify(body),
      }),
  };
}
