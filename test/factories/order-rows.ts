import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";

const CREATED_AT = "2026-11-21T09:00:00.000Z";

/** An ordered flight that is still to be arranged, as the list shows it. */
export const orderRow = (): ApiOrder => ({
  id: "o1",
  reference: "OR-7K3MQD",
  kind: "jet",
  status: "confirmed",
  quote_id: "q1",
  quote_reference: "PV-7K3MQD",
  customer_id: "c1",
  enquiry_id: "e1",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  language: "it",
  title: "Il tuo volo Milano – Zurigo",
  total: 3800,
  currency: "EUR",
  service_on: "2026-12-10",
  notes: null,
  cancel_reason: null,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  version: 2,
});

/** The same order, as its own page shows it. */
export const orderDetail = (changes: Partial<ApiOrderDetail> = {}): ApiOrderDetail => ({
  ...orderRow(),
  rows: [{ label: "Volo in Light Jet", value: "€ 3.800" }],
  terms: "",
  ...changes,
});
