import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD } from "#domain/forms/bot-detection.ts";

test("new data of the page make it no younger, and the stamp of a second press stays", () => {
  const { container, rerender } = render(<RobotTrap stamp="first.1.a" />);
  const stamp = () => container.querySelector<HTMLInputElement>(`[name=${FORM_TIMESTAMP_FIELD}]`)?.value;
  rerender(<RobotTrap stamp="first.2.b" />);
  expect(stamp()).toBe("first.1.a");
  rerender(<RobotTrap stamp="again.3.c" />);
  rerender(<RobotTrap stamp="first.4.d" />);
  expect(stamp()).toBe("again.3.c");
});

test("its field is reached by no key and read by nobody", () => {
  const { container } = render(<RobotTrap stamp="first.1.a" />);
  const field = container.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
  expect([field?.tabIndex, field?.value, field?.closest("[aria-hidden=true]") !== null]).toEqual([-1, "", true]);
});
