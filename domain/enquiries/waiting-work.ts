import type { ReplyAlert } from "./reply-promise.ts";

/** The counts of open work that every panel screen shows. */
export interface WaitingWork {
  /** Unanswered booking requests, unanswered enquiries and orders not yet arranged. */
  bookingRequests: number;
  /** Bookings, other than these requests, with messages that staff have not read. */
  bookingMessages: number;
  enquiries: number;
  orders: number;
  /** Number of bookings with something overdue. */
  overdue: number;
  replyAlert: ReplyAlert;
}
