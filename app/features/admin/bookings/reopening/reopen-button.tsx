import { lazy, Suspense, useState } from "react";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";

const ReopeningDialog = lazy(async () => (await import("./load-reopening-dialog.ts")).loadReopeningDialog());

/** Lets an admin reopen a booking that ended by mistake (product.md#reopening). */
export function ReopenButton({ booking }: { booking: ApiBookingDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Riapri…</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReopeningDialog booking={booking} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
