import { z } from "zod";
import { labelledValueSchema } from "#domain/api/shared-schemas.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { MESSAGE_SIDES } from "#domain/messages/conversation.ts";

/** A message of a conversation, from staff or from the customer. */
const apiMessageSchema = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  /** A staff user's id; null for the customer. */
  author: z.string().nullable(),
  author_name: z.string().nullable(),
  author_email: z.string().nullable(),
  body: z.string(),
  created_at: z.string(),
});
export type ApiMessage = z.infer<typeof apiMessageSchema>;

export const apiEnquiryMessageSchema = apiMessageSchema.extend({ enquiry_id: z.string() });
export type ApiEnquiryMessage = z.infer<typeof apiEnquiryMessageSchema>;

export const apiBookingMessageSchema = apiMessageSchema.extend({ booking_id: z.string() });
export type ApiBookingMessage = z.infer<typeof apiBookingMessageSchema>;

/** The values that fill an answer template in a message to a renter, in the language of the renter's mails: the booking's, or Italian. */
export const messageValuesSchema = z.object({
  language: languageField,
  /** What the message is about. */
  subject: z.string(),
  rows: z.array(labelledValueSchema),
  rental: z.object({ vehicle: z.string(), pickup: z.string(), return: z.string(), total: z.string() }),
});
