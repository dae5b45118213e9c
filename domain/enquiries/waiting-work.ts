import type { ReplyAlert } from "./reply-promise.ts";

/** What waits for staff, as every screen of the panel shows it. */
export interface WaitingWork {
  /** Booking requests and enquiries that nobody has answered, orders that nobody has arranged. */
  bookingRequests: number;
  enquiries: number;
  orders: number;
  /** Bookings in which something is late. */
  overdue: number;
  replyAlert: ReplyAlert;
}
