import { expect, test } from "vitest";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD } from "#domain/forms/bot-detection.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

test("reloaded data keeps the first timestamp, except for the one of a second submission", () => {
  const { container, rerender } = renderOnSite(<RobotTrap stamp="first.1.a" />);
  const stamp = () => container.querySelector<HTMLInputElement>(`[name=${FORM_TIMESTAMP_FIELD}]`)?.value;
  rerender(<RobotTrap stamp="first.2.b" />);
  expect(stamp()).toBe("first.1.a");
  rerender(<RobotTrap stamp="again.3.c" />);
  rerender(<RobotTrap stamp="first.4.d" />);
  expect(stamp()).toBe("again.3.c");
});

test("Tab and screen readers skip the honeypot field", () => {
  const { container } = renderOnSite(<RobotTrap stamp="first.1.a" />);
  const field = container.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
  expect([field?.tabIndex, field?.value, field?.closest("[aria-hidden=true]") !== null]).toEqual([-1, "", true]);
});
