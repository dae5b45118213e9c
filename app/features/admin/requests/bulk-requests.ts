import { api } from "#app/features/admin/api-client.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk.ts";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { counted } from "#domain/numbers.ts";

const requests = (count: number) => counted(count, "richiesta", "richieste");

/** "3 richieste scelte". */
export const chosenRequests = (count: number): string => counted(count, "richiesta scelta", "richieste scelte");

/** What is done with many requests at once: nothing that writes to whoever asked. */
export function bulkRequestActions(people: readonly ApiStaffMember[]): BulkAction<ApiEnquiry>[] {
  const me = people.find((person) => person.me);
  return [
    ...(me ? [takeOn(me.id)] : []),
    {
      label: "Chiudi",
      applies: ({ status }) => status === "answered",
      question: (count) => `Chiudere ${requests(count)}?`,
      detail:
        "Si chiudono le richieste che hanno avuto risposta; si possono riaprire. A chi ha scritto non parte nulla.",
      done: (count) => `${requests(count)}: ${count === 1 ? "chiusa" : "chiuse"}`,
      run: (row) => change(row, { status: "closed" }),
    },
    {
      label: "Riapri",
      applies: ({ status }) => status === "closed",
      question: (count) => `Riaprire ${requests(count)}?`,
      detail: "Tornano fra le risposte. A chi ha scritto non parte nulla.",
      done: (count) => `${requests(count)}: ${count === 1 ? "riaperta" : "riaperte"}`,
      run: (row) => change(row, { status: "answered" }),
    },
  ];
}

function takeOn(me: string): BulkAction<ApiEnquiry> {
  return {
    label: "Prendi in carico",
    applies: ({ assigned_to }) => assigned_to !== me,
    question: (count) => `Prendere in carico ${requests(count)}?`,
    detail: "Passano a te, anche quelle che sono di altri. A chi ha scritto non parte nulla.",
    done: (count) => `${requests(count)} in carico a te`,
    run: (row) => change(row, { assigned_to: me }),
  };
}

const change = ({ id, version }: ApiEnquiry, changes: { status?: EnquiryStatus; assigned_to?: string }) =>
  api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
