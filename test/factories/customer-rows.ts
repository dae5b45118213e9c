import type { ApiCustomer, ApiCustomerDetail } from "#domain/api/customers/customers.ts";

const CREATED_AT = "2026-11-21T09:00:00.000Z";

/** A customer with one booking. */
export const customerRow = (changes: Partial<ApiCustomer> = {}): ApiCustomer => ({
  id: "customer-1",
  kind: "person",
  name: "Ada Prova",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  language: "it",
  birth_date: "1985-03-14",
  licence_number: null,
  licence_country: null,
  licence_issued_on: "2004-06-01",
  licence_expires_on: null,
  document_kind: null,
  document_number: null,
  document_expires_on: null,
  company_name: null,
  vat_number: null,
  tax_code: null,
  sdi_code: null,
  pec: null,
  street: null,
  postal_code: null,
  town: null,
  country: null,
  banned: false,
  bookings: 1,
  enquiries: 0,
  value: 4200,
  last_pickup_at: "2026-12-10T09:00:00.000Z",
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  version: 1,
  ...changes,
});

/** The same customer with all related data. */
export const customerDetail = (changes: Partial<ApiCustomerDetail> = {}): ApiCustomerDetail => ({
  ...customerRow(),
  ban: null,
  booking_rows: [
    {
      id: "booking-1",
      reference: "VL-7K3MQD",
      status: "confirmed",
      vehicle_name: "Ferrari 296 GTB",
      pickup_city: "Milano",
      pickup_date: "2026-12-10",
      return_date: "2026-12-13",
      total: 4200,
      created_at: CREATED_AT,
    },
  ],
  enquiry_rows: [],
  notes: [],
  consents: [],
  twins: [],
  ...changes,
});
