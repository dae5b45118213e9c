import { expect, test, vi } from "vitest";
import { cancellableRequest, LatestRequest } from "./latest-request.ts";

/** A request to which the test responds later, ignoring its signal. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const send = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  return { send, resolve, reject, isAborted: () => signals.map(({ aborted }) => aborted) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("of overlapping requests only the latest is reported, and the others are aborted", async () => {
  const reported: string[] = [];
  const latest = new LatestRequest();
  const [first, second, third] = [held(), held(), held()];
  for (const { send } of [first, second, third])
    latest.send(
      send,
      (answer) => reported.push(answer),
      () => reported.push("failed"),
    );
  third.resolve("third");
  await settled();
  first.resolve("first");
  second.reject(new Error("second"));
  await settled();
  expect(reported).toEqual(["third"]);
  expect([first, second, third].map(({ isAborted }) => isAborted())).toEqual([[true], [true], [false]]);
});

test("it is pending until the latest is answered, fails or is cancelled", async () => {
  const latest = new LatestRequest();
  const nothing = () => undefined;
  const [first, second, third] = [held(), held(), held()];
  latest.send(first.send, nothing, nothing);
  latest.send(second.send, nothing, nothing);
  first.resolve("too late");
  await settled();
  expect(latest.isPending).toBe(true);
  second.reject(new Error("offline"));
  await settled();
  expect(latest.isPending).toBe(false);
  latest.send(third.send, nothing, nothing);
  latest.cancel();
  expect(latest.isPending).toBe(false);
});

test("a request cancelled before its delay ends is never sent", () => {
  vi.useFakeTimers();
  const send = vi.fn(async () => "answer");
  const cancel = cancellableRequest(
    send,
    () => undefined,
    () => undefined,
    { delayMs: 200 },
  );
  vi.advanceTimersByTime(199);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});
