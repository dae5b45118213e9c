import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerDuration, ReplyCountdownClock } from "#app/features/admin/enquiries/enquiry-state.tsx";
import { MINUTE_MS } from "#domain/durations.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

beforeEach(() => vi.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z") }));
afterEach(() => vi.useRealTimers());

// Rule: product.md#reply-promise
test("counts on from the server's time, whatever the browser's clock shows", () => {
  renderOnSite(<ReplyCountdownClock dueInSeconds={31 * 60} loadedAt={Date.now()} />);
  const clock = screen.getByRole("timer");
  expect(clock.textContent).toBe("0:31 rimasti");
  expect(clock.dataset.state).toBe("calm");
  act(() => vi.advanceTimersByTime(2 * MINUTE_MS));
  expect(clock.textContent).toBe("0:29 rimasti");
  expect(clock.dataset.state).toBe("soon");
  act(() => vi.advanceTimersByTime(35 * MINUTE_MS));
  expect(clock.textContent).toBe("Scaduta da 6 min");
  expect(clock.dataset.state).toBe("late");
});

test("shows how long a timely reply took, and marks a late one", () => {
  const createdAt = "2026-11-21T09:00:00Z";
  const { rerender, container } = renderOnSite(
    <AnswerDuration createdAt={createdAt} answeredAt="2026-11-21T09:42:00Z" />,
  );
  expect(container.textContent).toBe("Dopo 42 min");
  rerender(<AnswerDuration createdAt={createdAt} answeredAt="2026-11-21T12:05:00Z" />);
  expect(container.textContent).toBe("In ritardo, dopo 3 h 5 min");
});
