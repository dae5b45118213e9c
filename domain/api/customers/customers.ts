import { z } from "zod";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { CONSENT_PURPOSES, CONSENT_SOURCES, CUSTOMER_KINDS, DOCUMENT_KINDS } from "#domain/customers/customer.ts";
import { ENQUIRY_KINDS } from "#domain/enquiries/enquiry.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-statuses.ts";

/** Driver identity fields that customers and additional drivers share. */
const driverShape = {
  birth_date: z.string().nullable(),
  licence_number: z.string().nullable(),
  licence_country: z.string().nullable(),
  licence_issued_on: z.string().nullable(),
  licence_expires_on: z.string().nullable(),
  document_kind: z.enum(DOCUMENT_KINDS).nullable(),
  document_number: z.string().nullable(),
  document_expires_on: z.string().nullable(),
};

/** A customer in the list; amounts in euros. */
export const apiCustomerSchema = z.object({
  id: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
  ...driverShape,
  company_name: z.string().nullable(),
  vat_number: z.string().nullable(),
  tax_code: z.string().nullable(),
  sdi_code: z.string().nullable(),
  pec: z.string().nullable(),
  street: z.string().nullable(),
  postal_code: z.string().nullable(),
  town: z.string().nullable(),
  country: z.string().nullable(),
  /** Whether "Non noleggiare" (banned) is in force now. */
  banned: z.boolean(),
  bookings: z.number().int(),
  enquiries: z.number().int(),
  /** Total of confirmed, active and completed bookings. */
  value: z.number(),
  last_pickup_at: z.string().nullable(),
  ...revisionShape,
});
export type ApiCustomer = z.infer<typeof apiCustomerSchema>;

const customerBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  vehicle_name: z.string(),
  pickup_city: z.string(),
  pickup_date: z.string(),
  return_date: z.string(),
  total: z.number(),
  created_at: z.string(),
});

const customerEnquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(ENQUIRY_STATUSES),
  message: z.string().nullable(),
  created_at: z.string(),
});

const customerNoteSchema = z.object({
  id: z.string(),
  author: z.string(),
  author_name: z.string().nullable(),
  body: z.string(),
  created_at: z.string(),
});

const customerConsentSchema = z.object({
  id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  granted: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  text_version: z.string(),
  /** Reference of the request that contained the change. */
  reference: z.string().nullable(),
  /** A staff user's id; null if the customer submitted it in a form. */
  recorded_by: z.string().nullable(),
  given_at: z.string(),
});

/** Another record that may belong to the same person, and the reason. */
const duplicateCustomerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  reasons: z.array(z.enum(["email", "phone", "name"])),
});

/** A customer with all related data. Only admins see the ban's reason, author and end. */
export const apiCustomerDetailSchema = apiCustomerSchema.extend({
  ban: z
    .object({
      reason: z.string().nullable(),
      author: z.string().nullable(),
      author_name: z.string().nullable(),
      since: z.string(),
      until: z.string().nullable(),
    })
    .nullable(),
  booking_rows: z.array(customerBookingSchema),
  enquiry_rows: z.array(customerEnquirySchema),
  notes: z.array(customerNoteSchema),
  consents: z.array(customerConsentSchema),
  twins: z.array(duplicateCustomerSchema),
});
export type ApiCustomerDetail = z.infer<typeof apiCustomerDetailSchema>;

/** Preview of an erasure: what is deleted, and what the law requires us to keep and for how long. */
export const apiErasurePreviewSchema = z.object({
  kept: z.array(
    z.object({
      reference: z.string(),
      why: z.enum(["open", "rental", "order_under_way", "order"]),
      kept_until: z.string().nullable(),
    }),
  ),
  forgotten: z.object({
    bookings: z.number().int(),
    enquiries: z.number().int(),
    quotes: z.number().int(),
    notes: z.number().int(),
    consents: z.number().int(),
  }),
});
export type ApiErasurePreview = z.infer<typeof apiErasurePreviewSchema>;

export const apiCustomerExportSchema = z.object({
  file_name: z.string(),
  /** The complete data in machine-readable form. */
  data: z.record(z.string(), z.unknown()),
  /** The customer's data as a readable HTML page. */
  html: z.string(),
});

/** The customer of a booking or an enquiry, as staff see it beside the request. */
export const requestCustomerSchema = z.object({
  id: z.string(),
  name: z.string(),
  banned: z.boolean(),
  /** Fields in which the request differs from the customer record. */
  suggestions: z.array(z.object({ field: z.string(), current: z.string().nullable(), typed: z.string() })),
});
export type ApiRequestCustomer = z.infer<typeof requestCustomerSchema>;

/** An additional driver of a booking. */
export const apiDriverSchema = z.object({ id: z.string(), name: z.string(), ...driverShape });
export type ApiDriver = z.infer<typeof apiDriverSchema>;
