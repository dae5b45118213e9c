ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_kind";--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_kind" CHECK ("booking_events"."kind" in ('move', 'change', 'handover', 'note', 'opened', 'dates-asked', 'replaced', 'message', 'reminder'));
