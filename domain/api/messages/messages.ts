import { z } from "zod";
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
