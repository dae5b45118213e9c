import type { EnquiryKind, EnquiryStatus } from "#domain/enquiries/enquiry.ts";

/** A row of GET /api/enquiries. */
export interface RequestRow {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /** A staff user's id. */
  assigned_to: string | null;
  first_answered_at: string | null;
  reply_due_at: string;
  /** From the moment of the answer on; negative when late, null once answered. */
  reply_due_in_seconds: number | null;
  created_at: string;
  version: number;
}

/** GET /api/enquiries/{id}. */
export interface RequestCase extends RequestRow {
  /** What was asked for, line by line. */
  rows: { label: string; value: string }[];
  /** Of a flight, in euros. */
  estimate: FlightEstimate | null;
  answers: SentAnswer[];
}

export interface FlightEstimate {
  prices: { type: string; low: number; high: number }[];
  tax: number;
  complete: boolean;
}

export interface SentAnswer {
  id: string;
  /** A staff user's id. */
  author: string;
  author_name: string | null;
  author_email: string | null;
  body: string;
  created_at: string;
}

/** A row of GET /api/staff: whom a request may be given to. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** Who is signed in. */
  me: boolean;
}

/** "Giulia Ferraris", or the e-mail of somebody without a name. */
export const personName = ({ name, email }: Pick<Person, "name" | "email">): string => name || email;

/** Who has a request, as a list says it. */
export function assigneeName(id: string | null, people: readonly Person[]): string {
  if (id === null) return "Nessuno";
  const person = people.find((one) => one.id === id);
  return person ? personName(person) : "Non più in servizio";
}
